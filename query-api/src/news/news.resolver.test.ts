import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { newsItems, type NewsItemView } from '@paideia/projection-service/news/news-item.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';

const item = (n: number): NewsItemView => ({
  _id: exampleId('n', n),
  _revision: 0,
  title: `Item ${n}`,
  titleKey: `item ${n}`,
  body: '<p>Come.</p>',
  locale: null,
  audience: 'all',
  regionIds: [],
  groupIds: [],
  audienceKeys: ['all'],
  fromDate: null,
  toDate: null,
  publicPictureIds: [],
  pinned: false,
  published: true,
  shownFrom: '2026-11-01',
  createdAt: 'c',
  updatedAt: 'u',
  updatedBy: null,
});
let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec();
  await api.put(newsItems, ...Array.from({ length: 205 }, (_, n) => item(n)));
});
afterAll(() => api.close());

test.each([
  [0, { count: 10, more: true }],
  [18, { count: 10, more: true }],
  [19, { count: 10, more: false }],
  [20, { count: 0, more: false }],
  [30, { count: 0, more: false }],
])('page %d of much news offers more only while there is more to be had', async (page, expected) => {
  const { data } = await api.post('query ($page: Int!) { news(page: $page) { items { _id } more } }', { page });
  const { items, more } = data?.['news'] as { readonly items: readonly object[]; readonly more: boolean };
  expect({ count: items.length, more }).toEqual(expected);
});
