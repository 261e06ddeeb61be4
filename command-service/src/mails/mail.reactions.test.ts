import { afterEach, expect, test } from '@jest/globals';
import { emailMessageStream } from '@paideia/events/mails/mail.events.ts';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { newsItemStream } from '@paideia/events/news/news-item.events.ts';
import { newsItemExamples } from '@paideia/events/news/news-item.examples.ts';
import { userPreferencesStream } from '@paideia/events/profiles/profile.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openWorld, seed, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { exampleSlices } from '../slices.examples.ts';
import type { MailTransport } from './transport.ts';

let close: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => close());

const statusOf = async (world: World, n: number) =>
  (await world.history(emailMessageStream(exampleId('m', n)))).map(({ type }) => type);

const letter = { ...mailExamples.QueueEmail, template: 'resetPassword', params: { name: 'Ada', link: '/x' } };
type Started = { readonly clock?: () => Date; readonly queue?: (world: World) => Promise<unknown> };
/** `queue`: what was written before the service starts again. */
async function worldWith(
  transport: MailTransport,
  before: () => void = () => undefined,
  { clock, queue }: Started = {},
): Promise<World> {
  const slices = exampleSlices({
    transport,
    publicUrl: 'https://learn.example.org',
    clock,
  });
  const world = await openWorld({ events: catalogue, slices, ...(clock && { clock }) });
  await queue?.(world);
  const end = new AbortController();
  const running = world.service.run(end.signal);
  close = async () => {
    before();
    end.abort();
    await running;
    await world.close();
  };
  return world;
}

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, '550 EENVELOPE'],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
  [{ code: 'no code, but ada.byron', responseCode: 'freya.mason' }, 'unknown'],
])('of a failure the log keeps %j, and none of the words of a mail server, which name people', async (of, kept) => {
  const failure = Object.assign(new Error('Can’t send mail: 550 5.1.1 User freya.mason unknown'), of);
  const world = await worldWith({ send: () => Promise.reject(failure), close: () => undefined });
  await world.done('QueueEmail', { ...letter, emailId: exampleId('m', 0), to: 'freya.mason@example.org' });
  await until(async () => (await statusOf(world, 0)).includes('EmailFailed'));
  const failed = (await world.history(emailMessageStream(exampleId('m', 0)))).find(
    ({ type }) => type === 'EmailFailed',
  );
  expect(failed?.data).toMatchObject({ error: kept });
  expect(JSON.stringify(failed)).not.toMatch(/freya|byron|unknown /);
});

test('a mail server that does not answer for one address holds up nobody else', async () => {
  const sent: string[] = [];
  let answer = () => {};
  const silence = new Promise<void>((resolve) => (answer = resolve));
  const transport = {
    send: async ({ to }: { readonly to: string }) => {
      if (to === 'slow@example.org') await silence;
      sent.push(to);
    },
    close: () => undefined,
  };
  const world = await worldWith(transport, () => answer());
  for (const [n, to] of ['slow@example.org', 'ben@example.org', 'ada@example.org'].entries())
    await world.done('QueueEmail', { ...letter, emailId: exampleId('m', n), to });

  await until(
    () => sent.length,
    (count) => count === 2,
  );
  expect([...sent].sort()).toEqual(['ada@example.org', 'ben@example.org']);
  for (const n of [1, 2]) await until(async () => (await statusOf(world, n)).includes('EmailSent'));
  expect(await statusOf(world, 0)).toEqual(['EmailQueued']);
  // It is still under way, not given up.
  answer();
  await until(async () => (await statusOf(world, 0)).includes('EmailSent'));
  expect(sent).toHaveLength(3);
});

test('after a standstill a reminder of what has closed meanwhile is not sent, and one of what is still open is', async () => {
  let now = '2026-11-20T08:00:00.000Z';
  const reminders = ['2026-11-21T08:00:00.000Z', '2026-11-25T08:00:00.000Z'].map((closesAt, n) => ({
    ...mailExamples.QueueEmail,
    emailId: exampleId('m', n),
    template: 'examReminder',
    params: { exam: 'Acts', closesAt, name: 'Ada', link: '/x' },
  }));
  const sent: string[] = [];
  const transport = { send: async ({ id }: { readonly id: string }) => void sent.push(id), close: () => undefined };
  const world = await worldWith(transport, undefined, {
    clock: () => new Date(now),
    queue: async ({ done }) => {
      for (const reminder of reminders) await done('QueueEmail', reminder);
      now = '2026-11-23T08:00:00.000Z';
    },
  });
  await until(async () => (await statusOf(world, 1)).includes('EmailSent'));
  await until(async () => (await statusOf(world, 0)).includes('EmailDeclined'));
  expect((await world.history(emailMessageStream(exampleId('m', 0)))).at(-1)?.data).toMatchObject({ reason: 'over' });
  expect(sent).toEqual([exampleId('m', 1)]);
});

test('nor is news whose last day has ended where its reader is at home', async () => {
  let now = '2026-11-20T08:00:00.000Z';
  const letters = ['2026-11-21', '2026-11-22'].map((toDate, n) => ({ toDate, newsId: exampleId('f', n), n }));
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  const world = await worldWith(transport, undefined, {
    clock: () => new Date(now),
    queue: async ({ done, write }) => {
      const [userId, regionId] = [mailExamples.QueueEmail.userId, campus];
      await done('CreateRegion', { ...regionExamples.RegisterRegion, timeZone: 'America/Denver' }, seed);
      const account = {
        userId,
        email: 'ada@example.org',
        emailKey: 'k',
        invitedBy: null,
        groupIds: [],
        roles: ['user'],
      };
      await write(userAccountStream(userId), [
        { type: 'UserInvited', data: { ...account, regionIds: [regionId] } },
        { type: 'UserActivated', data: { userId } },
      ]);
      for (const { newsId, toDate, n } of letters) {
        const whom = { locale: null, audience: 'all', regionIds: [], groupIds: [], pinned: false };
        const item = { ...newsItemExamples.PostNews, ...whom, newsId, fromDate: null, toDate };
        await write(newsItemStream(newsId), [
          { type: 'NewsPosted', data: item },
          { type: 'NewsPublished', data: { newsId } },
        ]);
        const params = { newsId, title: 'Open day', name: 'Ada', link: '/news' };
        const wants = { notificationDefinitionId: 'newsPublished', regionId, subscribed: true };
        if (n === 0)
          await write(userPreferencesStream(userId), [
            { type: 'NotificationPreferenceSet', data: { userId, ...wants } },
          ]);
        await done('QueueEmail', {
          ...mailExamples.QueueEmail,
          emailId: exampleId('m', n),
          template: 'newsPublished',
          regionId,
          params,
        });
      }
      // In UTC the second one has ended too, in Denver not yet.
      now = '2026-11-23T05:00:00.000Z';
    },
  });
  await until(async () => (await statusOf(world, 1)).includes('EmailSent'));
  await until(async () => (await statusOf(world, 0)).includes('EmailDeclined'));
  expect((await world.history(emailMessageStream(exampleId('m', 0)))).at(-1)?.data).toMatchObject({ reason: 'over' });
});
