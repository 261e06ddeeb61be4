type Kept = { readonly key: string; readonly value: unknown; readonly version: number; readonly expiresAt: null };
type Typed<V> = { readonly key: string; readonly value: V; readonly version: number; readonly expiresAt: null };

/** It has what keys and chain need of the records port; every call takes a turn, so that races show. */
export function recordsInMemory() {
  const kept = new Map<string, Kept>();
  const calls = { get: 0, put: 0 };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const typed = <V>(record: Kept | undefined) => structuredClone(record) as Typed<V> | undefined;
  const write = (key: string, value: unknown) =>
    void kept.set(key, {
      key,
      value: JSON.parse(JSON.stringify(value)) as unknown,
      version: (kept.get(key)?.version ?? 0) + 1,
      expiresAt: null,
    });

  return {
    kept,
    calls,
    async get<V>(key: string) {
      calls.get++;
      await turn();
      return typed<V>(kept.get(key));
    },
    async put<V>(key: string, value: V) {
      calls.put++;
      await turn();
      write(key, value);
    },
    async putIfAbsent<V>(key: string, value: V) {
      await turn();
      const isNew = !kept.has(key);
      if (isNew) write(key, value);
      return { isNew, record: typed<V>(kept.get(key))! };
    },
    async replace<V>(key: string, version: number, value: V) {
      await turn();
      const isSame = kept.get(key)?.version === version;
      if (isSame) write(key, value);
      return isSame;
    },
    async remove(key: string) {
      await turn();
      kept.delete(key);
    },
    async shred(key: string) {
      await turn();
      kept.delete(key);
    },
    async list<V>(
      prefix: string,
      { limit = Infinity, after = '' }: { readonly limit?: number; readonly after?: string } = {},
    ) {
      await turn();
      const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
      return keys.slice(0, limit).map((key) => typed<V>(kept.get(key))!);
    },
  };
}
export type RecordsInMemory = ReturnType<typeof recordsInMemory>;
