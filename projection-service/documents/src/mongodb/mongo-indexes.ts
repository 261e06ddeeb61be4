import type { Collection } from 'mongodb';
import type { AnyCollection } from '../port.ts';
import type { Stored } from './mongo-filters.ts';

const markSeconds = 24 * 60 * 60;

/** Makes those that the collection declares, that of its words, and the one by which marks of removed documents go. */
export async function makeIndexes(documents: Collection<Stored>, { indexes, search }: AnyCollection): Promise<void> {
  const keys = [
    ...Object.values<readonly string[]>(indexes).map((names) => [
      ...new Set(names.map((name) => `doc.${name}`)),
      '_id',
    ]),
    ...(search.length ? [['words']] : []),
  ];
  const different = [...new Map(keys.map((names) => [names.join(), names])).values()];
  await documents.createIndexes([
    ...different.map((names) => ({ key: Object.fromEntries(names.map((name) => [name, 1 as const])) })),
    { key: { removed: 1 as const }, sparse: true, expireAfterSeconds: markSeconds },
  ]);
}
