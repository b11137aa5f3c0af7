#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlreader.h>

// What Swift cannot use itself: variadic callbacks and variables of C.

static inline void cxml_ignore(void *context, const char *format, ...) {}

/// Gives back what the library allocated.
static inline void cxml_free(void *memory) { xmlFree(memory); }

/// Keeps the library from writing to standard error.
static inline void cxml_be_quiet(void) { xmlSetGenericErrorFunc(NULL, cxml_ignore); }
