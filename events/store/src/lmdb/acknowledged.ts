import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import type { Position } from '../port.ts';

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
