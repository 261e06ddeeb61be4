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
  const state = { isAheadFailing: false, isFull: false, hasRoom: room, commitGate: gate() };
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
      tell: (position) => told.push(position),
    },
    { position: 0, entry: '' },
    { many, retryMs: 20 },
  );
  const append = async (...streams: string[]) => {
    await appends.assertTaking();
    let position = 0;
    for (const stream of streams) position = appends.add({ stream, revision: 0, entry: `of ${stream}` });
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
  expect(await outcome(appends.untilCommitted('b'))).toBe('waits');
  state.commitGate.open();
  await appends.untilCommitted();
  expect(stored.map(({ stream }) => stream)).toEqual(['a', 'b', 'c', 'd']);
  expect(appends.has('b')).toBe(false);
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

test('what was acknowledged is committed as soon as it can be, and nothing is taken until then', async () => {
  const { append, appends, stored, state } = setUp();
  state.isFull = true;
  state.commitGate.open();
  expect(await Promise.all([append('a'), append('b')])).toEqual([1, 2]);
  await wait(5);
  expect(await outcome(append('c'))).toEqual(unavailable('no'));
  const waiting = appends.untilCommitted('a');
  expect(await outcome(waiting)).toEqual(unavailable('no'));
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
  state.isFull = false;
  await appends.close();
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
