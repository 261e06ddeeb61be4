import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * So does a process that opens a file of LMDB while others commit: it tells all of them that the commit which it found is the newest, however many came meanwhile.
 * It is for tests alone: whoever closes this file gives up LMDB's locks of the process.
 */
export function setBack(path: string, commits = 1): void {
  const file = openSync(`${path}-lock`, 'r+');
  const newest = Buffer.alloc(8);
  const at = 8; // It stands behind the marks of the file and of its format.
  readSync(file, newest, 0, 8, at);
  newest.writeBigUInt64LE(newest.readBigUInt64LE() - BigInt(commits));
  writeSync(file, newest, 0, 8, at);
  closeSync(file);
}
