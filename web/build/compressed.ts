import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = 1024;
/** index.html is a template, so the server compresses what it makes of it. */
const isText = (path: string) => /\.(js|css|svg|json)$/.test(path);

/** Writes a `.br` and a `.gz` beside each text file, so that the server never compresses while someone waits. */
export const compressed = (): Plugin => ({
  name: 'paideia:compressed',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }) => {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !isText(path)) continue;
      const bytes = readFileSync(path);
      if (bytes.length < smallest) continue;
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      );
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
