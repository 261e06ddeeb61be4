import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import type { AnyCollection, Collection } from '@paideia/documents/port.ts';
import { compareModels } from './comparison.ts';
import type { Log } from '../log.ts';
import { run } from '../runner.ts';
import { lampEvent, lampProjection, type Lamp } from '../testing/lamp.ts';
import { temporaryStores } from '../testing/stores.ts';

const { projection, group, lamps, rooms } = lampProjection();
const build = { group, generation: 1 };
let live: ReturnType<typeof temporaryStores>;
beforeEach(() => void (live = temporaryStores()));
afterEach(() => live.close());

/** It is the endless log of the lamps up to an event, where it ends. */
const logUpTo = (end: number): Log => ({
  async *subscribe(after) {
    const events = Array.from({ length: Math.max(0, end - after) }, (_, n) => lampEvent(after + 1 + n));
    if (events.length > 0) yield { events, broken: new Map(), position: end };
  },
  head: () => Promise.resolve(end),
});
const feed = (to: number) =>
  run({
    projection,
    build,
    documents: live.documents,
    records: live.records,
    log: logUpTo(to),
    signal: new AbortController().signal,
  });
async function compare({ head = 1_000, documents = live.documents } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'comparison-'));
  const scratch = {
    documents: await openDocumentStore({ dataDir: directory }),
    records: await openRecords({ dataDir: directory, file: 'parked' }),
  };
  try {
    const { signal } = new AbortController();
    const [verdict] = await compareModels({
      projections: [projection],
      live: documents,
      logUpTo,
      head: () => Promise.resolve(head),
      scratch,
      signal,
    });
    return verdict!;
  } finally {
    await Promise.all([scratch.documents.close(), scratch.records.close()]);
    rmSync(directory, { recursive: true });
  }
}
/** It leaves the document as somebody would who can write to the file: no event made it, and it claims one that is not there yet, which no build may. */
async function tamper<V extends { _id: string }>(
  from: Collection<V>,
  id: string,
  change: (doc: V | undefined) => V | undefined,
) {
  const before = (await live.documents.load(from, 1, [id])).get(id);
  const position = await live.documents.position(build);
  await live.documents.commit(
    build,
    [from as unknown as AnyCollection],
    [{ into: from as unknown as AnyCollection, documents: [{ id, position: position + 1, doc: change(before?.doc) }] }],
    position,
  );
  return before;
}

test('a read model that was fed as it should be equals a fresh fold, and its checksum tells the position', async () => {
  await feed(1_000);
  const verdict = await compare();
  expect(verdict).toMatchObject({ group: 'lamps', position: 1_000, problem: null, first: null, unsettled: 0 });
  expect(verdict.documents).toBeGreaterThan(10);
  expect((await compare()).checksum).toBe(verdict.checksum);
  await feed(1_003);
  expect((await compare({ head: 1_003 })).checksum).not.toBe(verdict.checksum);
});

test.each([
  [
    'an edited document with its fields',
    (doc: Lamp | undefined) => ({ ...doc!, lit: 99 }),
    { kind: 'differs', fields: ['lit'] },
  ],
  ['a document that is gone', () => undefined, { kind: 'missing', fields: [] }],
])('%s is named', async (_, change, told) => {
  await feed(1_000);
  await tamper(lamps, 'lamp6', change);
  expect(await compare()).toMatchObject({ problem: 'differs', first: { collection: 'lamps', id: 'lamp6', ...told } });
});

test('a document that no event made is named', async () => {
  await feed(1_000);
  await tamper(rooms, 'attic', () => ({ _id: 'attic', name: 'Attic', lamps: 0 }));
  expect(await compare()).toMatchObject({
    problem: 'differs',
    first: { collection: 'rooms', id: 'attic', kind: 'unexpected' },
  });
});

test('it may be fed meanwhile: what came after the comparison began is compared as it is then', async () => {
  await feed(500);
  let at = 500;
  const busy = { ...live.documents };
  busy.load = async (...args) => {
    if (at < 900) await feed((at += 50));
    return live.documents.load(...args);
  };
  expect(await compare({ documents: busy })).toMatchObject({ position: 500, problem: null, unsettled: 0 });
  expect(at).toBe(900);
});

test('a model of another log, and one that was never built, are no read models of this log', async () => {
  expect(await compare()).toMatchObject({ problem: 'notBuilt' });
  await feed(1_000);
  expect(await compare({ head: 999 })).toMatchObject({ problem: 'otherLog' });
});
