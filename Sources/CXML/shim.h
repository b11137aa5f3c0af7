#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlreader.h>

// What Swift cannot call itself: variadic callbacks and macros.

static inline void cxml_ignore(void *context, const char *format, ...) {}

/// Keeps the library from writing to standard error.
static inline void cxml_be_quiet(void) { xmlSetGenericErrorFunc(NULL, cxml_ignore); }
