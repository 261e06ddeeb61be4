import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { newsDeliveryStream } from '@paideia/events/news/news-delivery.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { id, openWorld, seed, system, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import type { Letter } from '../mails/transport.ts';
import { exampleSlices } from '../slices.examples.ts';
import { batchSize } from './news-readers.ts';

// The real kernel works over the embedded stores here: two instances tell a whole region of news, each of its people once.
const people = Array.from({ length: 2 * batchSize + 30 }, (_, n) => id(n + 1));
const [author, alumna, digests, sleeps, leaves, abroad] = [
  people[0]!,
  people[7]!,
  people[9]!,
  people[200]!,
  people[201]!,
  people[429]!,
];
const yearTwo = exampleId('g', 2);
const letters: Letter[] = [];
const [first, second] = [new AbortController(), new AbortController()];
let now = '2026-11-20T22:30:00.000Z';
let world: World;
let running: readonly Promise<unknown>[];

const addressOf = (userId: string) => `${userId}@example.org`;
const lettersTo = (userId: string) => letters.filter(({ to }) => to === addressOf(userId));
const tellsOf = async (newsId: string) =>
  (await world.historyOf('notificationFeed')).filter(
    ({ data }) => (data as { params?: { newsId?: string } }).params?.newsId === newsId,
  );
const deliveryOf = async (newsId: string) =>
  (await world.history(newsDeliveryStream(newsId))).map(({ type, data }) => ({ type, data }));
const isFinished = async (newsId: string) => (await deliveryOf(newsId)).at(-1)?.type === 'NewsDeliveryFinished';
const asAuthor = (type: string, data: object) => world.done(type, data, web(author));
async function publish(newsId: string, more: object = {}) {
  const item = { newsId, title: 'Open day', body: '<p>Come and see.</p>', audience: 'region', regionIds: [campus] };
  await asAuthor('PostNews', { ...item, ...more });
  await asAuthor('PublishNews', { newsId });
  // What is due at a moment is due once it is over.
  now = new Date(Date.parse(now) + 1_000).toISOString();
}
const wants = (userId: string, subscribed: boolean) =>
  world.done(
    'SetNotificationPreference',
    { userId, notificationDefinitionId: 'newsPublished', regionId: campus, subscribed },
    web(userId),
  );

beforeAll(async () => {
  const transport = { send: (letter: Letter) => Promise.resolve(void letters.push(letter)), close: () => undefined };
  const slices = exampleSlices({
    transport,
    publicUrl: 'https://learn.example.org',
  });
  world = await openWorld({ slices, events: catalogue, clock: () => new Date(now) });
  await world.done('CreateRegion', { ...regionExamples.RegisterRegion, currency: 'USD' }, seed);
  await Promise.all(
    people.map((userId) =>
      world.write(userAccountStream(userId), [
        {
          type: 'UserInvited',
          data: {
            userId,
            email: addressOf(userId),
            emailKey: userId,
            invitedBy: null,
            groupIds: [],
            roles: userId === author ? ['user', 'admin'] : ['user'],
            regionIds: userId === abroad ? [] : [campus],
          },
        },
        { type: 'UserActivated', data: { userId } },
      ]),
    ),
  );
  await world.write(enrolmentStream(yearTwo, alumna), [
    {
      type: 'EnrolmentStarted',
      data: { groupId: yearTwo, userId: alumna, regionId: campus, date: '2025-09-07', source: 'admin' },
    },
    {
      type: 'StudentGraduated',
      data: {
        groupId: yearTwo,
        userId: alumna,
        regionId: campus,
        programYear: 2,
        date: '2026-05-07',
        gradYear: 2026,
        gradLocation: 'Wells',
        alumniRegionIds: [],
        alumniGroupIds: [],
      },
    },
  ]);
  for (const userId of [digests, sleeps, leaves]) await wants(userId, true);
  const zone = { timeZone: 'Europe/London' };
  await world.done('SetNotificationDelivery', { userId: digests, ...zone, digestAt: '07:30' }, web(digests));
  for (const userId of [sleeps, leaves])
    await world.done('SetNotificationDelivery', { userId, ...zone, quietFrom: '22:00', quietTo: '07:00' }, web(userId));
  const other = await world.startAs('other');
  running = [world.service.run(first.signal), other.run(second.signal)];
  await world.reactionsBegun();
});
/** Hundreds are told, each by a commit of its own: a core that others want too takes minutes for it. */
const wholeDelivery = 400_000;
afterAll(async () => {
  first.abort();
  second.abort();
  await Promise.all(running);
  await world.close();
});

