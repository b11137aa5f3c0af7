#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What Swift cannot call itself: variadic functions, macros, and the methods of an open file.

/// What is at a path: 0 nothing, 1 a file of `size` bytes, 2 a folder, 3 something else, -1 it
/// cannot be told. (SQLite itself takes a file of one byte for an empty one.)
static inline int csqlite_file_kind(const char *path, sqlite3_int64 *size) {
  struct stat status;
  *size = 0;
  if (stat(path, &status) != 0) return errno == ENOENT ? 0 : -1;
  *size = status.st_size;
  if (S_ISREG(status.st_mode)) return 1;
  return S_ISDIR(status.st_mode) ? 2 : 3;
}

/// Makes an empty file where nothing is yet: 0, or -1 with the reason in `errno`.
static inline int csqlite_make_file(const char *path) {
  int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  return descriptor < 0 ? -1 : close(descriptor);
}

/// Removes a file.
static inline void csqlite_remove_file(const char *path) { unlink(path); }

/// Why the last call of the operating system failed.
static inline const char *csqlite_last_reason(void) { return strerror(errno); }

/// Why the operating system refused the last thing that this connection asked of it, or NULL.
static inline const char *csqlite_system_reason(sqlite3 *db) {
  int number = sqlite3_system_errno(db);
  return number == 0 ? NULL : strerror(number);
}

/// Reads the beginning of the database file without a lock and without touching any other file;
/// what lies beyond the end of the file reads as zeros.
static inline int csqlite_read_header(sqlite3 *db, void *buffer, int count, sqlite3_int64 *size) {
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == NULL || file->pMethods == NULL) return SQLITE_CANTOPEN;
  code = file->pMethods->xFileSize(file, size);
  if (code != SQLITE_OK) return code;
  code = file->pMethods->xRead(file, buffer, count, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

/// Binds a text of so many bytes, which SQLite copies.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
