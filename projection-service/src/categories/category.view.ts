import { group } from '@paideia/documents/port.ts';
import type { CategoryKind } from '@paideia/events/categories/category.events.ts';
import { recordOf } from '../kernel/record.ts';

export type CategoryView = {
  readonly _id: string;
  readonly _revision: number;
  readonly kind: CategoryKind;
  readonly name: string;
  readonly nameKey: string;
  /** Its place among those of its kind. */
  readonly order: number;
  readonly updatedAt: string;
};
export const categoriesGroup = group('categories', 1);
export const categories = categoriesGroup.collection<CategoryView>('categories', {
  indexes: { byKind: ['kind', 'order'], byName: ['nameKey'], byOrder: ['order'] },
  search: ['name'],
});

export const categoryRecord = recordOf(categories, { named: { kind: 'category', name: ({ name }) => name } });
