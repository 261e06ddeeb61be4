import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb-document-store.ts';
import { indexEntries } from '@paideia/documents/contract/index-entries.ts';
import { mongoDocumentStore } from '@paideia/documents/mongodb/mongo-document-store.ts';
import { mongoServer, skipped } from '../../documents/test-servers/mongo.server.ts';
import { bundled } from '../../../scripts/bundled.ts';
import { foldInMemory } from './memory.ts';
import { lampEvent, lampProjection } from './testing/lamp.ts';
import { entriesWhenKept, everything, until } from './testing/stores.ts';

const directory = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const kills = 6;
const program = bundled(join(__dirname, 'testing/projecting.process.ts'));

/** Resolves at its first commit. */
async function project(
  into: string,
  to: number,
  ...more: readonly string[]
): Promise<{ child: ChildProcess; at: () => number }> {
  const child = fork(program, [into, `${to}`, ...more]);
  let position = 0;
  await new Promise<void>((resolve, reject) => {
    child.on('message', (at: number) => ((position = at), resolve()));
    child.once('exit', (code) => reject(new Error(`it ended by itself with ${code}`)));
  });
  return { child, at: () => position };
}
const gone = async (child: ChildProcess) => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.removeAllListeners('message');
  child.kill('SIGKILL');
  await ended;
};

const directories = { load: join(directory, 'load'), indexes: join(directory, 'indexes') };

test('killed again and again under load, the documents are those of a fresh rebuild', async () => {
  const { projection, group, lamps, rooms } = lampProjection();
  const seen: number[] = [];
  for (let n = 0; n < kills; n++) {
    const { child, at } = await project(directories.load, 10_000_000);
    await new Promise((resolve) => setTimeout(resolve, 20 + ((n * 97) % 150)));
    seen.push(at());
    await gone(child);
  }
  // Each went on where the one before was killed.
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBe(kills);
  const documents = lmdbDocumentStore(directories.load, { readOnly: true });
  const position = await documents.position({ group, generation: 1 });
  expect(position).toBeGreaterThanOrEqual(seen.at(-1)!);
  const events = Array.from({ length: position }, (_, n) => lampEvent(n + 1));
  const expected = foldInMemory(projection, events);
  expect(await everything(documents, lamps)).toEqual(expected.all(lamps));
  expect(await everything(documents, rooms)).toEqual(expected.all(rooms));
  await documents.close();
});

test('killed while it is filled and while its indexes are made, a new build has every entry of them in the end', async () => {
  const { projection, group, lamps, rooms } = lampProjection();
  const end = 10_500;
  await gone((await project(directories.indexes, end)).child);
  const documents = lmdbDocumentStore(directories.indexes, { readOnly: true });
  // Whoever waits for the head waits for the indexes too.
  for (let n = 0; !(await documents.reached(group, end, 0)); n++) {
    const child = fork(program, [directories.indexes, `${end}`]);
    // The busier the machine, the longer it takes until there is something to kill.
    await documents.reached(group, end, 300 + n * (60 + 10 * n));
    await gone(child);
  }
  expect(await documents.position({ group, generation: 1 })).toBe(end);
  const expected = foldInMemory(
    projection,
    Array.from({ length: end }, (_, n) => lampEvent(n + 1)),
  );
  const all = expected.all(lamps);
  expect(await everything(documents, lamps)).toEqual(all);
  for (const room of new Set(all.map((lamp) => lamp.room)))
    expect((await documents.read(lamps).find({ limit: 100, where: { room } })).items).toEqual(
      all.filter((lamp) => lamp.room === room),
    );
  const { items } = await documents.read(rooms).find({ limit: 100, sort: { field: 'name' } });
  expect([...items].sort((a, b) => (a._id < b._id ? -1 : 1))).toEqual(expected.all(rooms));
  expect(await indexEntries(directories.indexes, { group, generation: 1 })).toEqual(
    await entriesWhenKept(projection, expected),
  );
  await documents.close();
});

test('killed while entries that were gathered on the way are loaded, it makes them of the documents', async () => {
  const { projection, group } = lampProjection();
  const end = 10_500;
  const expected = await entriesWhenKept(
    projection,
    foldInMemory(
      projection,
      Array.from({ length: end }, (_, n) => lampEvent(n + 1)),
    ),
  );
  let killedBefore = 0;
  // Now and then it is quicker than whoever kills it, on a busy machine more often than not.
  for (let n = 0; killedBefore < 3 && n < 100; n++) {
    const into = join(directory, `gathered-${n}`);
    const { child } = await project(into, end);
    const documents = lmdbDocumentStore(into, { readOnly: true });
    await until(async () => (await documents.position({ group, generation: 1 })) === end);
    await new Promise((resolve) => setTimeout(resolve, 2 * killedBefore));
    await gone(child);
    if (!(await documents.reached(group, end, 0))) {
      killedBefore++;
      const next = fork(program, [into, `${end}`]);
      expect(await documents.reached(group, end, 60_000)).toBe(true);
      await gone(next);
    }
    expect(await indexEntries(into, { group, generation: 1 })).toEqual(expected);
    await documents.close();
  }
  expect(killedBefore).toBe(3);
});

if (skipped) test.skip(`killed on MongoDB: ${skipped}`, () => {});
else
  describe('on MongoDB, where documents and positions are written one after another', () => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    beforeAll(async () => void (server = await mongoServer()));
    afterAll(() => server.stop());

    // Small batches, of which most look at nothing but each document itself, and large ones, of which most look at others.
    test.each([3, 300])(
      'killed again and again with up to %d events a commit, the documents are those of a fresh rebuild',
      async (most) => {
        const { projection, group, lamps, rooms } = lampProjection();
        const url = new URL(server.url);
        url.pathname = `/kill-${process.pid}-${most}`;
        const more = [`${most}`, url.href];
        const seen: number[] = [];
        for (let n = 0; n < 4; n++) {
          const { child, at } = await project(directory, 10_000_000, ...more);
          await new Promise((resolve) => setTimeout(resolve, 10 + ((n * 61) % 160)));
          seen.push(at());
          await gone(child);
        }
        expect(new Set(seen).size).toBeGreaterThan(1);
        const end = Math.max(...seen) + 100;
        const { child } = await project(directory, end, ...more);
        const documents = await mongoDocumentStore(url.href);
        expect(await documents.reached(group, end, 30_000)).toBe(true);
        await gone(child);
        const expected = foldInMemory(
          projection,
          Array.from({ length: end }, (_, n) => lampEvent(n + 1)),
        );
        expect(await everything(documents, lamps)).toEqual(expected.all(lamps));
        expect(await everything(documents, rooms)).toEqual(expected.all(rooms));
        await documents.discard({ group, generation: 1 }, []);
        await documents.close();
      },
    );
  });
