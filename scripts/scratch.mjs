// The tests keep the stores they throw away here. They lie in memory where there is room: a kill -9 loses nothing there that it would not lose on a disk, and
// what a disk loses when the power goes is the subject of no test.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const roomNeeded = 4e9;

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}

/** Temporary directories are made there. A TMPDIR that somebody chose is kept to. */
export const scratchPlace = () => (process.env.TMPDIR || !hasRoom() ? tmpdir() : inMemory);

/** It makes a directory of its own that goes when the tests end, also when they are interrupted. */
export function scratchDir() {
  const path = mkdtempSync(join(scratchPlace(), 'paideia-test-'));
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (remove(), process.exit(1)));
  return { path, remove };
}
