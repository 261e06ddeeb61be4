import type { Query, Reader } from './port.ts';

/** Answers all that a filter finds, page by page. It is for filters that find few by their nature: the leave of one group, the deans of one region. */
export async function every<V>(
  reader: Reader<V>,
  query: Omit<Query<V>, 'limit' | 'after' | 'offset'>,
): Promise<readonly V[]> {
  const found: V[] = [];
  let after: string | undefined;
  do {
    const page = await reader.find({ limit: 500, after, ...query });
    found.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return found;
}
