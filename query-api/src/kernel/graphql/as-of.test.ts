import { expect, test } from '@jest/globals';
import { momentOf } from './as-of.ts';

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T23:59:59.999Z'],
  ['2026-11-20', 'America/Denver', '2026-11-21T06:59:59.999Z'],
  // Where this day ends in the year 10000, the moment is the last that sorts above all others.
  ['9999-12-31', 'America/Denver', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31', 'Asia/Kolkata', '9999-12-31T18:29:59.999Z'],
  ['2026-11-20T09:00:00.000Z', 'UTC', '2026-11-20T09:00:00.000Z'],
])('as of %s in %s is %s', (asOf, zone, moment) => expect(momentOf(asOf, zone)).toBe(moment));
test('as of nothing is now', () => expect(momentOf('', 'UTC')).toBeUndefined());
