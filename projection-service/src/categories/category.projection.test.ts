import { expect, test } from '@jest/globals';
import { categoryExamples } from '@paideia/events/categories/category.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { categoryProjection } from './category.projection.ts';
import { categories } from './category.view.ts';

const { given } = specFor(categoryProjection);
const data = categoryExamples.SaveCategory;
const saved = (more: object = {}) => ({ type: 'CategorySaved', data: { ...data, ...more } });

test('a category is as last saved, until it is deleted', () => {
  given(saved(), saved({ order: 3 })).then(categories, data.categoryId, {
    kind: 'course',
    name: 'Biblical Studies',
    nameKey: 'biblical studies',
    order: 3,
    _revision: 1,
  });
  const { categoryId } = data;
  expect(given(saved(), { type: 'CategoryDeleted', data: { categoryId } }).all(categories)).toEqual([]);
});
