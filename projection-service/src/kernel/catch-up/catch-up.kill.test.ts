import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { indexEntries } from '@paideia/documents/contract/index-entries.ts';
import { bundled } from '../../../../scripts/bundled.ts';
import { inProcess } from './catch-up.ts';
import { foldToHead } from './fold-to-head.ts';
import { foldInMemory } from '../memory.ts';
import { endlessLog } from '../testing/endless-log.ts';
import { lampEvent, lampProjection } from '../testing/lamp.ts';
import { entriesWhenKept, everything, temporaryStores } from '../testing/stores.ts';

const end = 30_000;
let stores: ReturnType<typeof temporaryStores>;
let program: string;
beforeAll(() => {
  stores = temporaryStores();
  program = join(stores.directory, 'folding.mjs');
  const file = JSON.stringify(pathToFileURL(bundled(`${__dirname}/../testing/folding.process.ts`)).href);
  writeFileSync(
    program,
    `process.env.LAMPS_IN = ${JSON.stringify(stores.directory)}; process.env.LAMPS_TO = '${end}'; await import(${file});`,
  );
});
afterAll(() => stores.close());

test('killed again and again while this process folds and writes too, every document and entry is there in the end', async () => {
  const names = ['beside1', 'beside2', 'here'];
  const [one, two, here] = names.map((name) => lampProjection({ name })) as [
    ReturnType<typeof lampProjection>,
    ReturnType<typeof lampProjection>,
    ReturnType<typeof lampProjection>,
  ];
  const warned: object[] = [];
  const handedOn = { writing: stores.documents.writing, records: stores.records };
  const run = inProcess(pathToFileURL(program), { projections: [one.projection, two.projection], handedOn }, (about) =>
    warned.push(about),
  );
  const folded = foldToHead({
    projections: [here.projection],
    documents: stores.documents,
    records: stores.records,
    log: endlessLog(end, 300),
    warn: (about) => warned.push(about),
  });
  const positions = async () =>
    Promise.all([one, two].map(({ group }) => stores.documents.position({ group, generation: 1 })));
  const isDone = async () =>
    (await Promise.all([one, two].map(({ group }) => stores.documents.reached(group, end, 0)))).every(Boolean);
  const seen = [await positions()];
  for (let n = 0; !(await isDone()); n++) {
    const killing = new AbortController();
    const ended = run(['beside1', 'beside2'], killing.signal);
    // The busier the machine, the longer it takes until there is something to kill.
    await wait(150 + ((n * 97) % 400) + n * (20 + 4 * n));
    killing.abort();
    await ended;
    seen.push(await positions());
  }
  await folded;
  expect(warned).toEqual([]);
  expect(seen.length).toBeGreaterThan(3);
  const expected = foldInMemory(
    one.projection,
    Array.from({ length: end }, (_, n) => lampEvent(n + 1)),
  );
  for (const { lamps, rooms } of [one, two, here]) {
    const all = expected.all(one.lamps);
    expect(await everything(stores.documents, lamps)).toEqual(all);
    expect(await everything(stores.documents, rooms)).toEqual(expected.all(one.rooms));
    for (const room of new Set(all.map((lamp) => lamp.room)))
      expect((await stores.documents.read(lamps).find({ limit: 100, where: { room } })).items).toEqual(
        all.filter((lamp) => lamp.room === room),
      );
  }
  const entries = await entriesWhenKept(one.projection, expected);
  for (const { group } of [one, two, here])
    expect(await indexEntries(stores.directory, { group, generation: 1 })).toEqual(entries);
});

test('it does not outlive the process that writes', async () => {
  const child = fork(program, ['orphaned'], { serialization: 'advanced' });
  const ended = new Promise((resolve) => child.once('exit', (code, by) => resolve(by)));
  await new Promise((resolve) => child.once('message', resolve)); // It asks for what nobody will write.
  child.disconnect();
  expect(await ended).toBe('SIGKILL');
});
