import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client';
import type * as Library from 'apollo3-cache-persist';

const key = 'apolloCache';
/** Lists that are the same for everybody. Nothing about a person is kept on a device that others may use. */
export const keptFields: ReadonlySet<string> = new Set([
  'regions',
  'regionZones',
  'currencies',
  'countries',
  'locales',
  'documentByTitle',
]);

type Entity = NormalizedCacheObject[string];
function* referencesIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('__ref' in value && typeof value.__ref === 'string') yield value.__ref;
  else for (const one of Object.values(value)) yield* referencesIn(one);
}

/** The part of a cache that a device may keep: the shared lists and what they name, of which only what they ask for is there. */
export function shareable(cache: NormalizedCacheObject): NormalizedCacheObject {
  const { ROOT_QUERY: root } = cache;
  if (!root) return {};
  const lists = Object.fromEntries(
    Object.entries(root).filter(([field]) => field === '__typename' || keptFields.has(/^\w+/.exec(field)?.[0] ?? '')),
  ) as Entity;
  const kept: Record<string, Entity> = { ROOT_QUERY: lists };
  const open = [...referencesIn(lists)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entity = cache[id];
    if (kept[id] || !entity) continue;
    kept[id] = entity;
    open.push(...referencesIn(entity));
  }
  return kept;
}

/** Puts back what this device kept; a text that is none of ours is dropped. */
export function restoreKept(cache: InMemoryCache): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored === 'object' && stored !== null) cache.restore(shareable(stored as NormalizedCacheObject)); // Filtered again: the storage is not ours alone.
  } catch (error) {
    console.warn('What this device kept cannot be read.', error);
    forgetKept();
  }
}

/** A device that is full keeps what it kept before. The library would throw after each change, and every such page would be told to the server as broken. */
const deviceStorage = {
  getItem: (name: string) => localStorage.getItem(name),
  removeItem: (name: string) => localStorage.removeItem(name),
  setItem: (name: string, value: string | null) => {
    try {
      localStorage.setItem(name, value ?? '');
    } catch (error) {
      console.warn('Nothing can be kept on this device.', error);
    }
  },
};

/**
 * Writes the shared lists one second after a change; above 1 MB what is kept is removed and the writing rests. Nobody waits for it, and nobody has asked for it: where
 * it cannot be loaded the device keeps nothing, and nobody is told.
 */
export async function keepCache(
  cache: InMemoryCache,
  load: () => Promise<Pick<typeof Library, 'CachePersistor'>> = () => import('apollo3-cache-persist'),
): Promise<void> {
  const { CachePersistor } = await load();
  const persistor = new CachePersistor<NormalizedCacheObject>({
    cache,
    key,
    storage: deviceStorage,
    debounce: 1000,
    maxSize: 1_048_576,
    persistenceMapper: (text: string) =>
      Promise.resolve(JSON.stringify(shareable(JSON.parse(text) as NormalizedCacheObject))),
  });
  if (Object.keys(cache.extract()).length > 0) await persistor.persist();
}

export const forgetKept = (): void => localStorage.removeItem(key);
