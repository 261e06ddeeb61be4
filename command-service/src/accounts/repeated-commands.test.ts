import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { superadminsEvents } from '@paideia/events/accounts/superadmins.events.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { StoreUnavailable, type EventStore } from '@paideia/store/port.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import { eventIdOf } from '../kernel/decide/last-ids.ts';
import { id, openWorld, person, seed, web, type World } from '../kernel/testing/world.ts';
import { userAccount } from './account.decider.ts';
import { deactivateUser, revokeRoles } from './account.process.ts';
import { superadmins } from './superadmins.decider.ts';

let world: World;
/** So many appends still go through: with the last of them the process is as good as killed. */
let left = Infinity;
const mortal = (store: EventStore): EventStore => ({
  ...store,
  append: async (...call) => {
    if (left-- <= 0) throw new StoreUnavailable('no');
    return store.append(...call);
  },
});
beforeEach(async () => {
  left = Infinity;
  world = await openWorld({
    wrap: mortal,
    slices: {
      deciders: [userAccount, superadmins],
      processes: [revokeRoles, deactivateUser],
      factTables: [groupFactTable],
    },
    events: [superadminsEvents, groupEvents],
  });
  for (const n of [1, 2, 3]) {
    await person(world, id(n), ['user', 'admin', 'superadmin']);
    await world.done('SeatSuperadmin', { userId: id(n) });
  }
});
afterEach(() => world.close());
const outcome = { ok: true, stream: expect.any(String), revision: expect.any(Number), position: expect.any(Number) };
/** It sends the same command twice, as one is sent again whose answer was lost. */
async function twice(type: string, data: object, actor: ActorContext, expectedRevision?: number) {
  const commandId = randomUUID();
  const seen = expectedRevision === undefined ? {} : { expectedRevision };
  const envelope = { type, data, commandId, ...seen };
  const first = await world.service.handle(envelope, actor);
  expect(first).toMatchObject({ ...outcome, repeated: false });
  const again = await world.service.handle(envelope, actor);
  expect(again).toEqual({ ...first, repeated: true });
  return envelope;
}
const lastOf = async (n: number) => (await world.history(`userAccount-${id(n)}`)).length - 1;

test('a process that is done answers as the first time, though its steps would be others now', async () => {
  const data = { userId: id(1), roles: ['superadmin'] };
  const envelope = await twice('RevokeRoles', data, seed, await lastOf(1));
  await twice('DeactivateUser', { userId: id(3), reason: 'x' }, seed);
  const seats = (await world.history('superadmins-college')).map(({ type }) => type);
  expect(seats.filter((type) => type === 'SuperadminUnseated')).toHaveLength(2);
  // The id stands for that intention alone.
  const other = { ...envelope, data: { ...data, userId: id(2) } };
  expect(await world.service.handle(other, seed)).toEqual({ ok: false, code: 'commandIdReused' });
});

test('another instance answers a process as the one that did it', async () => {
  const envelope = {
    type: 'DeactivateUser',
    data: { userId: id(3), reason: 'x' },
    commandId: randomUUID(),
  };
  const first = await world.service.handle(envelope, seed);
  const other = await world.startAs('other');
  expect(await other.handle(envelope, seed)).toEqual({ ...first, repeated: true });
});

test('a repeat is answered as the first time, whatever became of its actor since', async () => {
  const envelope = {
    type: 'StartCounter',
    data: { counterId: id(50), ownerId: id(1), name: 'a' },
    commandId: randomUUID(),
  };
  const first = await world.service.handle(envelope, web(id(1)));
  expect(first).toMatchObject({ ...outcome, repeated: false });
  await world.done('DeactivateUser', { userId: id(1), reason: 'left' });
  expect(await world.service.handle(envelope, web(id(1)))).toEqual({ ...first, repeated: true });
  // Nothing new may be done, and nobody else's command is answered.
  expect(await world.service.handle({ ...envelope, commandId: randomUUID() }, web(id(1)))).toEqual({
    ok: false,
    code: 'noAccess',
  });
  const changed = { ...envelope, data: { ...envelope.data, name: 'b' } };
  expect(await world.service.handle(changed, web(id(1)))).toEqual({ ok: false, code: 'noAccess' });
});

