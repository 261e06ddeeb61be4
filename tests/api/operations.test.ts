// Every operation that the web sends is valid against the schema that query-api builds, and is registered: drift shows here, not in a browser.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { expect, test } from '@jest/globals';
import { Kind, parse, print, validate, type DocumentNode } from 'graphql';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';

const web = join(__dirname, '../../web/src');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'));
const documentOf = (value: unknown): DocumentNode | undefined => {
  if (typeof value === 'string') return parse(value);
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
    ? (value as DocumentNode)
    : undefined;
};
const documentsIn = async (file: string): Promise<readonly DocumentNode[]> => {
  const path = join(web, 'generated', file.replace(/\.graphql$/, '.ts'));
  const exported = (await import(path)) as Record<string, unknown>;
  return Object.values(exported).flatMap((value) => documentOf(value) ?? []);
};
const schema = schemaOf(resolvers);
const registered = JSON.parse(readFileSync(join(web, 'generated/operations.json'), 'utf8')) as { sha256: string }[];
const hashes = new Set(registered.map(({ sha256 }) => sha256));
const hashOf = (document: DocumentNode) =>
  createHash('sha256')
    .update(print(parse(print(document))))
    .digest('hex');

test('there are operations to look at', () => expect(files.length).toBeGreaterThan(5));
test.each(files)('%s asks for what the schema has', async (file) => {
  for (const document of await documentsIn(file))
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
});
test.each(files)('%s is registered, as it is written and as the cache of the client sends it', async (file) => {
  for (const document of await documentsIn(file))
    expect([document, addTypenameToDocument(document)].filter((one) => !hashes.has(hashOf(one)))).toEqual([]);
});
