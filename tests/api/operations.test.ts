// Every operation that the web sends is valid against the schema that query-api builds: drift shows here, not in a browser.
import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Kind, parse, validate, type DocumentNode } from 'graphql';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';

const web = join(__dirname, '../../web/src');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.documents.ts'));
const documentOf = (value: unknown): DocumentNode | undefined => {
  if (typeof value === 'string') return /^\s*(query|mutation)\b/.test(value) ? parse(value) : undefined;
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
    ? (value as DocumentNode)
    : undefined;
};
const schema = schemaOf(resolvers);

test('there are operations to look at', () => expect(files.length).toBeGreaterThan(5));
test.each(files)('%s asks for what the schema has', async (file) => {
  const exported = (await import(join(web, file))) as Record<string, unknown>;
  for (const value of Object.values(exported)) {
    const document = documentOf(value);
    if (!document?.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) continue;
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  }
});
