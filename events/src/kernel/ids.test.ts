import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Id, OptionalText, Text } from './ids.ts';
import { newId, newUuid } from './new-ids.ts';
import { idAt } from './uuid.ts';

test.each([
  ['  Ada \n', 'Ada'],
  ['a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u2067Ada\u2069', 'Ada'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['عمر שרה 宋 👩‍🎓', 'عمر שרה 宋 👩‍🎓'],
  ['\ud800x', '\ufffdx'],
  ['نمی\u200cخواهم Donau\u00addampf', 'نمی\u200cخواهم Donau\u00addampf'],
])('%j becomes %j', (typed, kept) => {
  expect([Text(100).parse(typed), OptionalText(100).parse(typed)]).toEqual([kept, kept]);
});
test.each([
  ['control and direction', ' \u0000\u202e '],
  ['no width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', ' \u00ad '],
  ['fillers of Hangul and the blank of Braille', '\u3164\u115f\u2800'],
  ['variations and tags of nothing', '\ufe0f\u{e0041}'],
])('nothing but signs that nobody sees is nothing: %s', (_, typed) => {
  const empty = Text(100).safeParse('').error?.issues;
  expect(Text(100).safeParse(typed).error?.issues).toEqual(empty);
  expect(OptionalText(100).parse(typed)).toBe(null);
});

const ms = Date.parse('2026-11-28T04:00:00.123Z');

test.each([
  ['an id', newId, Id],
  ['a UUID', newUuid, z.uuidv7()],
])('%s is well-formed at any time, even where the clock is wrong', (_, make, form) => {
  for (const now of [undefined, ms, 0, -1, 1.5, 2 ** 32 * 1000 + 5000, 2 ** 48 + 1, Number.MAX_SAFE_INTEGER])
    expect(form.safeParse(make(now)).success).toBe(true);
});
test.each([
  ['ids', newId, 1],
  ['UUIDs', newUuid, 1],
])('%s stand in the order of their time, and no two of one time are the same', (_, make, step) => {
  const times = Array.from({ length: 200 }, (_, n) => ms + n * step);
  const made = times.map((now) => make(now));
  expect([...made].sort()).toEqual(made);
  expect(new Set(Array.from({ length: 5000 }, () => make(ms))).size).toBe(5000);
});
test('a derived id stands among those of its time, and is the same for the same', () => {
  const [id, again, other] = [idAt(ms, 'a', 1), idAt(ms, 'a', 1), idAt(ms, 'a', 2)];
  expect(again).toBe(id);
  expect(other).not.toBe(id);
  expect(id.slice(0, 11)).toBe(newId(ms).slice(0, 11));
  expect(Id.parse(id)).toBe(id);
});
