// It writes query-api/schema.graphql from the resolvers; with `--check` it writes nothing and fails when the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';

const file = join(import.meta.dirname, '../query-api/schema.graphql');
// It is sorted, so that a resolver that moves to another file or place changes nothing.
const written = `# Written by \`npm run schema\` and by the build; do not edit.
${printSchema(lexicographicSortSchema(schemaOf(resolvers)))}
`;

if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
  if (process.argv.includes('--check')) {
    console.error('query-api/schema.graphql is stale: run `npm run schema`.');
    process.exitCode = 1;
  } else writeFileSync(file, written);
}
