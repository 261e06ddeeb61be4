// Addresses and slugs are claimed here over several instances whose hosts' clocks differ.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { emailClaimStream, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { campus } from '@paideia/events/kernel/examples.ts';
import { noAddress, regionStream, slugClaimStream } from '@paideia/events/regions/region.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { StoreUnavailable, type EventStore } from '@paideia/store/port.ts';
import type { CommandService } from '../kernel/service.ts';
import { id, openWorld, seed, system, type World } from '../kernel/testing/world.ts';
import { exampleSlices } from '../slices.examples.ts';
import { unusedEmailClaim } from './email-claim.timers.ts';

const minute = 60_000;
const slices = exampleSlices();
let world: World;
/** The clock of one is right, that of another is a quarter of an hour behind, and a test says that of the third. */
let [right, behind, ahead]: CommandService[] = [];
let aheadMinutes = 0;
/** Appends to the streams of this category fail, perhaps after they were written. */
let failing: string | undefined;
/** It holds up the next append to a stream of the category: it tells that it has begun, and goes on when it is let. */
let held: { readonly category: string; readonly begun: () => void; readonly until: Promise<void> } | undefined;
const wrap = (store: EventStore): EventStore => ({
  ...store,
  async append(stream, events, expected) {
    if (failing && stream.startsWith(failing)) throw new StoreUnavailable('unknown');
    if (held && stream.startsWith(held.category)) {
      const { begun, until } = held;
      held = undefined;
      begun();
      await until;
    }
    return store.append(stream, events, expected);
  },
});
async function heldUp(category: string, begin: () => ReturnType<typeof send>) {
  let [begun, go] = [() => {}, () => {}];
  const isThere = new Promise<void>((done) => (begun = done));
  held = { category, begun, until: new Promise<void>((done) => (go = done)) };
  const reply = begin();
  await Promise.race([isThere, reply.then((answer) => Promise.reject(new Error(JSON.stringify(answer))))]);
  return { finish: () => (go(), reply) };
}
beforeEach(async () => {
  [failing, held, aheadMinutes] = [undefined, undefined, 0];
  world = await openWorld({ events: catalogue, slices, wrap });
  const at = (minutes: () => number) => () => new Date(Date.now() + minutes() * minute);
  right = world.service;
  behind = await world.startAs(
    'behind',
    {},
    {},
    at(() => -15),
  );
  ahead = await world.startAs(
    'ahead',
    {},
    {},
    at(() => aheadMinutes),
  );
  await world.done('CreateRegion', regionExamples.RegisterRegion);
});
afterEach(() => world.close());

const send = (instance: CommandService | undefined, type: string, data: object, actor = seed) =>
  instance!.handle({ type, data, commandId: randomUUID() }, actor);
const address = 'ada@example.org';
const keyOf = (email: string) => right!.facts.ask().emailKey(email);
const invite = (n: number, email = address) => ({
  userId: id(n),
  email,
  firstName: 'New',
  lastName: 'Person',
  regionIds: [campus],
  groupIds: [],
  roles: ['user'],
});
const typesOf = async (stream: string) => (await world.history(stream)).map(({ type }) => type);

const email = {
  what: 'an e-mail address',
  type: 'InviteUser',
  category: 'userAccount-',
  dataOf: (n: number) => invite(n, n % 2 ? address : address.toUpperCase()),
  taken: 'account.emailTaken',
  claim: () => emailClaimStream(keyOf(address)),
  record: (n: number) => userAccountStream(id(n)),
  /** The timer of a leader sends this whose clock says that the time is over. */
  giveBack: (n: number) => unusedEmailClaim.fire(`${keyOf(address)}_${id(n)}`, ''),
  bare: (n: number) => ({ type: 'EmailClaimed', data: { emailKey: keyOf(address), userId: id(n) } }),
  made: (n: number) => ({
    type: 'UserInvited',
    data: { ...invite(n), emailKey: keyOf(address), invitedBy: null },
  }),
};
const slug = {
  what: 'the short name of a region',
  type: 'CreateRegion',
  category: 'region-',
  dataOf: (n: number) => ({ ...regionExamples.RegisterRegion, regionId: id(n), slug: n % 2 ? 'UK-Bath' : 'uk-bath' }),
  taken: 'region.slugTaken',
  claim: () => slugClaimStream('UK-Bath'),
  record: (n: number) => regionStream(id(n)),
  giveBack: (n: number) => ({ type: 'ReleaseSlug', data: { slug: 'UK-Bath', regionId: id(n) } }),
  bare: (n: number) => ({ type: 'SlugClaimed', data: { slug: 'UK-Bath', regionId: id(n) } }),
  made: (n: number) => ({
    type: 'RegionCreated',
    data: {
      ...regionExamples.RegisterRegion,
      ...noAddress,
      regionId: id(n),
      slug: 'UK-Bath',
      description: null,
      phone: null,
    },
  }),
};

