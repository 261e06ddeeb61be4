import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredPart, StoredObject } from '../port.ts';
import { orNothing } from './durable.ts';

/** It says what an object is made of. */
export type Manifest = StoredObject & { readonly parts: readonly StoredPart[] };
export const manifestFile = 'object.json';
const mostKept = 1000;

/**
 * It keeps the manifests of the objects that are asked for again and again, as seeks in a video do. Each time one look at the file tells whether it is still
 * there and the same, for any process may remove it.
 */
export function manifestCache() {
  const kept = new Map<string, { readonly version: string; readonly manifest: Manifest }>();
  return {
    async read(directory: string): Promise<Manifest | undefined> {
      const path = join(directory, manifestFile);
      const found = await stat(path, { bigint: true }).catch(orNothing);
      const version = found && `${found.ino} ${found.mtimeNs} ${found.size}`;
      const known = kept.get(directory);
      kept.delete(directory);
      if (version === undefined) return undefined;
      let manifest = known?.version === version ? known.manifest : undefined;
      if (!manifest) {
        const text = await readFile(path, 'utf8').catch(orNothing);
        if (text === undefined) return undefined;
        // These files are written by this driver alone.
        manifest = JSON.parse(text) as Manifest;
      }
      kept.set(directory, { version, manifest });
      // The first is the one that was asked for longest ago.
      for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
      return manifest;
    },
  };
}
