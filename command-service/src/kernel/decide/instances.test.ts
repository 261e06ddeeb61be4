import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accountFacts } from '../../accounts/account.facts.ts';
import { counterDecider, counterEvents, counterStream } from '../testing/counter.ts';
import { until } from '../testing/until.ts';
import { id, openWorld, person, seed, type World } from '../testing/world.ts';
import { defineReaction } from '../react/reaction.ts';
import type { CommandService } from '../service.ts';

const counterId = id(1);
const echoes: string[] = [];
/** Who runs it is told by what it was given: each instance has its own. */
const echo = (name: string) =>
  defineReaction({
    name: 'echo',
    from: 'beginning',
    events: [counterEvents],
    on: {
      CounterRaised: (_data, { revision }) => {
        echoes.push(`${name} ${revision}`);
        return Promise.resolve([]);
      },
    },
  });

let world: World;
let instances: readonly CommandService[];
beforeEach(async () => {
  echoes.length = 0;
  world = await openWorld();
  instances = [world.service, await world.start(), await world.start()];
  await world.send('StartCounter', { counterId, ownerId: id(2), name: 'shared' });
});
afterEach(() => world.close());

const raise = (instance: CommandService, commandId = randomUUID()) =>
  instance.handle({ type: 'RaiseCounter', data: { counterId }, commandId }, seed);
const raised = async () => (await world.history(`counter-${counterId}`)).filter(({ type }) => type === 'CounterRaised');

describe('several instances on one set of stores', () => {
  test('each takes commands of one stream that commute, and none is lost, refused or done twice', async () => {
    const replies = await Promise.all(Array.from({ length: 90 }, (_, n) => raise(instances[n % 3]!)));
    expect(replies.filter(({ ok }) => !ok)).toEqual([]);
    expect((await raised()).map(({ revision }) => revision)).toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
  });

  test('the same command at all of them at once is done once, and all answer the same', async () => {
    const commandId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => raise(instances[n % 3]!, commandId)));
    expect(new Set(replies.map((reply) => (reply.ok ? reply.revision : reply.code)))).toEqual(new Set([1]));
    expect(await raised()).toHaveLength(1);
  });

  test('of decisions on what was seen, one wins and the others are told what there is now', async () => {
    const replies = await Promise.all(
      instances.map((one) =>
        one.handle({ type: 'RaiseCounter', data: { counterId }, commandId: randomUUID(), expectedRevision: 0 }, seed),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      replies.filter((reply) => !reply.ok && reply.code === 'conflict' && 'actual' in reply && reply.actual === 1),
    ).toHaveLength(2);
  });
});

describe('a stream that is likely new is not looked at before it is begun', () => {
  const start = (instance: CommandService, n: number, commandId = randomUUID(), name = 'a') =>
    instance.handle({ type: 'StartCounter', data: { counterId: id(n), ownerId: id(2), name }, commandId }, seed);
  let reads: string[];
  let counted: World;
  let both: readonly CommandService[];
  beforeEach(async () => {
    reads = [];
    counted = await openWorld({
      wrap: (store) => ({ ...store, read: (stream, from) => (reads.push(stream), store.read(stream, from)) }),
    });
    both = [counted.service, await counted.start()];
    for (const [n, one] of both.entries()) await start(one, 10 + n);
    reads.length = 0;
  });
  afterEach(() => counted.close());

  test('so nothing of it is read, and what it began is known', async () => {
    expect(await start(both[0]!, 20)).toMatchObject({ ok: true, revision: 0, repeated: false });
    const raise = () =>
      both[0]!.handle({ type: 'RaiseCounter', data: { counterId: id(20) }, commandId: randomUUID() }, seed);
    expect([await raise(), await raise()]).toMatchObject([{ revision: 1 }, { revision: 2 }]);
    expect(reads.filter((stream) => stream !== counterStream(id(20)))).toEqual([]);
  });
  test('and who finds that another instance was faster is told so, also at once', async () => {
    await start(both[0]!, 20);
    expect(await start(both[1]!, 20)).toMatchObject({ ok: false, code: 'counter.exists' });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => start(both[n % 2]!, 21)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await counted.history(counterStream(id(21)))).toHaveLength(1);
  });
  test('and the same command elsewhere answers as the first time, with other data as another intention', async () => {
    const commandId = randomUUID();
    await start(both[0]!, 20, commandId);
    expect(await start(both[1]!, 20, commandId)).toMatchObject({ ok: true, revision: 0, repeated: true });
    expect(await start(both[1]!, 20, commandId, 'b')).toMatchObject({ ok: false, code: 'commandIdReused' });
    expect(await counted.history(counterStream(id(20)))).toHaveLength(1);
  });
});

test('reactions run in one instance, and in another one within the lease time after the first is gone', async () => {
  const [first, second] = [
    await world.startAs('first', { reactions: [echo('first')] }),
    await world.startAs('second', { reactions: [echo('second')] }),
  ];
  const [one, two] = [new AbortController(), new AbortController()];
  const running = [first.run(one.signal)];
  await raise(first);
  await until(() => echoes.includes('first 1'));
  running.push(second.run(two.signal));
  await raise(second);
  await until(() => echoes.includes('first 2'));
  expect(echoes.some((echo) => echo.startsWith('second'))).toBe(false);
  one.abort();
  await raise(second);
  await until(() => echoes.includes('second 3'));
  two.abort();
  await Promise.all(running);
  expect(echoes.filter((echo) => /\d$/.test(echo)).map((echo) => echo.split(' ')[1])).toEqual(['1', '2', '3']);
});

describe('an erasure with several instances', () => {
  const owner = id(2);
  const erased = () => world.write(`userAccount-${owner}`, [{ type: 'UserErased', data: { userId: owner, by: null } }]);
  const nameAt = async (instance: CommandService) =>
    (await instance.facts.ask().state(counterDecider, counterStream(counterId))).name;
  let end: AbortController;
  let running: Promise<unknown>[];
  beforeEach(async () => {
    end = new AbortController();
    running = [];
    const slices = { forgetsAt: 'UserErased' };
    instances = [await world.startAs('a', slices), await world.startAs('b', slices), await world.startAs('c', slices)];
    await world.service.leave();
    for (const one of instances) expect(await nameAt(one)).toBe('shared');
    await person(world, owner);
    await world.subjectKeys.erase(owner);
  });
  // The stores are closed after those that still read them have ended.
  afterEach(async () => {
    end.abort();
    await Promise.all(running);
  });

  test('reaches each of them: none answers the name, though it read it before', async () => {
    const { position } = await erased();
    running = instances.map((one) => one.run(end.signal));
    for (const one of instances) await until(async () => (await nameAt(one)) === null);
    await until(() => instances[0]!.isForgotten(position));
  });

  test('is not done while one of them has not heard of it, and does not wait for one that has ended', async () => {
    const { position } = await erased();
    for (const one of instances.slice(0, 2)) await one.head();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await instances[0]!.isForgotten(position)).toBe(false);
    await instances[2]!.leave();
    await until(() => instances[0]!.isForgotten(position));
  });

  test('drops no fact table under the others', async () => {
    await erased();
    let isGone = false;
    const looking = (async () => {
      while (!isGone) {
        expect(await instances[1]!.facts.ask().table(accountFacts).one(owner)).toBeDefined();
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (let n = 0; n < 5; n++) await instances[0]!.head();
    isGone = true;
    await looking;
  });
});
