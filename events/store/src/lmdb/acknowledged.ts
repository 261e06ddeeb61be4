import { closeSync, constants, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { wasGivenOut } from '../given-out.ts';
import type { EventStore, Position } from '../port.ts';
import { endBefore } from './failed-commits.ts';

export const acknowledgedFile = 'events.acknowledged';
const [positionAt, writerAt] = [0, 8];

/**
 * How far events are acknowledged that LMDB may not have yet, for the processes that read, and the number of the writer who does that: two times eight bytes of
 * a file that nobody flushes, because the writer says both anew when it opens the log.
 */
export type Told = ReturnType<typeof acknowledged>;
export function acknowledged(path: string) {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  const bytes = Buffer.alloc(8);
  const read = (at: number): number =>
    readSync(file, bytes, 0, bytes.length, at) === bytes.length ? bytes.readDoubleLE() : 0;
  function write(at: number, value: number): void {
    bytes.writeDoubleLE(value);
    writeSync(file, bytes, 0, bytes.length, at);
  }
  let writer: number | undefined;
  return {
    tell: (position: Position): void => write(positionAt, position),
    position: (): Position => read(positionAt),
    /** From now on this one writes the log, and whoever did before writes and acknowledges nothing more. It is called in a transaction, so one comes after the other. */
    take(): void {
      writer = read(writerAt) + 1;
      write(writerAt, writer);
    },
    isTaken: (): boolean => read(writerAt) === writer,
    /** It is asked in each transaction before that writes, and before anything is acknowledged that stands in the write-ahead log alone. */
    assertTaken(): void {
      if (!this.isTaken()) endBefore(new Error('another process has taken the log'));
    },
    close: (): void => closeSync(file),
  };
}

/**
 * Says whether the log of the directory has all that was acknowledged in it. It has not when the writer was killed and not started again, or has no room for it: whoever takes a copy
 * then would leave that out.
 */
export async function hasAllAcknowledged(directory: string, store: Pick<EventStore, 'readAll'>): Promise<boolean> {
  const path = `${directory}/${acknowledgedFile}`;
  if (!existsSync(path)) return true;
  const told = acknowledged(path);
  try {
    return await wasGivenOut(store, told.position());
  } finally {
    told.close();
  }
}
