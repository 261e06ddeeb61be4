import { afterEach, expect, test } from '@jest/globals';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { emailMessageStream } from '@paideia/events/mails/mail.events.ts';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import { openWorld, system, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { exampleSlices } from '../slices.examples.ts';

let close: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => close());

const { userId } = mailExamples.QueueEmail;
const zone = { userId, timeZone: 'Europe/London' };
const letterOf = (n: number, more: object = {}) => ({
  ...mailExamples.QueueEmail,
  emailId: exampleId('m', n),
  to: 'ada@example.org',
  params: { name: 'Ada', link: '/x' },
  ...more,
});
const lastOf = async (world: World, n: number) => {
  const { type, data } = (await world.history(emailMessageStream(exampleId('m', n)))).at(-1)!;
  return { type, data };
};
const becomes = (world: World, n: number, type: string) =>
  until(
    async () => (await lastOf(world, n)).type,
    (last) => last === type,
  );

/** Late in the evening Ada has one letter that waits for the end of her quiet hours, and two for the letter of the day. */
async function eveningOf() {
  let now = '2026-11-20T22:30:00.000Z';
  const clock = () => new Date(now);
  const sent: { readonly id: string; readonly to: string }[] = [];
  const transport = {
    send: async ({ id, to }: { readonly id: string; readonly to: string }) => void sent.push({ id, to }),
    close: () => undefined,
  };
  const slices = exampleSlices({ transport, publicUrl: 'https://learn.example.org', clock });
  const world = await openWorld({ events: catalogue, slices, clock });
  const end = new AbortController();
  const running = world.service.run(end.signal);
  close = async () => {
    end.abort();
    await running;
    await world.close();
  };
  const invited = { userId, email: 'ada@example.org', emailKey: 'k', invitedBy: null, groupIds: [], regionIds: [] };
  await world.write(userAccountStream(userId), [
    { type: 'UserInvited', data: { ...invited, roles: ['user'] } },
    { type: 'UserActivated', data: { userId } },
  ]);
  await world.done('SetNotificationDelivery', { ...zone, quietFrom: '22:00', quietTo: '07:00' }, web(userId));
  await world.done('QueueEmail', letterOf(2), system);
  await becomes(world, 2, 'EmailHeld');
  await world.done('SetNotificationDelivery', { ...zone, digestAt: '07:00' }, web(userId));
  for (const n of [3, 4]) {
    await world.done('QueueEmail', letterOf(n), system);
    await becomes(world, n, 'EmailHeld');
  }
  return { world, sent, itIsMorning: () => (now = '2026-11-21T07:00:01.000Z') };
}

test('nobody is written to whose account was deactivated meanwhile, but of what was changed in it', async () => {
  const { world, sent, itIsMorning } = await eveningOf();
  await world.write(userAccountStream(userId), [
    { type: 'UserDeactivated', data: { userId, reason: 'left', by: null } },
  ]);
  await world.done('QueueEmail', letterOf(0, { template: 'requestAnswered' }), system);
  await world.done(
    'QueueEmail',
    letterOf(1, { template: 'emailChanged', params: { email: 'eve@example.org' } }),
    system,
  );
  itIsMorning();
  for (const n of [0, 2, 3, 4]) {
    await becomes(world, n, 'EmailDeclined');
    expect(await lastOf(world, n)).toMatchObject({ data: { reason: 'accountDeactivated' } });
  }
  await becomes(world, 1, 'EmailSent');
  expect(sent).toEqual([{ id: exampleId('m', 1), to: 'ada@example.org' }]);
});

const changeAddress = (email: string) => ({
  type: 'UserEmailChanged',
  data: { userId, email, emailKey: `k-${email}`, formerEmail: 'ada@example.org', formerEmailKey: 'k', by: null },
});

test('a letter that waited goes to the address that its reader has proved by then', async () => {
  const { world, sent, itIsMorning } = await eveningOf();
  await world.write(userAccountStream(userId), [
    changeAddress('ada.new@example.org'),
    { type: 'EmailVerified', data: { userId } },
  ]);
  itIsMorning();
  await becomes(world, 2, 'EmailSent');
  expect(sent.find(({ id }) => id === exampleId('m', 2))?.to).toBe('ada.new@example.org');
});

test('and never to one that nobody has proved', async () => {
  const { world, sent, itIsMorning } = await eveningOf();
  await world.write(userAccountStream(userId), [changeAddress('eve@example.org')]);
  itIsMorning();
  await becomes(world, 2, 'EmailSent');
  expect(sent.find(({ id }) => id === exampleId('m', 2))?.to).toBe('ada@example.org');
});
