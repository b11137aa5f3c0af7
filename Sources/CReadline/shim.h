#include <stdio.h>  // readline.h uses FILE without including this
#include <readline/readline.h>
#include <readline/history.h>
