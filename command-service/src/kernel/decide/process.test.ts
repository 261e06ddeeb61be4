import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import { defineCommands, defineEvents, event } from '@paideia/events/kernel/message.ts';
import { anyOf, nobody, role, system } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { StoreUnavailable, type EventStore } from '@paideia/store/port.ts';
import { defineDecider } from './decider.ts';
import { defineProcess } from './process.ts';
import { counterDecider, counterStream } from '../testing/counter.ts';
import { id, openWorld, person, seed, web, type World } from '../testing/world.ts';

// Only one counter may have a name: it is claimed first, and released when the counter does not come about.
const nameEvents = defineEvents('counterName', {
  NameTaken: event(z.object({ name: z.string(), by: Id })),
  NameFreed: event(z.object({ name: z.string() })),
});
const nameDecider = defineDecider<{ readonly by: string | undefined }, 'name.taken'>()({
  events: nameEvents,
  commands: defineCommands({
    TakeName: z.object({ name: z.string(), by: Id }),
    FreeName: z.object({ name: z.string() }),
  }),
  permissions: { TakeName: nobody, FreeName: nobody },
  creates: ['TakeName'],
  commutes: [],
  stream: ({ data }) => `counterName-${data.name}`,
  initial: { by: undefined },
  exists: () => true,
  scope: () => ({}),
  facts: () => Promise.resolve({}),
  decide: {
    TakeName: ({ by }, data) =>
      by === undefined ? [{ type: 'NameTaken', data }] : by === data.by ? [] : reject('name.taken'),
    FreeName: ({ by }, { name }) => (by === undefined ? [] : [{ type: 'NameFreed', data: { name } }]),
  },
  evolve: { NameTaken: (_, { by }) => ({ by }), NameFreed: () => ({ by: undefined }) },
});
const startNamed = defineProcess({
  type: 'StartNamedCounter',
  schema: z.object({ counterId: Id, ownerId: Id, name: z.string() }),
  permission: anyOf(role('admin'), system),
  scope: () => ({}),
  steps: ({ counterId, ownerId, name }) => [
    { type: 'TakeName', data: { name, by: counterId }, release: { type: 'FreeName', data: { name } } },
    { type: 'StartCounter', data: { counterId, ownerId, name } },
    { type: 'RaiseCounter', data: { counterId } },
  ],
});

/** Begins the next counter and raises the one before; the same name meets its own counter again. */
const startNext = defineProcess({
  type: 'StartNextCounter',
  schema: z.object({ name: z.string() }),
  permission: anyOf(role('admin'), system),
  isFoundAgain: true,
  scope: () => ({}),
  steps: async ({ name }, ask) => {
    for (let n = 30; ; n++) {
      const { ownerId, name: its } = await ask.state(counterDecider, counterStream(id(n)));
      if (ownerId !== undefined && its !== name) continue;
      const start = { type: 'StartCounter', data: { counterId: id(n), ownerId: admin, name } };
      const isFirst = n === 30 || ownerId !== undefined;
      return isFirst ? [start] : [{ type: 'RaiseCounter', data: { counterId: id(n - 1) } }, start];
    }
  },
});

const [admin, user] = [id(1), id(2)];
let world: World;
let failAt: number[] = [];
let appends = 0;
const faulty = (store: EventStore): EventStore => ({
  ...store,
  append: async (...call) => {
    if (failAt.includes(appends++)) throw new StoreUnavailable('no');
    return store.append(...call);
  },
});
beforeEach(async () => {
  world = await openWorld({
    wrap: faulty,
    events: [nameEvents],
    slices: { deciders: [nameDecider], processes: [startNamed, startNext] },
  });
  await person(world, admin, ['admin']);
  await person(world, user);
  [failAt, appends] = [[], 0];
});
afterEach(() => world.close());
const start = (counterId: string, name: string, commandId: string = randomUUID(), actor = web(admin)) =>
  world.send('StartNamedCounter', { counterId, ownerId: admin, name }, actor, { commandId });
const types = async (stream: string) => (await world.history(stream)).map(({ type }) => type);

