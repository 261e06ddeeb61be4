import { describe, expect, test } from '@jest/globals';
import { judged, minutesAfter, seenAs, statusOf } from './mark.rules.ts';

const leave = { cause: 'leave', causeId: 'l1' } as const;

describe('an arrival', () => {
  const start = '2026-10-13T08:30:00.000Z';
  test.each([
    ['08:15:00', 15, 'present'],
    ['08:29:59', 15, 'present'],
    ['08:30:00', 15, 'present'],
    ['08:30:59', 15, 'present'],
    ['08:31:00', 15, 'late'],
    ['08:45:00', 15, 'late'],
    ['08:45:59', 15, 'late'],
    ['08:46:00', 15, 'absent'],
    ['08:30:59', 0, 'present'],
    ['08:31:00', 0, 'absent'],
  ] as const)('at %s with a threshold of %i is %s', (time, threshold, input) => {
    expect(judged(minutesAfter(start, `2026-10-13T${time}.000Z`), threshold)).toBe(input);
  });
});

describe('what counts', () => {
  test.each([
    ['present', 'present', [leave], [], 'present'],
    ['absent and covered', 'absent', [leave], [], 'excused'],
    ['late and covered', 'late', [leave], [], 'excused'],
    ['not seen and covered', null, [leave], [], 'excused'],
    ['absent', 'absent', [], [], 'absent'],
    ['late', 'late', [], [], 'late'],
    ['not seen', null, [], [], null],
    ['not seen after a declined leave', null, [], ['l1'], 'absent'],
    ['late after a declined leave', 'late', [], ['l1'], 'late'],
    ['covered by one leave, declined another', null, [leave], ['l2'], 'excused'],
  ] as const)('%s', (_, input, excuses, declined, status) =>
    expect(statusOf({ input, excuses, declined }, false)).toBe(status),
  );

  test('who was not seen until the close was absent, unless covered', () => {
    expect(statusOf({ input: null, excuses: [], declined: [] }, true)).toBe('absent');
    expect(statusOf({ input: null, excuses: [leave], declined: [] }, true)).toBe('excused');
    expect(seenAs({ input: null, declined: [] }, true)).toBe('absent');
    expect(seenAs({ input: 'late', declined: [] }, true)).toBe('late');
  });
});
