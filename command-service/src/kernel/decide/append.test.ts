import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable, StreamConflict, type Appended, type EventStore } from '@paideia/store/port.ts';
import { appendSurely } from './append.ts';

const done: Appended = { revision: 0, position: 7 };
const event = { id: '00000000-0000-4000-8000-000000000001', type: 'X', data: {} };
/** It is a store that answers from a list, and remembers what it was sent. */
function scripted(...answers: readonly (Appended | Error)[]) {
  const sent: unknown[] = [];
  const store = {
    append: async (...call: unknown[]) => {
      sent.push(call);
      const answer = answers[sent.length - 1]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as EventStore;
  return { sent, append: (pauses = [0, 0]) => appendSurely(store, 's-1', [event], 'none', pauses) };
}
const lost = (written: 'no' | 'unknown') => new StoreUnavailable(written);

describe('an append', () => {
  test('of unknown outcome is sent again with the same ids', async () => {
    const { append, sent } = scripted(lost('unknown'), lost('no'), done);
    expect(await append()).toBe(done);
    expect(new Set(sent.map((call) => JSON.stringify(call))).size).toBe(1);
    expect(sent).toHaveLength(3);
  });
  test('that was unknown once stays unknown', async () => {
    const { append } = scripted(lost('unknown'), lost('no'), lost('no'));
    await expect(append()).rejects.toMatchObject({ written: 'unknown' });
  });
  test('that never got through was not written', async () => {
    const { append, sent } = scripted(lost('no'), lost('no'), lost('no'), done);
    await expect(append()).rejects.toMatchObject({ written: 'no' });
    expect(sent).toHaveLength(3);
  });
  test('that meets a conflict is settled, also after a lost answer', async () => {
    const { append } = scripted(lost('unknown'), new StreamConflict('s-1', 'none', 3));
    await expect(append()).rejects.toBeInstanceOf(StreamConflict);
  });
});
