/*
 * Loaded by LD_PRELOAD, it is a disk that says EIO, as the file of SYNC_FAILS tells while it is there: with "syncs" in it fsync, fdatasync and msync fail, with
 * "ends" what is written through at once fails, which for LMDB is where the data end. How often that was stands, a byte each, in the file of the same name
 * with ".met".
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int fails(char what) {
  const char *path = getenv("SYNC_FAILS");
  char told = 0, met[4096];
  int file = path ? open(path, O_RDONLY) : -1;
  if (file < 0) return 0;
  ssize_t length = read(file, &told, 1);
  close(file);
  if (length != 1 || told != what) return 0;
  snprintf(met, sizeof met, "%s.met", path);
  file = open(met, O_WRONLY | O_CREAT | O_APPEND, 0600);
  length = write(file, "x", 1);
  close(file);
  errno = EIO;
  return 1;
}
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int fd) { return fails('s') ? -1 : NEXT(fsync)(fd); }
int fdatasync(int fd) { return fails('s') ? -1 : NEXT(fdatasync)(fd); }
int msync(void *at, size_t length, int flags) { return fails('s') ? -1 : NEXT(msync)(at, length, flags); }
ssize_t pwrite64(int fd, const void *from, size_t length, off64_t at) {
  int flags = fcntl(fd, F_GETFL);
  return flags >= 0 && (flags & O_DSYNC) && fails('e') ? -1 : NEXT(pwrite64)(fd, from, length, at);
}
