import { readsCategories } from '@paideia/events/categories/category.permissions.ts';
import { categories, type CategoryView } from '@paideia/projection-service/categories/category.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { Category, CategoryFilter } from './category.types.ts';

export const categoryOf = (category: CategoryView): Category => ({ id: category._id, ...category });

/** It answers `allCategories` and `Category`, for superadmins. */
export const CategoryResolver = adminResource<CategoryView, Category, CategoryFilter>({
  name: 'Category',
  plural: 'Categories',
  type: Category,
  view: categories,
  filter: CategoryFilter,
  rule: readsCategories,
  scope: () => 'everything',
  where: ({ q, kind }) => ({ where: { kind: kind ?? undefined }, search: q ?? undefined }),
  sorts: { kind: 'kind', name: 'nameKey', id: 'nameKey', order: 'order' },
  map: categoryOf,
});
