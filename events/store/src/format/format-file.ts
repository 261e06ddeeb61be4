import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormatPlace } from './format.ts';

export const formatFile = 'format.json';

function read(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
/** A crash leaves the file as it was or as it is to be. */
function write(directory: string, path: string, value: unknown): void {
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  const folder = openSync(directory, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** The embedded stores have it beside them, in a file that is read before any of them is opened. One process writes it. */
export function formatInFile(dataDir: string): FormatPlace {
  const path = join(dataDir, formatFile);
  return {
    name: path,
    read: async () => read(path),
    async change(next) {
      const found = read(path);
      const wanted = next(found);
      if (wanted !== found) write(dataDir, path, wanted);
      return wanted;
    },
  };
}
