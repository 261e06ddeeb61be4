import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { StoreUnavailable, type EventStore } from '@paideia/store/port.ts';
import { retries } from './decision.ts';
import type { Accepted, Reply } from './reply.ts';
import { id, openWorld, person, seed, system, web, type World } from '../testing/world.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

const [owner, stranger, manager, admin, gone] = [id(1), id(2), id(3), id(4), id(5)];
let world: World;
let counters = 100;
/** These stand between the kernel and the log for the next calls of append. */
let faults: ((
  append: EventStore['append'],
  ...call: Parameters<EventStore['append']>
) => ReturnType<EventStore['append']>)[] = [];
let appends: Parameters<EventStore['append']>[] = [];
const faulty = (store: EventStore): EventStore => ({
  ...store,
  append: (...call) => {
    appends.push(call);
    const fault = faults.shift();
    return fault ? fault(store.append, ...call) : store.append(...call);
  },
});
const lost = async (): Promise<never> => {
  throw new StoreUnavailable('no');
};
const lostAfterwards = async (
  append: EventStore['append'],
  ...call: Parameters<EventStore['append']>
): Promise<never> => {
  await append(...call);
  throw new StoreUnavailable('unknown');
};

beforeAll(async () => {
  world = await openWorld({ wrap: faulty });
  await person(world, owner);
  await person(world, stranger);
  await person(world, manager, ['user', 'manager']);
  await person(world, admin, ['user', 'manager', 'admin']);
  await person(world, gone);
  await world.write(`userAccount-${gone}`, [
    { type: 'UserDeactivated', data: { userId: gone, reason: null, by: null } },
  ]);
});
afterAll(() => world.close());

let impersonations = 500;
/** The admin acts as the owner, and may change things unless `more` says otherwise. */
async function acting({ isWritable = true, isOver = false, endsIn = 60_000, adminId = admin, userId = owner } = {}) {
  const impersonationId = id(impersonations++);
  const endsAt = new Date(Date.now() + endsIn).toISOString();
  const asUser = { impersonationId, adminId, userId };
  await world.write(`impersonation-${impersonationId}`, [
    { type: 'ImpersonationStarted', data: { ...asUser, reason: null, endsAt } },
    ...(isWritable ? [{ type: 'ImpersonationWritingSet', data: { ...asUser, isWritable } }] : []),
    ...(isOver ? [{ type: 'ImpersonationEnded', data: { ...asUser, cause: 'stopped' } }] : []),
  ]);
  return { ...web(owner), impersonatorId: admin, impersonationId };
}

/** Makes a counter of the owner's, raised once. */
async function counter(): Promise<{ readonly counterId: string; readonly stream: string }> {
  const counterId = id(counters++);
  await world.send('StartCounter', { counterId, ownerId: owner, name: 'Ann' });
  await world.send('RaiseCounter', { counterId });
  return { counterId, stream: `counter-${counterId}` };
}
const accepted = (reply: Reply): Accepted => {
  expect(reply).toMatchObject({ ok: true });
  return reply as Accepted;
};

describe('one command', () => {
  test('appends what was decided and says where it stands', async () => {
    const counterId = id(counters++);
    const commandId = randomUUID();
    const correlationId = randomUUID();
    const reply = accepted(
      await world.send(
        'StartCounter',
        { counterId, ownerId: owner, name: 'Ann' },
        { ...web(owner), channel: 'APP' },
        { commandId, correlationId },
      ),
    );
    const [event] = await world.history(`counter-${counterId}`);
    expect(reply).toEqual({
      ok: true,
      stream: `counter-${counterId}`,
      revision: 0,
      position: event!.position,
      ids: [event!.id],
      repeated: false,
    });
    expect(event).toMatchObject({
      type: 'CounterStarted',
      data: { counterId, ownerId: owner, name: 'Ann' },
      meta: { actorId: owner, commandId, correlationId, channel: 'APP', schemaVersion: 1 },
    });
    expect(event!.meta.payloadHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('keeps personal values out of the log', async () => {
    const { stream } = await counter();
    for await (const { data } of eventsIn(world.store, stream)) expect(JSON.stringify(data)).not.toContain('Ann');
  });

  test('names both the person who acts and the one acted for', async () => {
    const { counterId, stream } = await counter();
    accepted(await world.send('RaiseCounter', { counterId }, await acting()));
    expect((await world.history(stream)).at(-1)!.meta).toMatchObject({ actorId: admin, impersonatedUserId: owner });
  });

  test('that changes nothing answers with where the stream is', async () => {
    const { counterId, stream } = await counter();
    const last = (await world.history(stream)).at(-1)!;
    const reply = accepted(await world.send('PeekCounter', { counterId }, web(owner)));
    expect(reply).toMatchObject({ revision: last.revision, ids: [], repeated: false });
    expect(reply.position).toBeGreaterThanOrEqual(last.position);
  });

  test('may say that it happened earlier only when the seed says so', async () => {
    const occurredAt = '2020-01-02T03:04:05.000Z';
    const { counterId, stream } = await counter();
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { occurredAt })).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'occurredAt' }],
    });
    accepted(await world.send('RaiseCounter', { counterId }, seed, { occurredAt }));
    expect((await world.history(stream)).at(-1)!.meta.at).toBe(occurredAt);
  });
});

