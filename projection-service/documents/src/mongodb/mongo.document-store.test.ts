import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { documentStoreContract } from '../contract/document-store.contract.ts';
import { any, buildOf, drop, uniqueGroup, writes } from '../contract/harness.ts';
import { placeOf } from '../places.ts';
import { mongoDocumentStore, switchMs } from './mongo.document-store.ts';

if (skipped) test.skip(`document store in MongoDB: ${skipped}`, () => {});
else
  describe('on MongoDB', () => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    beforeAll(async () => {
      server = await mongoServer();
    }, 180_000);
    afterAll(() => server.stop());

    documentStoreContract('document store in MongoDB', {
      open: () => mongoDocumentStore(server.url, { prefix: 'contract-' }),
      switchMs: switchMs + 50,
    });

    test('a commit that a crash cut short is completed before anything is folded upon it, also by another writer', async () => {
      type Small = { n: number };
      const of = uniqueGroup();
      const [a, b] = [of.collection<Small>('a'), of.collection<Small>('b')];
      const build = buildOf({ group: of });
      const one = await mongoDocumentStore(server.url, { prefix: 'crash-' });
      await one.commit(build, [a, b].map(any), [], 1);
      const client = await MongoClient.connect(server.url);
      const checkpoints = client.db().collection<{ _id: string; intent?: object }>('crash-checkpoints');
      const halfWay = (id: string, n: number) =>
        checkpoints.updateOne(
          { _id: `${of.name}@1.1` },
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
      await two.commit(build, [a, b].map(any), [writes(a, [7].map((n) => ({ id: 'x', position: n, doc: { n } }))), writes(b, [{ id: 'y', position: 7, doc: { n: 7 } }])], 7); // oxfmt-ignore
      expect([await two.position(build), await two.read(a).one('x'), await two.read(b).many(['x', 'y'])]).toEqual([
        7,
        { n: 7 },
        [{ n: 6 }, { n: 7 }],
      ]);
      expect((await checkpoints.findOne({ _id: `${of.name}@1.1` }))?.intent).toBeUndefined();
      await drop(one, a);
      await Promise.all([one.close(), two.close(), client.close()]);
    });
  });
