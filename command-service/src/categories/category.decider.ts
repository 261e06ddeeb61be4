import { isDeepStrictEqual } from 'node:util';
import { categoryCommands } from '@paideia/events/categories/category.commands.ts';
import { categoryEvents, categoryStream, type CategoryEvent } from '@paideia/events/categories/category.events.ts';
import { categoryPermissions, readsCategories } from '@paideia/events/categories/category.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = { readonly category: DataOf<CategoryEvent, 'CategorySaved'> | null };

export const category = defineDecider<State, 'category.nameTaken' | 'category.kindFixed'>()({
  events: categoryEvents,
  commands: categoryCommands,
  permissions: categoryPermissions,
  reads: readsCategories,
  creates: ['SaveCategory'],
  commutes: [],
  stream: ({ data }) => categoryStream(data.categoryId),
  initial: { category: null },
  exists: ({ category: known }) => known !== null,
  claims: ({ category: known }) =>
    known
      ? [
          {
            kind: 'categoryName',
            value: `${known.kind} ${known.name.toLowerCase()}`,
            taken: reject('category.nameTaken'),
          },
        ]
      : [],
  scope: () => ({}),
  facts: noFacts,

  decide: {
    SaveCategory: ({ category: known }, data) => {
      // What is filed under it is looked for among the categories of its own kind.
      if (known && known.kind !== data.kind) return reject('category.kindFixed');
      return isDeepStrictEqual(known, data) ? [] : [{ type: 'CategorySaved', data }];
    },
    DeleteCategory: (_, data) => [{ type: 'CategoryDeleted', data }],
  },
  evolve: {
    CategorySaved: (_, data) => ({ category: data }),
    CategoryDeleted: () => ({ category: null }),
  },
});