describe('what is refused appends nothing', () => {
  const cases: readonly (readonly [string, string, (counterId: string) => unknown, ReturnType<typeof web>, object])[] =
    [
      [
        'a wrong shape',
        'RaiseCounter',
        (counterId) => ({ counterId, by: 'x' }),
        web(owner),
        { code: 'invalid', issues: [{ path: 'by', code: 'invalid_type' }] },
      ],
      [
        'a message of the schema',
        'StartCounter',
        () => ({ counterId: id(1), ownerId: owner, name: 'x'.repeat(21) }),
        web(owner),
        { issues: [{ path: 'name', code: 'counter.nameTooLong' }] },
      ],
      [
        'a command that nobody knows',
        'DropCounter',
        (counterId) => ({ counterId }),
        seed,
        { code: 'invalid', issues: [{ path: 'type', code: 'unknownCommand' }] },
      ],
      ['a name of every object', 'constructor', (counterId) => ({ counterId }), seed, { code: 'invalid' }],
      [
        'a no of the decider, with its values',
        'StartCounter',
        (counterId) => ({ counterId, ownerId: owner, name: 'a' }),
        seed,
        { code: 'counter.exists', params: { ownerId: owner } },
      ],
      [
        'a record that is not there',
        'RaiseCounter',
        () => ({ counterId: id(99_999) }),
        web(admin),
        { code: 'notFound' },
      ],
      [
        'an act on a record that one may not know of',
        'PeekCounter',
        (counterId) => ({ counterId }),
        web(stranger),
        { code: 'notFound' },
      ],
      [
        'an act on a record that one may know of',
        'PeekCounter',
        (counterId) => ({ counterId }),
        web(manager),
        { code: 'noAccess' },
      ],
      ['a visitor', 'RaiseCounter', (counterId) => ({ counterId }), web(null), { code: 'notFound' }],
      ['a deactivated account', 'RaiseCounter', (counterId) => ({ counterId }), web(gone), { code: 'noAccess' }],
      ['an account that never was', 'RaiseCounter', (counterId) => ({ counterId }), web(id(77)), { code: 'noAccess' }],
      [
        'what only people may do, to the system',
        'ResetCounter',
        (counterId) => ({ counterId }),
        system,
        { code: 'noAccess' },
      ],
    ];
  test.each(cases)('%s', async (_what, type, data, actor, answer) => {
    const { counterId, stream } = await counter();
    const before = (await world.history(stream)).length;
    const commandId = randomUUID();
    expect(await world.send(type, data(counterId), actor, { commandId })).toMatchObject({ ok: false, ...answer });
    expect(await world.history(stream)).toHaveLength(before);
    expect(await world.records.get(`command:${commandId}`)).toBeUndefined();
  });

  test.each<readonly [string, () => Promise<ReturnType<typeof web>>, string]>([
    ['while only looking', () => acting({ isWritable: false }), 'impersonation.readOnly'],
    ['after it was stopped', () => acting({ isOver: true }), 'noAccess'],
    ['when its time is over', () => acting({ endsIn: -1 }), 'noAccess'],
    ['with the impersonation of another admin', () => acting({ adminId: manager }), 'noAccess'],
    ['with an impersonation of another person', () => acting({ userId: stranger }), 'noAccess'],
    ['without one', async () => ({ ...web(owner), impersonatorId: admin }), 'noAccess'],
    [
      'with one that never was',
      async () => ({ ...web(owner), impersonatorId: admin, impersonationId: id(99_998) }),
      'noAccess',
    ],
    [
      'as an impersonator who is no admin',
      async () => ({ ...(await acting({ adminId: manager })), impersonatorId: manager }),
      'noAccess',
    ],
    [
      'as an impersonator who was deactivated',
      async () => ({ ...(await acting({ adminId: gone })), impersonatorId: gone }),
      'noAccess',
    ],
  ])('an act in the name of another, %s', async (_what, as, code) => {
    const { counterId, stream } = await counter();
    const before = (await world.history(stream)).length;
    expect(await world.send('RaiseCounter', { counterId }, await as())).toEqual({ ok: false, code });
    expect(await world.history(stream)).toHaveLength(before);
    // This is the negative control: the same act while it runs and is allowed.
    accepted(await world.send('RaiseCounter', { counterId }, await acting()));
  });

  test('a role that was given a moment ago counts', async () => {
    const { counterId } = await counter();
    expect(await world.send('ResetCounter', { counterId }, web(stranger))).toMatchObject({ code: 'notFound' });
    await world.write(`userAccount-${stranger}`, [
      { type: 'RolesGranted', data: { userId: stranger, roles: ['manager', 'admin'], by: null } },
    ]);
    accepted(await world.send('ResetCounter', { counterId }, web(stranger)));
    await world.write(`userAccount-${stranger}`, [
      { type: 'RolesRevoked', data: { userId: stranger, roles: ['manager', 'admin'], by: null } },
    ]);
    expect(await world.send('ResetCounter', { counterId }, web(stranger))).toMatchObject({ code: 'notFound' });
  });
});

