import RecipeBrowser

/// Completion for zsh, by its own `_arguments`.
struct ZshCompletion {
  var text: String {
    """
    #compdef larder
    # Completion of larder for zsh, written by 'larder completion zsh'.

    _larder_commands() {
      local -a commands=(
    \(Shell.commands.map { "    \(Shell.quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    _larder_operands() {
      case $words[1] in
    \(Shell.commands.map(operands).joined(separator: "\n"))
      esac
    }

    _larder() {
      local curcontext=$curcontext
      _arguments -s -S \\
    \(Option.all.map { "    \(specification($0)) \\" }.joined(separator: "\n"))
        '1: :_larder_commands' \\
        '*:: :_larder_operands'
    }

    if [[ $funcstack[1] == _larder ]]; then
      _larder "$@"
    else
      compdef _larder larder
    fi

    """
  }

  /// An option of the program as `_arguments` wants it.
  private func specification(_ option: Option) -> String {
    let tail =
      "[\(escaped(option.summary))]" + (option.value.map { ":\(name(option)):\(action($0))" } ?? "")
    let sign = option.value == nil ? "" : "="
    guard let letter = option.letter else {
      return Shell.quoted("\(option.spelling)\(sign)\(tail)")
    }
    let plus = option.value == nil ? "" : "+"
    let isRepeatable = ["load", "command", "file"].contains(option.name)
    let head = isRepeatable ? "*" : "(-\(letter) \(option.spelling))"
    return "'\(head)'{-\(letter)\(plus),\(option.spelling)\(sign)}\(Shell.quoted(tail))"
  }

  private func name(_ option: Option) -> String {
    option.argument.map { $0.contains("|") ? option.name : $0 } ?? ""
  }

  private func operands(of command: CommandWords) -> String {
    let options = command.options.map { option in
      Shell.quoted(option.name + (option.value.map { ":value:\(action($0))" } ?? ""))
    }
    let operands = command.operands.enumerated().map { index, choice in
      let place = index == command.operands.count - 1 ? "*" : "\(index + 1)"
      return Shell.quoted("\(place): :\(action(choice))")
    }
    return "  \(command.name)) _arguments \((options + operands).joined(separator: " ")) ;;"
  }

  /// What completes a word; words that end in `=` get no blank behind them.
  private func action(_ choice: CommandWords.Choice) -> String {
    switch choice {
    case .anything: " "
    case .paths: "_files"
    case .words(let words):
      words.allSatisfy { $0.hasSuffix("=") }
        ? "{compadd -S \"\" -- \(words.joined(separator: " "))}"
        : "(\(words.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
  }
}