describe.each([email, slug])('$what', ({ type, category, dataOf, taken, claim, record, giveBack, bare, made }) => {
  const make = (n: number, instance = right) => send(instance, type, dataOf(n));

  test.each([
    ['twelve minutes', 12],
    ['an hour and a half', 90],
    ['a year', 525_600],
  ])('goes to one of many at once, where a clock is %s ahead', async (_, minutes) => {
    aheadMinutes = minutes;
    const replies = await Promise.all(
      Array.from({ length: 9 }, (__, n) => make(n + 20, [right, behind, ahead][n % 3])),
    );
    expect(replies.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    // Who is disturbed by a clock that is ahead is told so, and tries again.
    const last = await make(40);
    expect([...replies, last].filter(({ ok }) => ok)).toHaveLength(1);
    const codes = new Set([...replies, last].flatMap((reply) => (reply.ok ? [] : [reply.code])));
    codes.delete('conflict');
    expect([...codes]).toEqual([taken]);
  });

  test('goes to one also when an instance stands still between claim and record, while by the clock of another the time is over', async () => {
    aheadMinutes = 90;
    const first = await heldUp(category, () => make(20));
    const { type: asked, data } = giveBack(20);
    await send(ahead, asked, data as object);
    const second = await make(21, ahead);
    expect([await first.finish(), second].filter(({ ok }) => ok)).toHaveLength(1);
    for (const instance of [right, behind, ahead]) expect(await make(22, instance)).toMatchObject({ code: taken });
  });

  test('is not disputed within ten minutes, and whose record came never loses it to no clock', async () => {
    aheadMinutes = 9;
    const first = await heldUp(category, () => make(20));
    expect(await make(21, ahead)).toMatchObject({ code: taken });
    expect(await first.finish()).toMatchObject({ ok: true });
    aheadMinutes = 525_600;
    expect(await make(22, ahead)).toMatchObject({ code: taken });
    expect(await make(23, behind)).toMatchObject({ code: taken });
  });

  test('of a record that never came is free after ten minutes without anybody giving it back, that of one that came never', async () => {
    failing = category;
    expect(await make(20)).toMatchObject({ ok: false, code: 'unavailable' });
    failing = undefined;
    expect(await make(21)).toMatchObject({ code: taken });
    aheadMinutes = 11;
    expect(await make(22, ahead)).toMatchObject({ ok: true });
    expect(await make(20)).toMatchObject({ code: taken });
    // These are the first claim and the second one; the fence is in the stream of the record that never came.
    expect(await typesOf(claim())).toHaveLength(2);
    expect(await typesOf(record(20))).toHaveLength(1);
    expect(await typesOf(record(22))).toHaveLength(1);
  });

  test('that a record has since a release before claimed it by itself is given to no other', async () => {
    await world.write(claim(), [bare(20)]);
    await world.write(record(20), [made(20)]);
    for (const instance of [right, behind, ahead]) expect(await make(21, instance)).toMatchObject({ code: taken });
    expect(await typesOf(claim())).toHaveLength(1);
  });

  test('that a release before has claimed by itself stands until it is given back, whatever the clocks say', async () => {
    await world.write(claim(), [bare(20)]);
    aheadMinutes = 525_600;
    for (const instance of [right, ahead]) expect(await make(21, instance)).toMatchObject({ code: taken });
    const { type: asked, data } = giveBack(20);
    expect(await send(right, asked, data as object)).toMatchObject({ ok: true, ids: { length: 1 } });
    expect(await make(21)).toMatchObject({ ok: true });
  });

  test('that a release before has claimed goes to the record that it was claimed for', async () => {
    await world.write(claim(), [bare(20)]);
    expect(await make(20)).toMatchObject({ ok: true });
    expect(await make(21)).toMatchObject({ code: taken });
  });
});

describe('an e-mail address that an account gives up', () => {
  const change = (to: string, instance = right) => send(instance, 'ChangeEmail', { userId: id(20), email: to });
  const release = () => send(right, 'ReleaseEmail', { userId: id(20), emailKey: keyOf(address) }, system);

  test('is free at once, also before it is given back', async () => {
    expect(await send(right, 'InviteUser', invite(20))).toMatchObject({ ok: true });
    expect(await change('new@example.org')).toMatchObject({ ok: true });
    expect(await send(ahead, 'InviteUser', invite(21))).toMatchObject({ ok: true });
    expect(await release()).toMatchObject({ ok: true, ids: [] });
    expect(await change(address)).toMatchObject({ code: 'account.emailTaken' });
  });
  test('stays its own when it goes back to it while it is given back', async () => {
    expect(await send(right, 'InviteUser', invite(20))).toMatchObject({ ok: true });
    expect(await change('new@example.org')).toMatchObject({ ok: true });
    const back = await heldUp('userAccount-', () => change(address, behind));
    expect(await release()).toMatchObject({ ok: true, ids: [] });
    expect(await back.finish()).toMatchObject({ ok: true });
    expect(await send(ahead, 'InviteUser', invite(21))).toMatchObject({ code: 'account.emailTaken' });
    expect(await send(ahead, 'InviteUser', invite(22, 'new@example.org'))).toMatchObject({ ok: true });
  });
  test('is given back when the change to it was refused', async () => {
    expect(await send(right, 'InviteUser', invite(20, 'old@example.org'))).toMatchObject({ ok: true });
    expect(await send(right, 'DeactivateUser', { userId: id(20), reason: 'left' })).toMatchObject({ ok: true });
    expect(await change(address)).toMatchObject({ code: 'account.deactivated' });
    expect(await send(behind, 'InviteUser', invite(21))).toMatchObject({ ok: true });
  });
});
