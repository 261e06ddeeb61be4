import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { pendingAppends, type Pending } from './pending-appends.ts';

const gate = () => {
  let open = () => {};
  let refuse = (_: Error) => {};
  const passed = new Promise<void>((resolve, reject) => ([open, refuse] = [resolve, reject]));
  return { passed, open, refuse };
};

/** Its write-ahead log and its commits wait until the test lets them. */
function setUp({ many = 2, room = true } = {}) {
  const written: string[][] = [];
  const stored: Pending[] = [];
  const told: number[] = [];
  const state = { isAheadFailing: false, isTaken: true, isFull: false, hasRoom: room, commitGate: gate() };
  const appends = pendingAppends(
    {
      ahead: {
        hasRoom: () => state.hasRoom,
        async append({ entries }) {
          if (state.isAheadFailing) throw new Error('EIO');
          written.push([...entries]);
        },
        close: () => undefined,
      },
      async commit(after, pending) {
        await state.commitGate.passed;
        if (state.isFull) throw new Error('No space left on device');
        expect(after).toBe(stored.length);
        stored.push(...pending());
      },
      tell(position) {
        if (!state.isTaken) throw new Error('another process has taken the log');
        told.push(position);
      },
    },
    { position: 0, entry: '' },
    { many, retryMs: 20 },
  );
  const append = async (...streams: string[]) => {
    appends.assertTaking();
    let position = 0;
    for (const stream of streams)
      position = appends.add({ stream, revision: 0, id: `id of ${stream}`, entry: `of ${stream}` });
    await appends.untilDurable(position);
    return position;
  };
  return { appends, append, written, stored, told, state };
}
const outcome = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      (value) => value,
      (error: unknown) => error,
    ),
    wait(60, 'waits'),
  ]);
const unavailable = (written: 'no' | 'unknown') => expect.objectContaining({ written });

test('where many wait they are answered before LMDB has what they wrote', async () => {
  const { append, written, stored, told, state, appends } = setUp();
  expect(await Promise.all([append('a'), append('b'), append('c', 'd')])).toEqual([1, 2, 4]);
  expect([written, stored, told]).toEqual([[['of a', 'of b', 'of c', 'of d']], [], [4]]);
  expect(await outcome(appends.untilSeen('b')!)).toBe('waits');
  state.commitGate.open();
  await appends.untilSeen();
  expect(stored.map(({ stream }) => stream)).toEqual(['a', 'b', 'c', 'd']);
  expect([appends.last('b'), appends.untilSeen(), appends.untilSeen('b')]).toEqual([undefined, undefined, undefined]);
});

test('whoever reads waits for what was acknowledged, and not for what is only decided', async () => {
  const { append, appends, state } = setUp();
  const alone = append('a');
  expect([appends.untilSeen(), appends.untilSeen('a')]).toEqual([undefined, undefined]);
  expect(await outcome(alone)).toBe('waits');
  expect([appends.untilSeen(), appends.untilSeen('a')]).toEqual([undefined, undefined]);
  await append('b', 'b');
  const late = append('c');
  for (const stream of ['a', 'b', undefined]) expect(await outcome(appends.untilSeen(stream)!)).toBe('waits');
  expect(appends.untilSeen('c')).toBeUndefined();
  state.commitGate.open();
  await Promise.all([alone, late, appends.untilSeen('a'), appends.untilSeen('b'), appends.untilSeen()]);
});

test('what is pending of a stream is known, the last one first, until LMDB has it', async () => {
  const { appends, stored, state } = setUp();
  const add = (stream: string, revision: number) =>
    appends.add({ stream, revision, id: `${stream}${revision}`, entry: '' });
  const known = (stream: string) => [...appends.of(stream)].map(({ id, position }) => [id, position]);
  for (const [stream, revision] of [
    ['a', 4],
    ['b', 0],
    ['a', 5],
    ['a', 6],
  ] as const)
    add(stream, revision);
  const durable = appends.untilDurable(4);
  expect(known('a')).toEqual([
    ['a6', 4],
    ['a5', 3],
    ['a4', 1],
  ]);
  expect([known('b'), known('c')]).toEqual([[['b0', 2]], []]);
  expect(appends.last('a')).toMatchObject({ revision: 6, position: 4 });
  await durable;
  state.commitGate.open();
  await appends.untilSeen();
  expect([known('a'), known('b'), stored.length]).toEqual([[], [], 4]);
  add('a', 7);
  expect(known('a')).toEqual([['a7', 5]]);
  expect(await appends.close()).toBe(true);
});