test(
  'everybody in the region is told once, in batches, also when the instance that began it goes',
  async () => {
    const [newsId, startsAt] = [exampleId('n', 1), now];
    await publish(newsId);
    await until(
      async () => (await deliveryOf(newsId)).some(({ type }) => type === 'NewsDeliveryAdvanced'),
      Boolean,
      60_000,
    );
    first.abort();
    await until(() => isFinished(newsId), Boolean, wholeDelivery);
    const told = (await tellsOf(newsId)).map(({ data }) => (data as { userId: string }).userId);
    expect(told.toSorted()).toEqual(people.filter((userId) => userId !== abroad));
    // A batch leaves one short event behind, whoever is in it.
    expect(await deliveryOf(newsId)).toEqual([
      { type: 'NewsDeliveryScheduled', data: { newsId, title: 'Open day', startsAt } },
      { type: 'NewsDeliveryAdvanced', data: { newsId, after: '', told: 0 } },
      { type: 'NewsDeliveryAdvanced', data: { newsId, after: people[batchSize - 1], told: batchSize } },
      { type: 'NewsDeliveryAdvanced', data: { newsId, after: people[2 * batchSize - 1], told: 2 * batchSize } },
      { type: 'NewsDeliveryFinished', data: { newsId, told: people.length - 1 } },
    ]);
  },
  2 * wholeDelivery,
);

test('alumni who subscribed get a letter at once, others when they want it', async () => {
  await until(() => lettersTo(alumna).length === 1);
  expect(lettersTo(alumna)[0]).toMatchObject({ subject: 'Open day' });
  expect(lettersTo(alumna)[0]!.text).toContain('https://learn.example.org/news');
  expect(letters).toHaveLength(1);
  const holds = async () => (await world.historyOf('emailMessage')).filter(({ type }) => type === 'EmailHeld');
  await until(async () => (await holds()).length === 3);
  expect(
    Object.fromEntries((await holds()).map(({ data }) => [(data as { userId: string }).userId, data])),
  ).toMatchObject({
    [digests]: { reason: 'digest', until: '2026-11-21T07:30:00.000Z' },
    [sleeps]: { reason: 'quietHours', until: '2026-11-21T07:00:00.000Z' },
    [leaves]: { reason: 'quietHours' },
  });
});

test('quiet hours end, the day’s letter comes at its hour, and who declined meanwhile gets none', async () => {
  await wants(leaves, false);
  now = '2026-11-21T07:00:01.000Z';
  await until(() => lettersTo(sleeps).length === 1);
  expect(lettersTo(digests)).toEqual([]);
  const declined = async () => (await world.historyOf('emailMessage')).filter(({ type }) => type === 'EmailDeclined');
  await until(async () => (await declined()).length === 1);
  expect((await declined())[0]!.data).toMatchObject({ userId: leaves, reason: 'unsubscribed' });
  now = '2026-11-21T07:30:01.000Z';
  await until(() => lettersTo(digests).length === 1);
  expect(lettersTo(digests)[0]).toMatchObject({ subject: 'What there is new for you' });
  expect(lettersTo(digests)[0]!.text).toContain('Open day: There is news from Paideia: Open day');
  const digested = async () => (await world.historyOf('emailMessage')).some(({ type }) => type === 'EmailDigested');
  await until(digested);
  expect(lettersTo(leaves)).toEqual([]);
  expect(letters).toHaveLength(3);
});

test(
  'what begins later is told then, what was withdrawn before is not, and what is published again tells nobody twice',
  async () => {
    const [later, withdrawn, again] = [2, 3, 1].map((n) => exampleId('n', n)) as [string, string, string];
    await publish(later, { fromDate: '2026-11-24' });
    await publish(withdrawn, { fromDate: '2026-11-24' });
    await until(async () => (await deliveryOf(withdrawn)).length === 1);
    await asAuthor('UnpublishNews', { newsId: withdrawn });
    await asAuthor('UnpublishNews', { newsId: again });
    await asAuthor('PublishNews', { newsId: again });
    await until(async () => (await deliveryOf(withdrawn)).at(-1)?.type === 'NewsDeliveryStopped');
    now = '2026-11-23T23:59:59.000Z';
    await until(async () => (await deliveryOf(later)).length === 1);
    expect(await tellsOf(later)).toEqual([]);
    now = '2026-11-24T00:00:01.000Z';
    await until(() => isFinished(later), Boolean, wholeDelivery);
    expect(await tellsOf(later)).toHaveLength(people.length - 1);
    expect(await tellsOf(withdrawn)).toEqual([]);
    expect(await tellsOf(again)).toHaveLength(people.length - 1);
  },
  2 * wholeDelivery,
);

test(
  'what is switched off goes out over no channel',
  async () => {
    await asAuthor('DefineNotification', { key: 'newsPublished', inApp: false, email: true, defaultSubscribed: false });
    await asAuthor('DefineNotification', { key: 'alumniNews', inApp: false, email: false, defaultSubscribed: true });
    const [newsId, before] = [exampleId('n', 4), letters.length];
    now = '2026-11-25T12:00:00.000Z';
    await publish(newsId);
    await until(() => isFinished(newsId), Boolean, wholeDelivery);
    expect(await tellsOf(newsId)).toEqual([]);
    await until(() => lettersTo(sleeps).length === 3);
    expect(letters.slice(before).filter(({ to }) => to === addressOf(alumna))).toEqual([]);
    expect(await world.send('StopNewsDelivery', { newsId }, system)).toMatchObject({ ok: true });
  },
  2 * wholeDelivery,
);
