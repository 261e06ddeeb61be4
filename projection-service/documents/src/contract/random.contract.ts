import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { DocumentStore } from '../port.ts';
import { batches, collectionNames, query } from './arbitraries.ts';
import { any, buildOf, newRows, testWhere, uniqueGroup, writes, type Row } from './harness.ts';
import { oracle, order } from './oracle.ts';

/** JSON has no undefined. */
const asStored = (doc: Row | undefined): unknown => (doc === undefined ? undefined : JSON.parse(JSON.stringify(doc)));
const runs = Number(process.env['RUNS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 1);
const withoutLate = Boolean(process.env['NOLATE']);

export const randomContract = (store: () => DocumentStore) =>
  testWhere('nestedLists')(
    'random commits and queries answer as the oracle does',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          batches,
          fc.array(fc.tuple(fc.constantFrom(...collectionNames), query), { minLength: 10, maxLength: 20 }),
          async (batches, queries) => {
            const group = uniqueGroup();
            const collections = collectionNames.map((name) => newRows(name, group));
            const truth = oracle(collectionNames);
            const build = buildOf({ group });
            let position = 0;
            for (const batch of batches) {
              const before = position;
              const documents = batch.map(({ into, id, doc, late }) => ({
                into,
                id,
                position: late === 12 && !withoutLate ? before : ++position,
                doc,
              }));
              for (let twice = withoutLate ? 1 : 0; twice < 2; twice++) {
                const all = collections.map((one) =>
                  writes(
                    one,
                    documents
                      .filter(({ into }) => into === one.name)
                      .map(({ id, position, doc }) => ({ id, position, doc })),
                  ),
                );
                await store().commit(build, collections.map(any), all, position);
                truth.commit(documents, position);
              }
            }
            expect(await store().position(build)).toBe(truth.reached());
            for (const rows of collections) {
              const every = truth.ids(rows.name, {});
              const docs = every.map((id) => asStored(truth.doc(rows.name, id)));
              expect(await store().read(rows).many(every)).toEqual(docs);
              expect(JSON.stringify(await store().read(rows).many(every))).toBe(JSON.stringify(docs));
              const loaded = await store().load(rows, 1, every);
              expect(every.map((id) => loaded.get(id))).toEqual(
                every.map((id, n) => ({ id, position: truth.at(rows.name, id), doc: docs[n] })),
              );
            }
            for (const [name, query] of queries) {
              const rows = collections.find((one) => one.name === name)!;
              const reader = store().read(rows);
              const expected = truth.ids(name, query);
              const docs = (ids: string[]) => ids.map((id) => asStored(truth.doc(name, id)));
              expect((await reader.find(query)).items).toEqual(
                docs(expected.slice(query.offset, query.offset! + query.limit)),
              );
              expect(await reader.count(query)).toEqual({ n: expected.length, more: false });
              if (!query.search)
                expect([...(await store().ids(rows, 1, query.where!))].sort(order)).toEqual([...expected].sort(order));
              const walked: Row[] = [];
              for (let after: string | undefined, first = true; first || after; first = false) {
                const page = await reader.find({ ...query, offset: 0, after });
                walked.push(...page.items);
                if (walked.length > expected.length) break;
                after = page.next;
              }
              expect(walked).toEqual(docs(expected));
            }
            await store().discard(build, collectionNames);
          },
        ),
        { numRuns: runs, seed, endOnFailure: process.env['SHRINK'] !== '1' },
      );
    },
    120_000,
  );
