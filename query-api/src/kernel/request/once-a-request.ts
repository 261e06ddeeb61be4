// This is read or worked out once a request, and again after a command.
import DataLoader from 'dataloader';
import type { Collection, Reader } from '@paideia/documents/port.ts';
import type { Context } from '../graphql/context.ts';

type Loader<V> = { load(id: string): Promise<V | undefined> };
type Shared = { readonly made: Promise<unknown>; ready: unknown };

/** Where documents are at hand, nothing is saved by reading those together that are asked for together. */
function oneByOne<V>({ one }: Pick<Reader<V>, 'one'>): Loader<V> {
  const known = new Map<string, Promise<V | undefined>>();
  return {
    load(id) {
      const before = known.get(id);
      if (before) return before;
      const found = one(id);
      known.set(id, found);
      return found;
    },
  };
}
function together<V extends object>({ many }: Pick<Reader<V>, 'many'>): Loader<V> {
  const load = async (ids: readonly string[]) => {
    const found = new Map((await many(ids)).map((one) => [(one as V & { readonly _id: string })._id, one]));
    return ids.map((id) => found.get(id));
  };
  return new DataLoader<string, V | undefined>(load, { maxBatchSize: 500 });
}

export function onceARequest(read: Context['read']): Pick<Context, 'join' | 'shared' | 'ready'> & {
  readonly forget: () => void;
} {
  const loaders = new Map<object, Loader<object>>();
  const sharedOnes = new Map<string, Map<string, Shared>>();
  return {
    join<V extends object>(from: Collection<V>, id: string) {
      const known = loaders.get(from) as Loader<V> | undefined;
      if (known) return known.load(id);
      const reader = read(from);
      const loader = reader.isAtHand ? oneByOne(reader) : together(reader);
      loaders.set(from, loader);
      return loader.load(id);
    },
    // A key of the two would be another text for each row, which takes longer than to look it up.
    shared<T>(what: string, of: string, make: () => Promise<T>) {
      const all = sharedOnes.get(what) ?? new Map<string, Shared>();
      const before = all.get(of)?.made as Promise<T> | undefined;
      if (before) return before;
      const made = make();
      const shared: Shared = { made, ready: undefined };
      sharedOnes.set(what, all.set(of, shared));
      made.then(
        (value) => (shared.ready = value),
        () => undefined,
      );
      return made;
    },
    ready: <T>(what: string, of: string) => sharedOnes.get(what)?.get(of)?.ready as T | undefined,
    forget() {
      loaders.clear();
      sharedOnes.clear();
    },
  };
}
