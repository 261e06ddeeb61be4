// A write that was on its way when its build was dropped makes something anew: a collection, or a part of an intent, of which no checkpoint tells.
import type { Collection, Db } from 'mongodb';
import { buildKey, placeFrom } from '../places.ts';
import type { Build } from '../port.ts';
import type { Part } from './mongo-intents.ts';

type LeftOver = Build & { readonly collections: readonly string[] };
const checkpoints = 'checkpoints';

/** It looks in a store with this prefix. Whoever asks afterwards for the checkpoints knows which of them are builds that are there. */
export async function foundBuilds(db: Db, prefix: string, intents: Collection<Part>): Promise<readonly LeftOver[]> {
  const [named, ofParts] = await Promise.all([
    db.listCollections({}, { nameOnly: true }).toArray(),
    intents.distinct('build'),
  ]);
  const names = named.map(({ name }) => name);
  // Stores whose prefixes begin alike may share a database: a collection is of the longest one that fits.
  const others = names
    .filter((name) => name.endsWith(checkpoints) && name.length > prefix.length + checkpoints.length)
    .map((name) => name.slice(0, -checkpoints.length))
    .filter((other) => other.startsWith(prefix));
  const found = new Map<string, LeftOver>();
  const note = (place: string, isCollection: boolean) => {
    const its = placeFrom(place);
    if (!its) return;
    const { build, collection } = its;
    const before = found.get(buildKey(build)) ?? { ...build, collections: [] };
    const collections = isCollection ? [...before.collections, collection] : before.collections;
    found.set(buildKey(build), { ...before, collections });
  };
  for (const name of names)
    if (name.startsWith(prefix) && !others.some((other) => name.startsWith(other)))
      note(name.slice(prefix.length), true);
  for (const key of ofParts) note(key, false);
  return [...found.values()];
}
