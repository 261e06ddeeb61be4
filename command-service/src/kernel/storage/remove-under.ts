import type { ObjectStore } from '@paideia/objects/port.ts';

/** Removes all objects whose keys begin so, but for those that are kept. Doing it again changes nothing. */
export async function removeUnder(
  objects: Pick<ObjectStore, 'list' | 'remove'>,
  prefix: string,
  isKept: (key: string) => boolean = () => false,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of objects.list(prefix)) if (!isKept(key)) keys.push(key);
  for (const key of keys) await objects.remove(key);
}
