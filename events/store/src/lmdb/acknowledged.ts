import { closeSync, constants, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { wasGivenOut } from '../given-out.ts';
import type { EventStore, Position } from '../port.ts';

export const acknowledgedFile = 'events.acknowledged';

/**
 * How far events are acknowledged that LMDB may not have yet, for the processes that read: eight bytes of a file that nobody flushes, because the
 * writer says it anew when it opens the log.
 */
export function acknowledged(path: string) {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  const bytes = Buffer.alloc(8);
  return {
    tell(position: Position): void {
      bytes.writeDoubleLE(position);
      writeSync(file, bytes, 0, bytes.length, 0);
    },
    position: (): Position => (readSync(file, bytes, 0, bytes.length, 0) === bytes.length ? bytes.readDoubleLE() : 0),
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
