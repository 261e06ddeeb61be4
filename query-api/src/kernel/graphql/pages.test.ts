import { expect, test } from '@jest/globals';
import { findAndCount } from './pages.ts';

type Row = { readonly _id: string };
const readerOf = (size: number) => {
  const all = Array.from({ length: size }, (_, n): Row => ({ _id: `${n}` }));
  const asked = { counts: 0 };
  return {
    asked,
    find: ({ limit, offset = 0, after }: { limit: number; offset?: number; after?: string | undefined }) => {
      const start = after === undefined ? offset : Number(after);
      const items = all.slice(start, start + limit);
      return Promise.resolve({ items, next: start + limit < size ? `${start + limit}` : undefined });
    },
    count: () => ((asked.counts += 1), Promise.resolve({ n: Math.min(size, 5000), more: size > 5000 })),
  };
};

test.each([
  ['none', 0, { limit: 25 }, 0],
  ['fewer than a page', 7, { limit: 25, offset: 0 }, 0],
  ['just a page', 25, { limit: 25 }, 0],
  ['a page and one', 26, { limit: 25 }, 1],
  ['the last page', 60, { limit: 25, offset: 50 }, 0],
  ['a page in the middle', 60, { limit: 25, offset: 25 }, 1],
  ['a page behind the end', 60, { limit: 25, offset: 75 }, 1],
  ['a last page by its cursor', 60, { limit: 25, after: '50' }, 1],
  ['the last page of very many', 5010, { limit: 25, offset: 5000 }, 1],
])(
  '%s: the total is that of the store, which is asked only when the page does not tell',
  async (_name, size, page, counts) => {
    const reader = readerOf(size);
    expect(await findAndCount<Row>(reader as never, page)).toMatchObject({
      total: Math.min(size, 5000),
      more: size > 5000,
    });
    expect(reader.asked.counts).toBe(counts);
  },
);
