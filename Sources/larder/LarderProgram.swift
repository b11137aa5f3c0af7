import Glibc
import RecipeBrowser

/// The program: reads its command line and does what it says.
enum LarderProgram {
  /// Runs to the end.
  ///
  /// - Returns: The exit status.
  static func main(_ arguments: [String]) -> Int32 {
    Descriptor.occupyStandardStreams()
    Signals.install()
    let environment = Environment()
    let settings: Settings
    do throws(UsageError) {
      settings = try ArgumentParser.settings(for: arguments.dropFirst())
    } catch {
      Console(environment).writeError("larder: \(error)\n")
      return 2
    }
    let console = Console(environment)
    var status: Int32 = 0
    switch settings.information {
    case .help: console.write(Help.text)
    case .version: console.write(Help.version + "\n")
    case nil:
      guard let errand = settings.errand else { return Run(settings, environment).status() }
      status = errand.run(console, environment)
    }
    console.flush()
    return status
  }
}
