import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { counterEvents } from '../testing/counter.ts';
import { id, openWorld, seed, type World } from '../testing/world.ts';
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

test('reactions run in one instance, and in another one within the lease time after the first is gone', async () => {
  const [first, second] = [
    await world.startAs('first', { reactions: [echo('first')] }),
    await world.startAs('second', { reactions: [echo('second')] }),
  ];
  const [one, two] = [new AbortController(), new AbortController()];
  const until = async (done: () => boolean) => {
    for (const end = Date.now() + 5_000; !done() && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(done()).toBe(true);
  };
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
