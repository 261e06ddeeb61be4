import type { DocumentStore, Group } from '@paideia/documents/port.ts';
import { LruCache } from './lru-cache.ts';

/** So many answers are kept of a store: they are large, and few are asked for again and again. */
const most = 4;
type Kept = { readonly version: string; readonly value: unknown };
const keptOf = new WeakMap<object, LruCache<Kept>>();

/**
 * What is the same for everybody is worked out once, until the read model that it comes from has changed. How far that is is asked before it is read, so
 * what is kept is never older than it says. `what` names it, and on what it depends.
 */
export async function untilChanged<T>(
  documents: Pick<DocumentStore, 'live' | 'position'>,
  group: Group,
  what: string,
  make: () => Promise<T>,
): Promise<T> {
  const kept = keptOf.get(documents) ?? new LruCache<Kept>(most);
  keptOf.set(documents, kept);
  const generation = await documents.live(group);
  const version = `${generation}:${await documents.position({ group, generation })}`;
  const before = kept.get(what);
  if (before?.version === version) return before.value as T; // Whoever names it makes it.
  const value = await make();
  kept.set(what, { version, value });
  return value;
}