describe('a process that was cut off', () => {
  const [victim, actor] = [id(1), id(2)];
  const kinds = [
    ['RevokeRoles', { userId: victim, roles: ['superadmin'] }, 'RolesRevoked'],
    ['DeactivateUser', { userId: victim, reason: 'left' }, 'UserDeactivated'],
  ] as const;
  const steps = ['SuperadminUnseated', 'the last'] as const;
  /** From the last append on no answer is kept. */
  async function cut(type: string, data: object, after: number, written: 'no' | 'unknown' = 'unknown') {
    const envelope = { type, data, commandId: randomUUID(), expectedRevision: await lastOf(1) };
    const { put } = world.records;
    world.records.put = async (key, value, ...rest) => {
      if (key.startsWith('command:')) throw new StoreUnavailable('no');
      return put(key, value, ...rest);
    };
    left = after;
    const first = await world.service.handle(envelope, web(actor));
    expect(first).toEqual({ ok: false, code: 'unavailable', written });
    [left, world.records.put] = [Infinity, put];
    return envelope;
  }
  /** They come in the order of its steps. */
  const eventsOf = async (commandId: string) =>
    [...(await world.history('superadmins-college')), ...(await world.history(`userAccount-${victim}`))].filter(
      ({ meta }) => meta.commandId === commandId,
    );
  const whole = (events: Awaited<ReturnType<typeof eventsOf>>, commandId: string) => ({
    ok: true,
    stream: `userAccount-${victim}`,
    revision: events[1]!.revision,
    position: events[1]!.position,
    ids: steps.map((_, i) => eventIdOf(commandId, `${i}`, 0)),
  });

  for (const [type, data, last] of kinds)
    for (const after of [1, 2])
      for (const isGone of [false, true])
        test(`${type}, after ${after} of its 2 steps, comes to its end and answers as the first time${isGone ? ', its actor deactivated since' : ''}`, async () => {
          const envelope = await cut(type, data, after);
          if (isGone) await world.done('DeactivateUser', { userId: actor, reason: 'left' });
          const again = await (await world.startAs('other')).handle(envelope, web(actor));
          const events = await eventsOf(envelope.commandId);
          expect(events.map((one) => one.type)).toEqual(['SuperadminUnseated', last]);
          expect(again).toEqual({ ...whole(events, envelope.commandId), repeated: after === 2 });
          expect(await world.service.handle(envelope, web(actor))).toEqual({ ...again, repeated: true });
          expect(await eventsOf(envelope.commandId)).toEqual(events);
        });

  test('before its first step, is begun by nobody who may not any more', async () => {
    const [type, data] = kinds[0];
    const [gone, back] = [await cut(type, data, 0, 'no'), await cut(type, data, 0, 'no')];
    await world.done('DeactivateUser', { userId: actor, reason: 'left' });
    expect(await world.service.handle(gone, web(actor))).toEqual({ ok: false, code: 'noAccess' });
    expect(await eventsOf(gone.commandId)).toEqual([]);
    await world.done('ReactivateUser', { userId: actor, reason: 'back' });
    await world.done('SeatSuperadmin', { userId: actor });
    expect(await world.service.handle(back, web(actor))).toMatchObject({ ok: true, repeated: false });
  });

  test('stands for nothing else, and goes on for nobody else', async () => {
    const envelope = await cut('RevokeRoles', kinds[0][1], 1);
    const other = { ...envelope, data: { ...envelope.data, userId: id(3) } };
    expect(await world.service.handle(other, seed)).toEqual({ ok: false, code: 'commandIdReused' });
    expect(await world.service.handle(envelope, web(id(3)))).toEqual({ ok: false, code: 'commandIdReused' });
    expect(await eventsOf(envelope.commandId)).toHaveLength(1);
  });
});
