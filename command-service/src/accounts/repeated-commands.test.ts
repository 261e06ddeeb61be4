import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { superadminsEvents } from '@paideia/events/accounts/superadmins.events.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import { id, openWorld, person, seed, web, type World } from '../kernel/testing/world.ts';
import { userAccount } from './account.decider.ts';
import { deactivateUser, revokeRoles } from './account.process.ts';
import { superadmins } from './superadmins.decider.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: {
      deciders: [userAccount, superadmins],
      processes: [revokeRoles, deactivateUser],
      factTables: [groupFactTable],
    },
    events: [superadminsEvents, groupEvents],
  });
  for (const n of [1, 2, 3]) {
    await person(world, id(n), ['user', 'superadmin']);
    await world.done('SeatSuperadmin', { userId: id(n) });
  }
});
afterEach(() => world.close());
const outcome = { ok: true, stream: expect.any(String), revision: expect.any(Number), position: expect.any(Number) };
/** The same command twice, as one is sent again whose answer was lost. */
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