describe('the same command id', () => {
  test('with the same payload answers as the first time, also after later events and another start', async () => {
    const { counterId } = await counter();
    const commandId = randomUUID();
    const first = accepted(await world.send('RaiseCounter', { counterId, times: 3 }, web(owner), { commandId }));
    await world.send('RaiseCounter', { counterId });
    expect(await world.send('RaiseCounter', { times: 3, counterId }, web(owner), { commandId })).toEqual({
      ...first,
      repeated: true,
    });
    const again = await world.start();
    expect(await again.handle({ type: 'RaiseCounter', data: { counterId, times: 3 }, commandId }, web(owner))).toEqual({
      ...first,
      repeated: true,
    });
  });

  test('sent once more by an impersonator is a conflict', async () => {
    const { counterId } = await counter();
    const commandId = randomUUID();
    accepted(await world.send('RaiseCounter', { counterId }, web(owner), { commandId }));
    expect(await world.send('RaiseCounter', { counterId }, await acting(), { commandId })).toEqual({
      ok: false,
      code: 'commandIdReused',
    });
  });

  test.each<readonly [string, (counterId: string, other: string) => Parameters<World['send']>]>([
    ['another payload', (counterId) => ['RaiseCounter', { counterId, by: 2 }, web(owner)]],
    ['another type', (counterId) => ['PeekCounter', { counterId }, web(owner)]],
    ['another stream', (_, other) => ['RaiseCounter', { counterId: other }, web(owner)]],
    ['another actor', (counterId) => ['RaiseCounter', { counterId }, web(manager)]],
  ])('with %s is a conflict', async (_what, other) => {
    const [a, b] = [await counter(), await counter()];
    const commandId = randomUUID();
    accepted(await world.send('RaiseCounter', { counterId: a.counterId }, web(owner), { commandId }));
    const lengths = async () => [(await world.history(a.stream)).length, (await world.history(b.stream)).length];
    const before = await lengths();
    const [type, data, actor] = other(a.counterId, b.counterId);
    expect(await world.send(type, data, actor, { commandId })).toEqual({ ok: false, code: 'commandIdReused' });
    expect(await lengths()).toEqual(before);
  });

  test('is known by the stream alone when the reservation has expired', async () => {
    const { counterId } = await counter();
    const commandId = randomUUID();
    const first = accepted(await world.send('RaiseCounter', { counterId }, web(owner), { commandId }));
    await world.records.remove(`command:${commandId}`);
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { commandId })).toEqual({
      ...first,
      repeated: true,
    });
    expect(await world.send('RaiseCounter', { counterId, by: 5 }, web(owner), { commandId })).toMatchObject({
      code: 'commandIdReused',
    });
  });

  test('may try again after a no, also with something else', async () => {
    const { counterId } = await counter();
    const commandId = randomUUID();
    expect(await world.send('RaiseCounter', { counterId, by: 5000 }, web(owner), { commandId })).toMatchObject({
      code: 'counter.full',
    });
    accepted(await world.send('RaiseCounter', { counterId, by: 5 }, web(owner), { commandId }));
  });

  test('a hundred at once make one set of events and a hundred equal answers', async () => {
    const { counterId, stream } = await counter();
    const commandId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => world.send('RaiseCounter', { counterId, times: 2 }, web(owner), { commandId })),
    );
    expect(await world.history(stream)).toHaveLength(4);
    expect(replies.filter((reply) => accepted(reply).repeated)).toHaveLength(99);
    expect(new Set(replies.map((reply) => JSON.stringify({ ...reply, repeated: true }))).size).toBe(1);
  });

  test('a hundred at once to a hundred streams change one', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, counter));
    const commandId = randomUUID();
    const replies = await Promise.all(
      many.map(({ counterId }) => world.send('RaiseCounter', { counterId }, web(owner), { commandId })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const lengths = await Promise.all(many.map(async ({ stream }) => (await world.history(stream)).length));
    expect(lengths.filter((length) => length === 3)).toHaveLength(1);
  });
});

