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
    guard let information = settings.information else {
      return Run(settings, environment).status()
    }
    let console = Console(environment)
    switch information {
    case .help: console.write(Help.text)
    case .version: console.write(Help.version + "\n")
    }
    console.flush()
    return 0
  }
}
