import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { any, buildOf, drop, uniqueGroup, writes } from '../contract/harness.ts';
import { buildKey, placeOf } from '../places.ts';
import { partsOf } from './mongo-intents.ts';
import { mongoDocumentStore, switchMs } from './mongo-document-store.ts';

test('an intent is cut into parts that fit, and a document that fits into none is named', () => {
  const write = (id: string, bytes: number) => ({ place: 'p', id, position: 1, doc: { text: 'x'.repeat(bytes) } });
  const ids = (most: number) =>
    partsOf(
      ['a', 'b', 'c'].map((id) => write(id, 300)),
      most,
    ).map((part) => part.map(({ id }) => id));
  expect(ids(10_000)).toEqual([['a', 'b', 'c']]);
  expect(ids(800)).toEqual([['a', 'b'], ['c']]);
  expect(() => ids(200)).toThrow(/^p a has \d+ bytes/);
});

if (skipped) test.skip(`document store in MongoDB: ${skipped}`, () => {});
else
  describe('on MongoDB', () => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    beforeAll(async () => {
      server = await mongoServer();
    });
    afterAll(() => server.stop());

    documentStoreContract('document store in MongoDB', {
      open: () => mongoDocumentStore(server.url, { prefix: 'contract-' }),
      switchMs: switchMs + 50,
    });

    test('a commit that a crash cut short is completed before anything is folded upon it, also by another writer', async () => {
      type Small = { n: number };
      const ownGroup = uniqueGroup();
      const [a, b] = [ownGroup.collection<Small>('a'), ownGroup.collection<Small>('b')];
      const build = buildOf({ group: ownGroup });
      const one = await mongoDocumentStore(server.url, { prefix: 'crash-' });
      await one.commit(build, [a, b].map(any), [], 1);
      const client = await MongoClient.connect(server.url);
      const checkpoints = client.db().collection<{ _id: string; intent?: object }>('crash-checkpoints');
      const halfWay = (id: string, n: number) =>
        checkpoints.updateOne(
          { _id: `${ownGroup.name}@1.1` },
          {
            $set: {
              intent: {
                id,
                to: n,
                writes: ['a', 'b'].map((name) => ({
                  place: `crash-${placeOf(build, name)}`,
                  id: 'x',
                  position: n,
                  doc: { n },
                })),
              },
            },
          },
        );
      await halfWay('first', 5);
      expect([await one.position(build), await one.read(a).one('x'), await one.read(b).one('x')]).toEqual([
        5,
        { n: 5 },
        { n: 5 },
      ]);
      await halfWay('second', 6);
      const two = await mongoDocumentStore(server.url, { prefix: 'crash-' });
      await two.commit(
        build,
        [a, b].map(any),
        [
          writes(
            a,
            [7].map((n) => ({ id: 'x', position: n, doc: { n } })),
          ),
          writes(b, [{ id: 'y', position: 7, doc: { n: 7 } }]),
        ],
        7,
      );
      expect([await two.position(build), await two.read(a).one('x'), await two.read(b).many(['x', 'y'])]).toEqual([
        7,
        { n: 7 },
        [{ n: 6 }, { n: 7 }],
      ]);
      await two.close();
      expect((await checkpoints.findOne({ _id: `${ownGroup.name}@1.1` }))?.intent).toBeUndefined();
      await drop(one, a);
      await Promise.all([one.close(), client.close()]);
    });

    test('a generation that is told is read without a look at which one is live, and the live one is read again when nobody tells', async () => {
      type Small = { n: number };
      const ownGroup = uniqueGroup();
      const a = ownGroup.collection<Small>('a');
      let told: number | undefined;
      const writer = await mongoDocumentStore(server.url, { prefix: 'told-' });
      const reader = await mongoDocumentStore(server.url, { prefix: 'told-', told: () => told });
      for (const generation of [1, 2])
        await writer.commit(
          { group: ownGroup, generation },
          [any(a)],
          [writes(a, [{ id: 'x', position: 5, doc: { n: generation } }])],
          5,
        );
      expect(await reader.read(a).one('x')).toEqual({ n: 1 });
      told = 2;
      expect([
        await reader.read(a).one('x'),
        await reader.live(ownGroup),
        await reader.reached(ownGroup, 5, 2_000),
      ]).toEqual([{ n: 2 }, 2, true]);
      told = undefined;
      expect(await reader.read(a).one('x')).toEqual({ n: 1 });
      await drop(writer, a);
      await Promise.all([writer.close(), reader.close()]);
    });

    test('who stands still between hearing which generation is live and reading it reads the one that is live when it goes on', async () => {
      type Small = { n: number };
      const ownGroup = uniqueGroup();
      const a = ownGroup.collection<Small>('a');
      const writer = await mongoDocumentStore(server.url, { prefix: 'still-' });
      for (const generation of [1, 2])
        await writer.commit(
          { group: ownGroup, generation },
          [any(a)],
          [writes(a, [{ id: 'x', position: 5, doc: { n: generation } }])],
          5,
        );
      const token = await writer.lead(ownGroup);
      await writer.switchTo({ group: ownGroup, generation: 2 }, token);
      await writer.drop({ group: ownGroup, generation: 1 }, ['a'], token);
      const told = () => {
        for (const from = performance.now(); performance.now() - from < 700;);
        return 1;
      };
      const reader = await mongoDocumentStore(server.url, { prefix: 'still-', told });
      expect([await reader.read(a).one('x'), await reader.read(a).count()]).toEqual([{ n: 2 }, { n: 1, more: false }]);
      await drop(writer, a, 2);
      await Promise.all([writer.close(), reader.close()]);
    });

    test('positions that moved without documents reach others within moments, and never a build that was made anew', async () => {
      const [one, other] = [
        await mongoDocumentStore(server.url, { prefix: 'positions-' }),
        await mongoDocumentStore(server.url, { prefix: 'positions-' }),
      ];
      const all = Array.from({ length: 5 }, () => uniqueGroup().collection<{ n: number }>('a'));
      for (const collection of all) await one.commit(buildOf(collection), [any(collection)], [], 7);
      expect(await Promise.all(all.map((collection) => one.position(buildOf(collection))))).toEqual(all.map(() => 7));
      expect(await Promise.all(all.map((collection) => other.reached(collection.group, 7, 10_000)))).toEqual(
        all.map(() => true),
      );
      const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
      // It is in memory still, when another process drops the build and makes it anew.
      await one.commit(buildOf(first), [any(first)], [], 9);
      await drop(other, first);
      await other.commit(buildOf(first), [any(first)], [], 0);
      await one.commit(buildOf(second), [any(second)], [], 9);
      expect(await other.reached(second.group, 9, 10_000)).toBe(true);
      expect([await other.position(buildOf(first)), await one.position(buildOf(first))]).toEqual([0, 0]);
      for (const collection of all) await drop(one, collection);
      await Promise.all([one.close(), other.close()]);
    });

    test('a position that was not kept before another one led is not kept afterwards, and the documents are found as a crash leaves them', async () => {
      type Small = { n: number };
      const a = uniqueGroup().collection<Small>('a');
      const [build, all] = [buildOf(a), [any(a)]];
      const [one, other] = [
        await mongoDocumentStore(server.url, { prefix: 'late-' }),
        await mongoDocumentStore(server.url, { prefix: 'late-' }),
      ];
      const first = await one.lead(a.group);
      await one.commit(build, all, [], 0, false, first);
      const second = await other.lead(a.group);
      await other.commit(build, all, [], 0, false, second);
      const [x, later] = [3, 4].map((n) => writes(a, [{ id: 'x', position: n, doc: { n } }]));
      // It looks at nothing but each document itself, so it is written without asking.
      await one.commit(build, all, [x!], 3, true, first);
      await one.close();
      expect([await other.position(build), await other.read(a).one('x')]).toEqual([0, { n: 3 }]);
      await other.commit(build, all, [x!, later!], 4, true, second);
      expect([await other.position(build), await other.read(a).one('x')]).toEqual([4, { n: 4 }]);
      await drop(other, a);
      await other.close();
    });

    test('documents that are independent are written without an intent, also when some of them are there', async () => {
      const first = uniqueGroup().collection<{ n: number }>('a');
      const second = { ...first, name: 'b' };
      const store = await mongoDocumentStore(server.url, { prefix: 'independent-' });
      const document = (id: string, n: number) => ({ id, position: n, doc: { n } });
      await store.commit(buildOf(first), [any(first), any(second)], [], 0);
      const client = await MongoClient.connect(server.url);
      const checkpoints = client.db().collection<{ _id: string; intent?: object }>('independent-checkpoints');
      const intent = async () => (await checkpoints.findOne({ _id: `${first.group.name}@1.1` }))?.intent;
      await store.commit(
        buildOf(first),
        [any(first), any(second)],
        [writes(first, [document('x', 2)]), writes(second, [document('x', 3)])],
        3,
        true,
      );
      expect(await intent()).toBeUndefined();
      // What was looked at is kept together, and so is all that follows until the position is kept.
      await store.commit(
        buildOf(first),
        [any(first), any(second)],
        [writes(first, [document('x', 4)]), writes(second, [document('y', 4)])],
        4,
      );
      const again = await mongoDocumentStore(server.url, { prefix: 'independent-' });
      expect(await again.position(buildOf(first))).toBe(4);
      expect([await again.read(first).one('x'), await again.read(second).many(['x', 'y'])]).toEqual([
        { n: 4 },
        [{ n: 3 }, { n: 4 }],
      ]);
      await store.discard(buildOf(first), ['a', 'b']);
      await Promise.all([store.close(), again.close(), client.close()]);
    });

    test('one document alone is written without an intent, and whatever comes next with one that says so', async () => {
      const collection = uniqueGroup().collection<{ n: number }>('a');
      const store = await mongoDocumentStore(server.url, { prefix: 'alone-' });
      const document = (id: string, n: number) => ({ id, position: n, doc: { n } });
      await store.commit(buildOf(collection), [any(collection)], [], 0);
      const client = await MongoClient.connect(server.url);
      const checkpoints = client
        .db()
        .collection<{ _id: string; intent?: object; position: number }>('alone-checkpoints');
      const kept = async () => {
        const { intent, position } = (await checkpoints.findOne({ _id: `${collection.group.name}@1.1` }))!;
        return { isIntended: intent !== undefined, position };
      };
      await store.commit(buildOf(collection), [any(collection)], [writes(collection, [document('x', 2)])], 2);
      expect([await kept(), await store.read(collection).one('x')]).toEqual([
        { isIntended: false, position: 0 },
        { n: 2 },
      ]);
      await store.commit(buildOf(collection), [any(collection)], [writes(collection, [document('y', 3)])], 3, true);
      expect(await kept()).toEqual({ isIntended: true, position: 2 });
      await store.discard(buildOf(collection), ['a']);
      await Promise.all([store.close(), client.close()]);
    });

    test('a commit that is too large for one document is completed like any other, and leaves nothing', async () => {
      type Large = { text: string };
      const ownGroup = uniqueGroup();
      const a = ownGroup.collection<Large>('a');
      const build = buildOf({ group: ownGroup });
      const one = await mongoDocumentStore(server.url, { prefix: 'large-' });
      await one.commit(build, [any(a)], [], 1);
      const documents = ['x', 'y', 'z'].map((id) => ({ id, position: 5, doc: { text: id.repeat(5_000_000) } }));
      const client = await MongoClient.connect(server.url);
      const [checkpoints, parts] = [
        client.db().collection<{ _id: string }>('large-checkpoints'),
        client.db().collection<{ _id: string; build: string; writes: object[] }>('large-intents'),
      ];
      await one.commit(build, [any(a)], [writes(a, documents)], 5);
      expect((await one.read(a).many(['x', 'y', 'z'])).map(({ text }) => text.length)).toEqual(
        Array(3).fill(5_000_000),
      );
      expect(await parts.countDocuments()).toBe(0);
      // It was cut short before the second part was written.
      const place = `large-${placeOf(build, 'a')}`;
      const [first, second] = ['x', 'y'].map((id) => ({ place, id, position: 6, doc: { text: `${id} later` } }));
      await parts.insertOne({ _id: 'cut 0', build: `${ownGroup.name}@1.1`, writes: [second!] });
      await checkpoints.updateOne(
        { _id: `${ownGroup.name}@1.1` },
        { $set: { intent: { id: 'cut', to: 6, writes: [first], parts: ['cut 0'] } } },
      );
      expect(await one.position(build)).toBe(6);
      expect((await one.read(a).many(['x', 'y'])).map(({ text }) => text)).toEqual(['x later', 'y later']);
      expect(await parts.countDocuments()).toBe(0);
      await drop(one, a);
      await Promise.all([one.close(), client.close()]);
    });

    test('a collection that a write made anew after its build was dropped is told of, and no collection of another store', async () => {
      type Small = { n: number };
      const ownGroup = uniqueGroup();
      const [a, b] = [ownGroup.collection<Small>('a'), ownGroup.collection<Small>(ownGroup.name)];
      const store = await mongoDocumentStore(server.url, { prefix: 'left-' });
      const longer = await mongoDocumentStore(server.url, { prefix: 'left-over-' });
      const client = await MongoClient.connect(server.url);
      const names = async () =>
        (await client.db().listCollections().toArray())
          .map(({ name }) => name)
          .filter((name) => name.includes(ownGroup.name));
      const [live, gone] = [buildOf(a), buildOf(a, 2)];
      const one = writes(a, [{ id: 'x', position: 1, doc: { n: 1 } }]);
      await store.commit(live, [any(a)], [one], 1);
      await longer.commit(gone, [any(a)], [one], 1);
      const before = await names();
      for (const into of [a, b])
        await client
          .db()
          .collection<{ _id: string }>(`left-${placeOf(gone, into.name)}`)
          .insertOne({ _id: 'x' });
      await client
        .db()
        .collection<{ _id: string }>('left-intents')
        .insertOne({ _id: 'p 0', build: buildKey(gone) } as never);
      const told = (await store.builds()).filter(({ group }) => group.name === ownGroup.name);
      expect(told.map(({ generation, position }) => [generation, position])).toEqual([
        [1, 1],
        [2, 0],
      ]);
      expect(told[1]!.collections.toSorted()).toEqual([a.name, b.name].toSorted());
      const token = await store.lead(ownGroup);
      await store.drop(told[1]!, told[1]!.collections, token);
      expect((await names()).toSorted()).toEqual(before.toSorted());
      expect(await client.db().collection('left-intents').countDocuments()).toBe(0);
      expect((await store.builds()).filter(({ group }) => group.name === ownGroup.name)).toHaveLength(1);
      await store.discard(live, ['a']);
      await longer.discard(gone, ['a']);
      await Promise.all([store.close(), longer.close(), client.close()]);
    });
  });