describe('a command over several streams', () => {
  test('does its steps in order under one id, and answers with the greatest position', async () => {
    const commandId = randomUUID();
    const reply = await start(id(10), 'one', commandId);
    const events = [...(await world.history('counterName-one')), ...(await world.history(`counter-${id(10)}`))];
    expect(events.map(({ type }) => type)).toEqual(['NameTaken', 'CounterStarted', 'CounterRaised']);
    expect(new Set(events.map(({ meta }) => meta.commandId))).toEqual(new Set([commandId]));
    expect(reply).toMatchObject({
      ok: true,
      stream: `counter-${id(10)}`,
      revision: 1,
      position: events.at(-1)!.position,
      ids: events.map((one) => one.id),
      repeated: false,
    });
    expect(await start(id(10), 'one', commandId)).toEqual({ ...reply, repeated: true });
    expect(await start(id(10), 'two', commandId)).toEqual({ ok: false, code: 'commandIdReused' });
  });

  test('asks for permission once, as a whole', async () => {
    expect(await start(id(11), 'x', undefined, web(user))).toEqual({ ok: false, code: 'noAccess' });
    expect(await start(id(11), 'x', undefined, seed)).toMatchObject({ ok: true });
    expect(await world.send('TakeName', { name: 'y', by: id(1) }, web(admin))).toEqual({ ok: false, code: 'noAccess' });
  });

  test('a claim that another holds stops everything', async () => {
    await start(id(12), 'taken');
    expect(await start(id(13), 'taken')).toEqual({ ok: false, code: 'name.taken' });
    expect(await types(`counter-${id(13)}`)).toEqual([]);
    expect(await types('counterName-taken')).toEqual(['NameTaken']);
  });

  test('a later no gives the claim back, and the same id may try again', async () => {
    const commandId = randomUUID();
    await world.send('StartCounter', { counterId: id(14), ownerId: admin, name: 'a' });
    expect(await start(id(14), 'free', commandId)).toMatchObject({ code: 'counter.exists' });
    expect(await types('counterName-free')).toEqual(['NameTaken', 'NameFreed']);
    expect(await start(id(15), 'free', commandId)).toMatchObject({ ok: true });
    expect(await types('counterName-free')).toEqual(['NameTaken', 'NameFreed', 'NameTaken']);
    const ids = (await world.history('counterName-free')).map((one) => one.id);
    expect(new Set(ids).size).toBe(3);
  });

  test('what was given back is not taken for done, also by a try that is cut off', async () => {
    const commandId = randomUUID();
    await world.send('StartCounter', { counterId: id(22), ownerId: admin, name: 'a' });
    await start(id(22), 'twice', commandId);
    [failAt, appends] = [[1, 2, 3, 4], 0];
    expect(await start(id(23), 'twice', commandId)).toMatchObject({ code: 'unavailable', written: 'unknown' });
    failAt = [];
    expect(await start(id(23), 'twice', commandId)).toMatchObject({ ok: true, ids: { length: 3 } });
    expect(await types('counterName-twice')).toEqual(['NameTaken', 'NameFreed', 'NameTaken']);
    expect(await types(`counter-${id(23)}`)).toEqual(['CounterStarted', 'CounterRaised']);
  });

  test('a claim that its holder had before is not given back', async () => {
    await start(id(16), 'mine');
    expect(await start(id(16), 'mine')).toMatchObject({ code: 'counter.exists' });
    expect(await types('counterName-mine')).toEqual(['NameTaken']);
  });

  test.each([0, 4, 8])('lost at append %i, the retry goes on where it stopped', async (from) => {
    const commandId = randomUUID();
    // The append is tried four times after so many that went through.
    failAt = Array.from({ length: 4 }, (_, i) => from / 4 + i);
    expect(await start(id(17), 'again', commandId)).toEqual({
      ok: false,
      code: 'unavailable',
      written: from === 0 ? 'no' : 'unknown',
    });
    failAt = [];
    expect(await start(id(17), 'again', commandId)).toMatchObject({ ok: true, repeated: false });
    expect([await types('counterName-again'), await types(`counter-${id(17)}`)]).toEqual([
      ['NameTaken'],
      ['CounterStarted', 'CounterRaised'],
    ]);
  });

  test('goes on behind the last step that it has written: one before that found nothing to do does nothing now', async () => {
    const commandId = randomUUID();
    await world.send('TakeName', { name: 'had', by: id(19) });
    [failAt, appends] = [[1, 2, 3, 4], 0];
    expect(await start(id(19), 'had', commandId)).toMatchObject({ code: 'unavailable', written: 'unknown' });
    failAt = [];
    await world.send('FreeName', { name: 'had' });
    expect(await start(id(19), 'had', commandId)).toMatchObject({ ok: true, ids: { length: 2 }, repeated: false });
    expect(await types('counterName-had')).toEqual(['NameTaken', 'NameFreed']);
    expect(await types(`counter-${id(19)}`)).toEqual(['CounterStarted', 'CounterRaised']);
  });

  test('keeps its plan before its first step, without a word of what was sent, and its answer in the place of it', async () => {
    const commandId = randomUUID();
    const kept = async () => (await world.records.get<Record<string, unknown>>(`command:${commandId}`))!.value;
    failAt = [0, 1, 2, 3];
    await start(id(20), 'Wilhelmina', commandId);
    expect(await kept()).toMatchObject({ plan: { steps: { length: 3 }, who: { userId: admin }, round: 0 } });
    expect(JSON.stringify(await kept())).not.toContain('Wilhelmina');
    failAt = [];
    await start(id(20), 'Wilhelmina', commandId);
    expect(await kept()).toEqual({
      actor: admin,
      payloadHash: expect.any(String),
      stream: 'StartNamedCounter',
      answer: expect.objectContaining({ ok: true }),
    });
  });

  test('asks the records four times: what was kept, its round, the id with the plan, the answer', async () => {
    const calls: string[] = [];
    const { get, putIfAbsent, put, replace } = world.records;
    const counted = Object.entries({ get, putIfAbsent, put, replace }).map(([name, call]) => [
      name,
      (key: string, ...rest: never[]) => {
        if (/^(command|round):/.test(key)) calls.push(name);
        return (call as (...all: unknown[]) => unknown)(key, ...rest);
      },
    ]);
    Object.assign(world.records, Object.fromEntries(counted));
    await start(id(21), 'counted');
    expect(calls).toEqual(['get', 'get', 'putIfAbsent', 'put']);
  });

  test('twenty at once with one id do it once', async () => {
    const commandId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => start(id(18), 'rush', commandId)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await types(`counter-${id(18)}`)).toEqual(['CounterStarted', 'CounterRaised']);
  });
});

