import { plain } from '@paideia/documents/values.ts';
import { categoryEvents, type CategoryEvent } from '@paideia/events/categories/category.events.ts';
import { collectionsOf, defineProjection, put, remove } from '../kernel/projection.ts';
import { categories, categoriesGroup, categoryRecord } from './category.view.ts';

export const categoryProjection = defineProjection<CategoryEvent>({
  group: categoriesGroup,
  collections: collectionsOf(categories),
  records: [categoryRecord],
  events: [categoryEvents],
  on: {
    CategorySaved: ({ categoryId, ...category }, { at, revision }) =>
      put(categories, categoryId, {
        ...category,
        _id: categoryId,
        _revision: revision,
        nameKey: plain(category.name),
        updatedAt: at,
      }),
    CategoryDeleted: ({ categoryId }) => remove(categories, categoryId),
  },
});