test('where few wait LMDB alone answers', async () => {
  const { append, written, stored, state } = setUp();
  const only = append('a');
  expect(await outcome(only)).toBe('waits');
  state.commitGate.open();
  expect(await only).toBe(1);
  expect([written, stored.length]).toEqual([[], 1]);
});

test('without room in the write-ahead log, LMDB answers', async () => {
  const { append, written, state } = setUp({ room: false });
  const both = Promise.all([append('a'), append('b')]);
  expect(await outcome(both)).toBe('waits');
  state.commitGate.open();
  expect(await both).toEqual([1, 2]);
  expect(written).toEqual([]);
});

test('a write-ahead log that failed is not asked again, and LMDB answers', async () => {
  const { append, written, stored, state } = setUp();
  state.isAheadFailing = true;
  const both = Promise.all([append('a'), append('b')]);
  expect(await outcome(both)).toBe('waits');
  state.isAheadFailing = false;
  state.commitGate.open();
  expect(await both).toEqual([1, 2]);
  expect(await Promise.all([append('c'), append('d')])).toEqual([3, 4]);
  expect([written, stored.length]).toEqual([[], 4]);
});

test('where another process has taken the log, the write-ahead log answers nobody', async () => {
  const { append, written, told, state, appends } = setUp();
  state.isTaken = false;
  const both = Promise.all([append('a'), append('b')]);
  expect(await outcome(both)).toBe('waits');
  expect([written.length, told, appends.untilSeen()]).toEqual([1, [], undefined]);
  state.isFull = true;
  state.commitGate.open();
  expect(await outcome(both)).toEqual(unavailable('unknown'));
});

test('what was acknowledged is committed as soon as it can be, and nothing is taken until then', async () => {
  const { append, appends, stored, state } = setUp();
  state.isFull = true;
  state.commitGate.open();
  expect(await Promise.all([append('a'), append('b')])).toEqual([1, 2]);
  await wait(5);
  expect(await outcome(append('c'))).toEqual(unavailable('no'));
  for (const stream of ['a', undefined]) expect(await outcome(appends.untilSeen(stream)!)).toEqual(unavailable('no'));
  state.isFull = false;
  await wait(60);
  expect(stored.map(({ stream }) => stream)).toEqual(['a', 'b']);
  expect(await append('c')).toBe(3);
});

test('where both fail it is unknown, and the same events stand there once it can write', async () => {
  const { append, appends, stored, state } = setUp();
  Object.assign(state, { isFull: true, isAheadFailing: true });
  state.commitGate.open();
  expect(await Promise.all([outcome(append('a')), outcome(append('b'))])).toEqual([
    unavailable('unknown'),
    unavailable('unknown'),
  ]);
  expect(await appends.close()).toBe(false);
  state.isFull = false;
  expect(await appends.close()).toBe(true);
  expect(stored.map(({ stream }) => stream)).toEqual(['a', 'b']);
});

test('where few wait and LMDB takes nothing, they hear so at once and do not wait for room', async () => {
  const { append, stored, state } = setUp();
  state.isFull = true;
  state.commitGate.open();
  expect(await outcome(append('a'))).toEqual(unavailable('unknown'));
  expect(await outcome(append('b'))).toEqual(unavailable('no'));
  state.isFull = false;
  await wait(60);
  expect(stored.map(({ stream }) => stream)).toEqual(['a']);
});

test('what is decided while one commit is written goes into the next', async () => {
  const { append, appends, stored, state } = setUp({ many: 100 });
  const first = append('a');
  await wait(1);
  const more = ['b', 'c', 'd'].map((stream) => append(stream));
  state.commitGate.open();
  expect(await Promise.all([first, ...more])).toEqual([1, 2, 3, 4]);
  expect(stored).toHaveLength(4);
  for (let n = 0; n < 200; n++) expect(await append(`next-${n}`)).toBe(5 + n);
  await appends.close();
});
