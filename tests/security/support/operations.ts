// Each operation of the schema is listed with what it is asked with for a target's records, and with the rule of the permission tables that it stands under.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Row } from './row.ts';

export type { Row };
type Rows = Readonly<Record<string, Row>>;
type SliceRows = { readonly queries?: Rows; readonly mutations?: Rows };

const load = createRequire(__filename);
const folder = join(__dirname, 'operations');
const slices = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => load(join(folder, file)) as SliceRows);

export const queries: Rows = Object.fromEntries(slices.flatMap((slice) => Object.entries(slice.queries ?? {})));
export const mutations: Rows = Object.fromEntries(slices.flatMap((slice) => Object.entries(slice.mutations ?? {})));
