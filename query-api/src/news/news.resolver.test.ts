import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { newsItems, type NewsItemView } from '@paideia/projection-service/news/news-item.view.ts';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { userView } from '../kernel/testing/examples.ts';
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
  shownSince: '2026-11-01T03:30:00.000Z',
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

test('the day of news is that of whoever reads it, and its first day is the same for everybody', async () => {
  const regionId = exampleId('c');
  await api.put(regions, {
    _id: regionId,
    _revision: 0,
    name: 'Cedar Ridge',
    nameKey: 'cedar ridge',
    slug: 'US-CedarRidge',
    type: 'CHARIS_CAMPUS',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: 'America/Denver',
    description: null,
    phone: null,
    ...noAddress,
    cardPaymentsEnabled: false,
    closed: false,
    notificationAdmins: [],
    userCount: 1,
    createdAt: '',
    updatedAt: '',
  });
  const pinned = { ...item(300), pinned: true };
  await api.put(newsItems, pinned, {
    ...pinned,
    _id: exampleId('n', 301),
    fromDate: '2026-10-20',
    shownSince: '2026-10-20',
    shownFrom: '2026-10-20',
  });
  const cookie = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['admin', 'user'], regionIds: [regionId] }));
  const datesFor = async (more: { readonly cookie?: string }) => {
    const { data } = await api.post('{ news { items { date } } }', {}, more);
    return (data?.['news'] as { readonly items: readonly { readonly date: string }[] }).items
      .slice(0, 2)
      .map(({ date }) => date);
  };
  // It was published on the last evening of October in Denver.
  expect(await datesFor({ cookie })).toEqual(['2026-10-31', '2026-10-20']);
  expect(await datesFor({})).toEqual(['2026-11-01', '2026-10-20']);
  const { data } = await api.post(
    'query ($id: ID!) { NewsItem(id: $id) { shownFrom } }',
    { id: pinned._id },
    { cookie },
  );
  expect(data).toEqual({ NewsItem: { shownFrom: '2026-10-31' } });
});
