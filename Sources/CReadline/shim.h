#include <stdio.h>  // readline.h uses FILE without including this
#include <stdlib.h>
#include <readline/readline.h>
#include <readline/history.h>

// Readline is configured through global variables, which Swift 6 will not touch: it cannot see
// that only the main thread does. These functions are the whole of what the program needs.

static inline void creadline_set_program_name(const char *name) { rl_readline_name = name; }

/// Gives the terminal back. At the end of input readline adds a new line, but only where bracketed
/// paste works; the program adds its own everywhere instead.
static inline void creadline_deprep_terminal(void) {
  rl_eof_found = 0;
  rl_deprep_terminal();
}

/// Leaves every signal, and the new line at the end, to the program.
static inline void creadline_leave_ending_to_caller(void) {
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_deprep_term_function = creadline_deprep_terminal;
}

static inline void creadline_set_character_reader(rl_getc_func_t *reader) {
  rl_getc_function = reader;
}

/// Only a new line of a pasted text begins a word.
static inline char *creadline_word_breaks(void) {
  static char breaks[] = "\n";
  return breaks;
}

/// Installs completion of whole lines: the completer sees everything before the cursor, its order
/// is kept, and file names are never offered instead.
static inline void creadline_set_completer(
    rl_completion_func_t *completer, rl_compdisp_func_t *display) {
  rl_attempted_completion_function = completer;
  rl_completion_display_matches_hook = display;
  rl_completion_word_break_hook = creadline_word_breaks;
  rl_completer_quote_characters = "";
  rl_sort_completion_matches = 0;
}

static inline void creadline_disable_filename_completion(void) { rl_attempted_completion_over = 1; }

/// The character that follows a completed word; 0 for none.
static inline void creadline_set_append_character(int character) {
  rl_completion_append_character = character;
}
