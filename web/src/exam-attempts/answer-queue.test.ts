/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answerQueue, type Outcome } from './answer-queue.ts';
import { giveWay } from './kept-answers.ts';

const attemptId = 'a_1';
const kept = () => JSON.parse(sessionStorage.getItem('exam:a_1:waiting') ?? 'null') as unknown;
let outcomes: Outcome[] = [];
let sent: string[] = [];
const refused = jest.fn<() => void>();
const queueWith = (saved: Record<string, string> = {}) =>
  answerQueue({
    attemptId,
    saved: new Map(Object.entries(saved)),
    send: async (question, option) => {
      sent.push(question + option);
      return Promise.resolve(outcomes.shift() ?? 'saved');
    },
    onRefused: refused,
  });
const answersOf = (queue: ReturnType<typeof queueWith>) => Object.fromEntries(queue.state().answers);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  refused.mockClear();
  [outcomes, sent] = [[], []];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('answers', () => {
  test('are shown at once, sent, and then said to be saved', async () => {
    const queue = queueWith({ q9: 'c' });
    queue.choose('q1', 'a');
    expect(queue.state()).toMatchObject({ waiting: ['q1'], savedAt: null });
    expect(answersOf(queue)).toEqual({ q9: 'c', q1: 'a' });
    expect(kept()).toEqual({ q1: 'a' });
    await settle();
    expect(sent).toEqual(['q1a']);
    expect(queue.state()).toMatchObject({ waiting: [], savedAt: 1_000_000, offlineSince: null });
    expect(kept()).toBeNull();
  });
  test('chosen again without a change are not sent', async () => {
    const queue = queueWith({ q1: 'a' });
    queue.choose('q1', 'a');
    await settle();
    expect(sent).toEqual([]);
  });
  test('are sent one at a time in their order, the latest choice of a question only', async () => {
    const queue = queueWith();
    queue.choose('q1', 'a');
    queue.choose('q2', 'b');
    queue.choose('q2', 'c');
    queue.choose('q1', 'd');
    await settle();
    expect(sent).toEqual(['q1a', 'q1d', 'q2c']);
    expect(queue.state().waiting).toEqual([]);
  });
});

describe('without a connection', () => {
  test('answers are kept and sent again, later and later, until they arrive', async () => {
    outcomes = ['unreachable', 'unreachable', 'unreachable'];
    const queue = queueWith();
    queue.choose('q1', 'a');
    await settle();
    expect(queue.state()).toMatchObject({ waiting: ['q1'], offlineSince: 1_000_000 });
    expect(kept()).toEqual({ q1: 'a' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(3);
    expect(queue.state().offlineSince).toBe(1_000_000);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(sent).toHaveLength(4);
    expect(queue.state()).toMatchObject({ waiting: [], offlineSince: null });
  });
  test('a call that gets through sends what waits at once', async () => {
    outcomes = ['unreachable'];
    const queue = queueWith();
    queue.choose('q1', 'a');
    await settle();
    queue.reached(true);
    await settle();
    expect(sent).toHaveLength(2);
    expect(queue.state()).toMatchObject({ waiting: [], offlineSince: null });
  });
  test('it is known since when, also when nothing waits', () => {
    const queue = queueWith();
    queue.reached(false);
    jest.setSystemTime(1_060_000);
    queue.reached(false);
    expect(queue.state().offlineSince).toBe(1_000_000);
  });
  test('flush says whether everything has arrived', async () => {
    outcomes = ['unreachable'];
    const queue = queueWith();
    queue.choose('q1', 'a');
    expect(await queue.flush()).toBe(false);
    expect(await queue.flush()).toBe(true);
  });
});

test('a restored tab sends what it had not sent', async () => {
  sessionStorage.setItem('exam:a_1:waiting', JSON.stringify({ q2: 'b' }));
  const queue = queueWith({ q1: 'a', q2: 'a' });
  expect(queue.state().waiting).toEqual(['q2']);
  expect(answersOf(queue)).toEqual({ q1: 'a', q2: 'b' });
  await queue.flush();
  expect(sent).toEqual(['q2b']);
});
test('a tab that another device took the attempt from sends only what has no answer there, also after a reload', async () => {
  sessionStorage.setItem('exam:a_1:waiting', JSON.stringify({ q1: 'b', q2: 'b' }));
  giveWay(attemptId);
  queueWith({ q1: 'a' }).stop();
  const queue = queueWith({ q1: 'a' });
  expect(answersOf(queue)).toEqual({ q1: 'a', q2: 'b' });
  await queue.flush();
  expect(sent).toEqual(['q2b']);
  // From then on it is a tab like any other.
  sessionStorage.setItem('exam:a_1:waiting', JSON.stringify({ q1: 'c' }));
  expect(answersOf(queueWith({ q1: 'a' }))).toEqual({ q1: 'c' });
});
test('an answer that is refused is told once and not sent again', async () => {
  outcomes = ['refused'];
  const queue = queueWith();
  queue.choose('q1', 'a');
  await settle();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['q1a']);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(kept()).toBeNull();
});
test('a stopped queue takes and sends nothing more', async () => {
  outcomes = ['unreachable'];
  const queue = queueWith();
  queue.choose('q1', 'a');
  await settle();
  queue.stop();
  queue.choose('q2', 'b');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['q1a']);
});
