// Glibc's own module leaves this header out.
#include <malloc.h>
