import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const load = createRequire(__filename);
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.ts'),
);
const tables = files
  .flatMap((file) => Object.entries(load(join(__dirname, file)) as Readonly<Record<string, object>>))
  .filter(([name]) => name.endsWith('Examples'));

/** A good payload of every command, by its name, from the slices' files of examples. */
export const commandExamples = Object.fromEntries(
  tables.flatMap(([, table]) => Object.entries(table as Readonly<Record<string, object>>)),
);
