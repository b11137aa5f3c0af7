import RecipeBrowser

/// Completion for bash: one function, which walks the words before the cursor.
struct BashCompletion {
  var text: String {
    """
    # Completion of larder for bash, written by 'larder completion bash'.

    _larder_words() {
      mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
      [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
    }

    _larder_paths() {
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$1")
    }

    _larder() {
      local word=${COMP_WORDS[COMP_CWORD]} command='' option='' operands=0 index before
      COMPREPLY=()
      [[ $word != '=' ]] || word=''
      for ((index = 1; index < COMP_CWORD; index++)); do
        before=${COMP_WORDS[index]}
        if [[ $before == '=' ]]; then
          continue
        elif [[ $option ]]; then
          option=''
          continue
        fi
        case "$command $before" in
    \(valuedOptions) option=$before ;;
        *' -'*) ;;
        ' '*) command=$before ;;
        *) ((operands++)) ;;
        esac
      done
      if [[ $option ]]; then
        case "$command $option" in
    \(values)
        esac
      elif [[ $word == -* ]]; then
        case $command in
        '') _larder_words '\(Option.all.flatMap(\.spellings).joined(separator: " "))' "$word" ;;
    \(options)
        esac
      else
        case "$command $operands" in
        ' '*) _larder_words '\(Shell.commands.map(\.name).joined(separator: " "))' "$word" ;;
    \(operands)
        esac
      fi
    }

    complete -F _larder larder

    """
  }

  /// The options with a value: of the program behind a blank, of a command behind its name.
  private var valued: [(pattern: String, value: CommandWords.Choice)] {
    let program = Option.all.flatMap { option in
      option.spellings.compactMap { spelling in option.value.map { (" \(spelling)", $0) } }
    }
    let commands = Shell.commands.flatMap { command in
      command.options.compactMap { option in
        option.value.map { ("\(command.name) \(option.name)", $0) }
      }
    }
    return program + commands
  }

  private var valuedOptions: String {
    "    " + valued.map { "'\($0.pattern)'" }.joined(separator: " | ") + ")"
  }

  private var values: String {
    valued.compactMap { arm("'\($0.pattern)'", $0.value) }.joined(separator: "\n")
  }

  private var options: String {
    Shell.commands.filter { !$0.options.isEmpty }.map { command in
      let names = command.options.map(\.name).joined(separator: " ")
      return "    \(command.name)) _larder_words '\(names)' \"$word\" ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    Shell.commands.flatMap { command in
      command.operands.enumerated().compactMap { index, choice in
        let isLast = index == command.operands.count - 1
        return arm(isLast ? "'\(command.name) '*" : "'\(command.name) \(index)'", choice)
      }
    }.joined(separator: "\n")
  }

  private func arm(_ pattern: String, _ choice: CommandWords.Choice) -> String? {
    switch choice {
    case .anything: nil
    case .words(let words):
      "    \(pattern)) _larder_words '\(words.joined(separator: " "))' \"$word\" ;;"
    case .paths: "    \(pattern)) _larder_paths \"$word\" ;;"
    }
  }
}