describe('a command that is found again', () => {
  const next = (name: string, commandId: string = randomUUID(), actor = web(admin)) =>
    world.send('StartNextCounter', { name }, actor, { commandId });

  test('is answered from its stream as the first time, and keeps nothing besides its id', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const one = await next('a', first);
    const two = await next('b', second);
    expect([one, two]).toMatchObject([
      { ok: true, stream: counterStream(id(30)) },
      { ok: true, stream: counterStream(id(31)) },
    ]);
    expect(await next('a', first)).toEqual({ ...one, repeated: true });
    expect(await next('b', second)).toEqual({ ...two, repeated: true });
    expect(await types(counterStream(id(30)))).toEqual(['CounterStarted', 'CounterRaised']);
    expect((await world.records.get<object>(`command:${first}`))!.value).not.toHaveProperty('answer');
    expect(await next('c', first)).toEqual({ ok: false, code: 'commandIdReused' });
  });
  test('leaves no trace of its id when it is refused', async () => {
    const commandId = randomUUID();
    expect(await next('a', commandId, web(user))).toEqual({ ok: false, code: 'noAccess' });
    expect(await next('b', commandId)).toMatchObject({ ok: true });
  });
  test.each([
    [0, 'no'],
    [1, 'unknown'],
  ] as const)('lost at append %i, it says whether anything was written, and goes on', async (from, written) => {
    const commandId = randomUUID();
    await next('a');
    [failAt, appends] = [Array.from({ length: 4 }, (_, i) => from + i), 0];
    expect(await next('b', commandId)).toEqual({ ok: false, code: 'unavailable', written });
    failAt = [];
    expect(await next('b', commandId)).toMatchObject({ ok: true, stream: counterStream(id(31)) });
    expect(await types(counterStream(id(30)))).toEqual(['CounterStarted', 'CounterRaised']);
    expect(await types(counterStream(id(31)))).toEqual(['CounterStarted']);
  });
});
