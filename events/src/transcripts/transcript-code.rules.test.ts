import { expect, test } from '@jest/globals';
import { codeOf, drawnSigns, readCode } from './transcript-code.rules.ts';

const drawn = Array.from({ length: drawnSigns }, (_, n) => (n * 11 + 5) % 32);
const code = codeOf(drawn);
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code is four blocks of four signs that nobody takes for others', () =>
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/));
test.each([
  ['as it is printed', code],
  ['in small letters, with spaces', ` ${code.toLowerCase().replaceAll('-', ' ')} `],
  ['in one piece', code.replaceAll('-', '')],
  ['with dashes of another kind', code.replaceAll('-', ' – ')],
  ['with letters in place of figures', code.replaceAll('0', 'o').replaceAll('1', 'l')],
])('it is read %s', (_, typed) => expect(readCode(typed)).toEqual({ code }));
test.each([
  ['nothing', ''],
  ['a sign too few', code.slice(0, -1)],
  ['a sign too many', `${code}7`],
  ['a sign that no code has', `${code.slice(0, -1)}U`],
])('%s is no code', (_, typed) => expect(readCode(typed)).toEqual({ wrong: 'malformed' }));
test('any one wrong sign is noticed', () => {
  const bare = code.replaceAll('-', '');
  const wrong = [...bare].flatMap((sign, at) =>
    [...signs].filter((other) => other !== sign).map((other) => bare.slice(0, at) + other + bare.slice(at + 1)),
  );
  expect(wrong.map((one) => readCode(one)).every((read) => 'wrong' in read && read.wrong === 'mistyped')).toBe(true);
});
test('any two signs that changed places are noticed', () => {
  const bare = [...code.replaceAll('-', '')];
  for (let one = 0; one < bare.length; one += 1)
    for (let other = one + 1; other < bare.length; other += 1) {
      if (bare[one] === bare[other]) continue;
      const swapped = bare.with(one, bare[other]!).with(other, bare[one]!).join('');
      expect(readCode(swapped)).toEqual({ wrong: 'mistyped' });
    }
});
