import RecipeBrowser

/// Completion for fish: a condition, and a line for each word.
struct FishCompletion {
  var text: String {
    """
    # Completion of larder for fish, written by 'larder completion fish'.

    # Whether the command is this one, '' while there is none; with a number, whether its next operand
    # has it, or one from it on for '2+'.
    function __larder_at -a name number
        set -l command ''
        set -l operands 1
        set -l skips 0
        for word in (commandline -opc)[2..]
            if test $skips = 1
                set skips 0
                continue
            end
            switch "$command $word"
                case \(valued.map { "'\($0)'" }.joined(separator: " "))
                    set skips 1
                case '* -*'
                case ' *'
                    set command $word
                case '*'
                    set operands (math $operands + 1)
            end
        end
        test "$command" = "$name"; or return 1
        test -n "$number"; or return 0
        test $skips = 0; or return 1
        if string match -q '*+' $number
            test $operands -ge (string trim -c + $number)
        else
            test $operands = $number
        end
    end

    complete -c larder -f
    \((program + Shell.commands.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var valued: [String] {
    Option.all.filter { $0.value != nil }.flatMap(\.spellings).map { " \($0)" }
      + Shell.commands.flatMap { command in
        command.options.filter { $0.value != nil }.map { "\(command.name) \($0.name)" }
      }
  }

  private var program: [String] {
    Option.all.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return "complete -c larder -n '__larder_at \"\"'\(letter) -l \(option.name)"
        + (option.value.map(value) ?? "") + " -d \(quoted(option.summary))"
    }
      + Shell.commands.map { command in
        "complete -c larder -n '__larder_at \"\"' -a \(command.name) -d \(quoted(command.summary))"
      }
  }

  private func lines(of command: CommandWords) -> [String] {
    let options = command.options.map { option in
      "complete -c larder -n '__larder_at \(command.name)' -l \(option.name.dropFirst(2))"
        + (option.value.map(value) ?? "")
    }
    let operands = command.operands.enumerated().compactMap { index, choice -> String? in
      guard choice != .anything else { return nil }
      let number = "\(index + 1)" + (index == command.operands.count - 1 ? "+" : "")
      return "complete -c larder -n '__larder_at \(command.name) \(number)'"
        + (choice == .paths ? " -F" : words(choice))
    }
    return options + operands
  }

  private func value(_ choice: CommandWords.Choice) -> String {
    choice == .paths ? " -r -F" : " -x" + words(choice)
  }

  private func words(_ choice: CommandWords.Choice) -> String {
    guard case .words(let words) = choice else { return "" }
    return " -a \(quoted(words.joined(separator: " ")))"
  }

  /// A text in single quotes, as fish wants it.
  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
