#include <archive.h>
#include <archive_entry.h>

// Macros with casts are not imported by themselves.
static const int carchive_regular_file = AE_IFREG;
