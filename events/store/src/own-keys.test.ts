import { expect, test } from '@jest/globals';
import { subjectKeys } from './keys.ts';
import { assertOwnMaster, ForeignKey } from './own-keys.ts';

const [master, other] = ['ab'.repeat(32), 'ef'.repeat(32)];

function memory() {
  const all = new Map<string, unknown>();
  const recordOf = <V>(key: string) => ({ key, value: all.get(key) as V });
  const records = {
    get: async <V>(key: string) => (all.has(key) ? recordOf<V>(key) : undefined),
    async putIfAbsent<V>(key: string, value: V) {
      if (!all.has(key)) all.set(key, value);
      return { record: recordOf<V>(key) };
    },
    shred: async (key: string) => void all.delete(key),
    list: async (prefix: string, { limit }: { readonly limit: number }) =>
      [...all.keys()]
        .filter((key) => key.startsWith(prefix))
        .slice(0, limit)
        .map((key) => ({ key })),
  };
  return { all, records };
}

test('a college without people takes whichever master key is there', async () =>
  expect(await assertOwnMaster(memory().records, other)).toBeUndefined());

test('later it takes its own alone, and says where that belongs, but shows none', async () => {
  const { all, records } = memory();
  await subjectKeys(records, master).forWriting('one');
  expect(await assertOwnMaster(records, master)).toBeUndefined();
  const before = new Map(all);
  const refused: unknown = await assertOwnMaster(records, other).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ForeignKey);
  expect((refused as Error).message).toContain('MASTER_KEY or DATA_DIR/secrets/master.key');
  for (const key of [master, other]) expect((refused as Error).message).not.toContain(key);
  expect(all).toEqual(before);
});