describe('someone else was there first', () => {
  test('what was seen is not what is: the conflict, with what there is', async () => {
    const { counterId, stream } = await counter();
    expect(await world.send('ResetCounter', { counterId }, web(admin), { expectedRevision: 0 })).toEqual({
      ok: false,
      code: 'conflict',
      actual: 1,
    });
    // Not even what commutes is decided on something else than was seen.
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { expectedRevision: 0 })).toEqual({
      ok: false,
      code: 'conflict',
      actual: 1,
    });
    expect(await world.history(stream)).toHaveLength(2);
    accepted(await world.send('ResetCounter', { counterId }, web(admin), { expectedRevision: 1 }));
  });

  test('that nothing was written yet is seen too', async () => {
    const data = { counterId: id(counters++), ownerId: owner, name: 'Ann' };
    const start = () => world.send('StartCounter', data, web(owner), { expectedRevision: -1 });
    accepted(await start());
    expect(await start()).toEqual({ ok: false, code: 'conflict', actual: 0 });
  });

  test('of two who decide on the same at once one wins', async () => {
    const { counterId, stream } = await counter();
    const replies = await Promise.all(
      [admin, admin].map((one) => world.send('ResetCounter', { counterId }, web(one), { expectedRevision: 1 })),
    );
    expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await world.history(stream)).toHaveLength(3);
  });

  /** Another service appends between the load and the append. */
  const overtaken =
    (stream: string) =>
    async (append: EventStore['append'], ...call: Parameters<EventStore['append']>) => {
      await world.write(stream, [{ type: 'CounterRaised', data: { counterId: stream.slice(8), by: 1 } }]);
      return append(...call);
    };

  test('what commutes is decided again', async () => {
    const { counterId, stream } = await counter();
    faults = [overtaken(stream), overtaken(stream), overtaken(stream)];
    expect(accepted(await world.send('RaiseCounter', { counterId }, web(owner))).revision).toBe(5);
    expect((await world.history(stream)).map(({ data }) => (data as { by?: number }).by)).toEqual([
      undefined,
      1,
      1,
      1,
      1,
      1,
    ]);
  });

  test('but not for ever', async () => {
    const { counterId, stream } = await counter();
    faults = Array.from({ length: retries + 1 }, () => overtaken(stream));
    const commandId = randomUUID();
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { commandId })).toEqual({
      ok: false,
      code: 'conflict',
      actual: retries + 2,
    });
    expect(await world.records.get(`command:${commandId}`)).toBeUndefined();
  });

  test('what does not commute is answered with the conflict', async () => {
    const { counterId, stream } = await counter();
    faults = [overtaken(stream)];
    expect(await world.send('ResetCounter', { counterId }, web(admin))).toEqual({
      ok: false,
      code: 'conflict',
      actual: 2,
    });
  });
});

describe('the store is lost', () => {
  test('an append whose answer was lost is sent again with the same ids and was written once', async () => {
    const { counterId, stream } = await counter();
    appends = [];
    faults = [lostAfterwards, lost];
    const reply = accepted(await world.send('RaiseCounter', { counterId }, web(owner)));
    expect(reply).toMatchObject({ revision: 2, repeated: false });
    expect(new Set(appends.map((call) => JSON.stringify(call))).size).toBe(1);
    expect(await world.history(stream)).toHaveLength(3);
  });

  test('for longer: the outcome is said to be unknown, and the same id tells later', async () => {
    const { counterId, stream } = await counter();
    const commandId = randomUUID();
    faults = [lostAfterwards, lost, lost, lost];
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { commandId })).toEqual({
      ok: false,
      code: 'unavailable',
      written: 'unknown',
    });
    expect(await world.send('RaiseCounter', { counterId, by: 9 }, web(owner), { commandId })).toMatchObject({
      code: 'commandIdReused',
    });
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { commandId })).toMatchObject({
      ok: true,
      repeated: true,
    });
    expect(await world.history(stream)).toHaveLength(3);
  });

  test('from the start: nothing was written, and the id is free again', async () => {
    const { counterId } = await counter();
    const commandId = randomUUID();
    faults = [lost, lost, lost, lost];
    expect(await world.send('RaiseCounter', { counterId }, web(owner), { commandId })).toEqual({
      ok: false,
      code: 'unavailable',
      written: 'no',
    });
    accepted(await world.send('RaiseCounter', { counterId, by: 3 }, web(owner), { commandId }));
  });
});

test('what the store would not take is invalid', async () => {
  const { counterId } = await counter();
  expect(
    await world.send('StartCounter', { counterId: id(counters++), ownerId: owner, name: 'half \ud800' }, web(owner)),
  ).toMatchObject({
    ok: expect.any(Boolean),
  });
  expect(await world.send('RaiseCounter', { counterId, times: 600 }, web(owner))).toMatchObject({
    ok: false,
    code: 'invalid',
  });
});
