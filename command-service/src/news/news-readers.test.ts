import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { enrolmentEvents, enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { newsItemExamples } from '@paideia/events/news/news-item.examples.ts';
import { regionStream } from '@paideia/events/regions/region.events.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { nextReaders, startOf, type Item } from './news-readers.ts';

const [auckland, denver, warsaw, both, nowhere, groupId] = [id(1), id(2), id(6), id(3), id(4), id(5)];
let world: World;
beforeEach(async () => {
  world = await openWorld({ slices: { factTables: [enrolmentFactTable] }, events: [enrolmentEvents] });
  const regions = [
    [auckland, 'Pacific/Auckland'],
    [denver, 'America/Denver'],
    [warsaw, 'Europe/Warsaw'],
  ] as const;
  for (const [regionId, timeZone] of regions) {
    const region = {
      regionId,
      name: timeZone,
      slug: `S${regionId}`,
      zone: 'NZ',
      type: 'CHARIS_CAMPUS',
      currency: 'USD',
    };
    await world.write(regionStream(regionId), [
      { type: 'RegionCreated', data: { ...blank, ...region, timeZone } },
      // Who lives in a region that has been closed reads on.
      ...(regionId === denver ? [{ type: 'RegionClosed', data: { regionId } }] : []),
    ]);
  }
  const people = [
    [both, [denver, auckland]],
    [nowhere, []],
  ] as const;
  for (const [userId, regionIds] of people)
    await world.write(userAccountStream(userId), [
      {
        type: 'UserInvited',
        data: {
          userId,
          email: `${userId}@example.org`,
          emailKey: userId,
          invitedBy: null,
          groupIds: [],
          roles: ['user'],
          regionIds,
        },
      },
      { type: 'UserActivated', data: { userId } },
    ]);
  await world.write(enrolmentStream(groupId, both), [
    {
      type: 'EnrolmentStarted',
      data: { groupId, userId: both, regionId: auckland, date: '2026-09-07', source: 'admin' },
    },
  ]);
});
afterEach(() => world.close());

const blank = {
  description: null,
  phone: null,
  addressLine1: null,
  addressLine2: null,
  addressCity: null,
  addressState: null,
  addressPostcode: null,
  addressCountry: null,
};
const item = (more: Partial<Item>): Item => ({
  ...newsItemExamples.PostNews,
  locale: null,
  regionIds: [],
  groupIds: [],
  pinned: false,
  fromDate: '2026-11-24',
  toDate: null,
  ...more,
});
const publishedAt = '2026-11-20T09:00:00.000Z';

test.each<[string, Partial<Item>, string]>([
  ['everybody, also in a region that is closed', { audience: 'all' }, '2026-11-24T07:00:00.000Z'],
  [
    'a region, of which somebody is at home in another',
    { audience: 'region', regionIds: [auckland] },
    '2026-11-24T07:00:00.000Z',
  ],
  [
    'a group, of which somebody is at home elsewhere',
    { audience: 'group', groupIds: [groupId] },
    '2026-11-24T07:00:00.000Z',
  ],
  ['nobody yet', { audience: 'region', regionIds: [warsaw] }, '2026-11-23T23:00:00.000Z'],
  ['whom it has begun for long ago', { audience: 'all', fromDate: '2026-11-01' }, publishedAt],
])('news begins when its first day has for %s', async (_, more, startsAt) => {
  const [ask, news] = [world.service.facts.ask(), item(more)];
  expect(await startOf(ask, news, publishedAt)).toBe(startsAt);
  const { readers } = await nextReaders(ask, news, '', startsAt);
  expect(readers.some(({ userId }) => userId === both)).toBe(news.regionIds[0] !== warsaw);
});
