/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keptRegisters, markQueue, type MarkBatch, type Outcome } from './mark-queue.ts';
import type { MarkWish } from './register-marks.ts';

const key = 'marks:harriet:reg';
let outcomes: Outcome[] = [];
let sent: MarkBatch[] = [];
const open = () =>
  markQueue({
    registerId: 'reg',
    userId: 'harriet',
    send: async (batch) => {
      sent.push(batch);
      return Promise.resolve(outcomes.shift() ?? 'saved');
    },
  });
const mark = (userId: string, status: MarkWish['status'] = 'present'): MarkWish => ({
  userId,
  status,
  arrivedAt: null,
});
const marksSent = () => sent.map(({ marks }) => marks.map(({ userId, status }) => `${userId} ${status}`).join());
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  [outcomes, sent] = [[], []];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a batch whose answer was lost goes again as it was, later and later, before what came after it', async () => {
  outcomes = ['unreachable', 'unreachable', 'unreachable'];
  const queue = open();
  queue.mark([mark('e')]);
  await settle();
  expect(queue.state()).toMatchObject({ isAway: true, isSending: false });
  expect(keptRegisters('harriet')).toEqual(['reg']);
  await jest.advanceTimersByTimeAsync(2_000);
  queue.mark([mark('e', 'absent')]);
  await settle();
  expect([...queue.state().waiting]).toEqual([['e', mark('e', 'absent')]]);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(marksSent()).toEqual(['e present', 'e present', 'e present', 'e present', 'e absent']);
  expect(new Set(sent.slice(0, 4).map(({ batchId }) => batchId)).size).toBe(1);
  expect(sent[4]!.batchId).not.toBe(sent[0]!.batchId);
  expect(queue.state()).toEqual({ waiting: new Map(), isAway: false, isSending: false });
  expect(keptRegisters('harriet')).toEqual([]);
});
test('what is refused is not sent again, and what was made meanwhile is', async () => {
  outcomes = ['refused'];
  const queue = open();
  queue.mark([mark('e'), mark('f')]);
  queue.mark([mark('g')]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(marksSent()).toEqual(['e present,f present', 'g present']);
  expect(queue.state().waiting.size).toBe(0);
});
test('the next page of the tab has what was not sent, of the same person', async () => {
  outcomes = ['unreachable'];
  open().mark([mark('e')]);
  await settle();
  jest.clearAllTimers();
  expect([keptRegisters('harriet'), keptRegisters('renata')]).toEqual([['reg'], []]);
  const next = open();
  expect([...next.state().waiting.keys()]).toEqual(['e']);
  expect(await next.flush()).toBe(true);
  expect(sent[1]).toEqual(sent[0]);
});
test.each(['', 'nonsense'])(
  'where the storage has %p instead, or takes nothing, marks are sent all the same',
  async (text) => {
    sessionStorage.setItem(key, text);
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    open().mark([mark('e')]);
    await settle();
    expect(marksSent()).toEqual(['e present']);
    expect(warned).toHaveBeenCalled();
  },
);
