// The documents that a fold has read or written last are kept: whoever folds every event in order knows them, and need not ask the server for them again.
import type { Projected } from '../port.ts';

const most = 1_000;

/** They are found by the place of a collection and the id; the oldest goes first. */
export function recentDocuments() {
  const known = new Map<string, Projected<unknown>>();
  const keyOf = (place: string, id: string) => `${place}\u0000${id}`;
  return {
    at: (place: string, id: string): Projected<unknown> | undefined => known.get(keyOf(place, id)),
    keep(place: string, { id, position, doc }: Projected<unknown>): void {
      const key = keyOf(place, id);
      if ((known.get(key)?.position ?? -1) >= position) return;
      known.delete(key);
      known.set(key, { id, position, doc });
      for (const oldest of known.size > most ? known.keys() : []) {
        known.delete(oldest);
        break;
      }
    },
    /** It forgets what another process may have changed meanwhile, or what is no longer there. */
    forget(isMeant: (place: string) => boolean): void {
      for (const key of known.keys()) if (isMeant(key.slice(0, key.indexOf('\u0000')))) known.delete(key);
    },
  };
}
