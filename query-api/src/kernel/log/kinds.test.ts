import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { auditIds, auditTables } from '@paideia/events/catalogue.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { namedKinds } from './names.ts';

const records = projections.flatMap((projection) => projection.records ?? []);

test('whatever the log names has a view that knows its name', () => {
  const events = join(__dirname, '../../../../events/src');
  const named = readdirSync(events, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(events, file), 'utf8').matchAll(/(?:named|allNamed)\('(\w+)'|\bkind: '(\w+)', id/gi),
    ])
    .map(([, one, other]) => one ?? other);
  expect(named).toContain('course');
  const unknown = [...named, ...Object.values(auditIds)].filter((kind) => !namedKinds.includes(kind!));
  expect(unknown).toEqual([]);
});
test('a field holds ids of one kind, a kind has one view, and a stream one document', () => {
  const fields = auditTables.flatMap(({ ids = {} }) => Object.keys(ids));
  expect(new Set(fields).size).toBe(fields.length);
  const kinds = records.flatMap((record) => record.named?.kind ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
  const streams = records.flatMap((record) => record.standing?.of ?? []);
  expect(new Set(streams).size).toBe(streams.length);
});
