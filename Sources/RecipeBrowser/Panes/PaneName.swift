/// The three panes, from left to right.
package enum PaneName: String, CaseIterable, Sendable {
  case sidebar, list, detail
}
