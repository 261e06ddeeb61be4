import { localStorageStore, memoryStore, type Store } from 'ra-core';

const isKept = (key: string) => /\.(datatable|datatable_columnRanks|savedQueries|perPage)$/.test(key);
const isParams = (key: string) => key.endsWith('.listParams');
const perPageOf = (key: string) => key.replace(/listParams$/, 'perPage');
const paramsOf = (perPage: number | undefined) => (perPage === undefined ? undefined : { filter: {}, perPage });

/**
 * It keeps what react-admin remembers. On the device stay a person's preferences: the columns of a list and their order, its saved views and how many rows
 * a page has. Searches and selections name people, so they live as long as the page.
 */
export function preferenceStore(userId: string, initial: Readonly<Record<string, unknown>> = {}): Store {
  const device = localStorageStore('1', `.${userId}`);
  const memory = memoryStore(initial);
  const unkept = new Set<string>();
  const storeOf = (key: string) => (isKept(key) && !unkept.has(key) ? device : memory);
  /** What a device that is full cannot keep holds as long as the page. */
  const keep = (key: string, value: unknown) => {
    try {
      device.setItem(key, value);
      unkept.delete(key);
    } catch (error) {
      console.warn('Nothing can be remembered on this device.', error);
      unkept.add(key);
      memory.setItem(key, value);
    }
  };
  return {
    setup: () => [device, memory].forEach((store) => store.setup()),
    teardown: () => [device, memory].forEach((store) => store.teardown()),
    getItem<T>(key: string, otherwise?: T): T | undefined {
      const former = isParams(key) ? paramsOf(device.getItem<number>(perPageOf(key))) : undefined;
      return storeOf(key).getItem<T>(key) ?? (former as T | undefined) ?? otherwise; // Whoever asks for a list's parameters names this shape.
    },
    setItem<T>(key: string, value: T) {
      if (isKept(key)) keep(key, value);
      else memory.setItem(key, value);
      if (isParams(key) && typeof value === 'object' && value !== null && 'perPage' in value)
        keep(perPageOf(key), value.perPage);
    },
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => [device, memory].forEach((store) => store.removeItems(prefix)),
    reset: () => [device, memory].forEach((store) => store.reset()),
    subscribe: (key, callback) => {
      const ends = [device, memory].map((store) => store.subscribe(key, callback));
      return () => ends.forEach((end) => end());
    },
    listItems: (prefix) => ({ ...device.listItems?.(prefix), ...memory.listItems?.(prefix) }),
  };
}
