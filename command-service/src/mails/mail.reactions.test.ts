import { afterEach, expect, test } from '@jest/globals';
import { emailMessageStream } from '@paideia/events/mails/mail.events.ts';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { openWorld, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { exampleSlices } from '../slices.examples.ts';
import type { MailTransport } from './transport.ts';

let close: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => close());

const statusOf = async (world: World, n: number) =>
  (await world.history(emailMessageStream(exampleId('m', n)))).map(({ type }) => type);

const letter = { ...mailExamples.QueueEmail, template: 'resetPassword', params: { name: 'Ada', link: '/x' } };
async function worldWith(transport: MailTransport, before: () => void = () => undefined): Promise<World> {
  const slices = exampleSlices({
    transport,
    publicUrl: 'https://learn.example.org',
  });
  const world = await openWorld({ events: catalogue, slices });
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
    5_000,
  );
  expect([...sent].sort()).toEqual(['ada@example.org', 'ben@example.org']);
  for (const n of [1, 2]) await until(async () => (await statusOf(world, n)).includes('EmailSent'));
  expect(await statusOf(world, 0)).toEqual(['EmailQueued']);
  // It is still under way, not given up.
  answer();
  await until(async () => (await statusOf(world, 0)).includes('EmailSent'));
  expect(sent).toHaveLength(3);
});
