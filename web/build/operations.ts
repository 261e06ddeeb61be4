import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const registered = join(import.meta.dirname, '../src/generated/operations.json');

/** Emits `operations.json`: what the API accepts from this build in production, by the sha256 of the normalised text, `print(parse(query))`. */
export const operations = (): Plugin => ({
  name: 'paideia:operations',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: readFileSync(registered) });
  },
});
