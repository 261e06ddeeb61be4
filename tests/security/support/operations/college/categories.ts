import { categoryPermissions, readsCategories } from '@paideia/events/categories/category.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { keepsCourses } from '@paideia/events/courses/course.permissions.ts';
import { fresh, list, nothing, type Row } from '../../row.ts';

const categoryId = demoId('K', 1);

export const queries: Readonly<Record<string, Row>> = {
  allCategories: list(readsCategories),
  Category: { rule: readsCategories, ...nothing, args: () => ({ id: categoryId }) },
  categoryChoices: { rule: keepsCourses, ...nothing, args: () => ({ kind: 'course' }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  saveCategory: {
    rule: categoryPermissions.SaveCategory,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'category'), kind: 'course', name: of.name, order: 1 } }),
  },
  // The record is there, and nothing is written.
  deleteCategory: {
    rule: categoryPermissions.DeleteCategory,
    ...nothing,
    args: () => ({ expectedRevision: 99, _id: categoryId }),
  },
};
