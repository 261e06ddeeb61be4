import type { GradebookQueryVariables } from '../../generated/gradebook/admin/gradebook.ts';

type Asked = Pick<GradebookQueryVariables, 'courseId' | 'term' | 'filter' | 'order'>;
export const filters = ['missing', 'waiting', 'failed'] as const;
export const orders = ['name', 'lowest', 'highest'] as const;

/** What an address asks of a gradebook; what it does not know it leaves out. */
export const askedOf = (search: URLSearchParams): Required<Asked> => ({
  courseId: search.get('course'),
  term: search.get('course') === null ? search.get('term') : null,
  filter: filters.find((one) => one === search.get('show')) ?? null,
  order: orders.find((one) => one === search.get('order')) ?? 'name',
});

/** The same address with other words in it; null takes one out. */
export function addressWith(former: URLSearchParams, words: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(former);
  for (const [name, word] of Object.entries(words))
    if (word === null) next.delete(name);
    else next.set(name, word);
  return next;
}
