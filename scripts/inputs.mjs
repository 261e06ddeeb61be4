// `npm start` builds only when the hash of what the build is made of has changed. This is plain Node, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const sourceDirs = ['events', 'command-service', 'projection-service', 'query-api', 'web', 'scripts'];
export const stampFile = join(root, 'dist', 'build-stamp');

function* files(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'generated', '.cache', 'schema.graphql'].includes(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (!/\.(test|spec|contract)\.tsx?$/.test(entry.name)) yield path;
  }
}
export function inputsHash() {
  const hash = createHash('sha256');
  const all = sourceDirs.flatMap((directory) => [...files(join(root, directory))]).sort();
  for (const path of [...all, join(root, 'package-lock.json')])
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}
