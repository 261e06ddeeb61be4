import { describe, expect, test } from '@jest/globals';
import { closesBeforeItOpens, deadlineFor, hasClosed, locksBeforeItCloses } from './exam.rules.ts';

const [monday, tuesday, friday] = ['2026-11-16T09:00:00.000Z', '2026-11-17T09:00:00.000Z', '2026-11-20T09:00:00.000Z'];

describe('the window of an exam', () => {
  test.each([
    [monday, tuesday, false],
    [monday, monday, true],
    [tuesday, monday, true],
    // It is the same instant, written in two ways.
    [monday, '2026-11-16T09:00:00Z', true],
  ])('that opens %s and closes %s is turned round: %s', (opensAt, closesAt, expected) =>
    expect(closesBeforeItOpens({ opensAt, closesAt })).toBe(expected),
  );
  test.each([
    [tuesday, null, false],
    [tuesday, tuesday, false],
    [tuesday, friday, false],
    [tuesday, monday, true],
  ])('that closes %s and locks %s locks too early: %s', (closesAt, lockAt, expected) =>
    expect(locksBeforeItCloses({ closesAt, lockAt })).toBe(expected),
  );
});

describe('a deadline', () => {
  test.each<[string, Readonly<Record<string, string>>, string | null, string]>([
    ['of the group', { ada: friday }, null, tuesday],
    ['of a student without an extension', { ada: friday }, 'eve', tuesday],
    ['of a student with one', { ada: friday }, 'ada', friday],
    ['of a student whose extension the group has overtaken', { ada: monday }, 'ada', tuesday],
    ['of a student whose id every object has', {}, 'constructor', tuesday],
  ])('%s', (_, extended, userId, expected) => expect(deadlineFor(tuesday, extended, userId)).toBe(expected));
  test.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('%i ms after it the exam has closed: %s', (ms, expected) =>
    expect(hasClosed(monday, Date.parse(monday) + ms)).toBe(expected),
  );
});
