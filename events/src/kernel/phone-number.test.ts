import { expect, test } from '@jest/globals';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  '+1 719 555 0100',
  '(719) 555-0100',
  '+48 81 555 01 00',
  '01749.555/100',
  '719-555-0100 x12',
  '555 0100 ext. 3',
])('%s can be dialled', (text) => expect(isPhoneNumber(text)).toBe(true));
test.each([
  '',
  '1',
  'call me',
  '719 555 0100 or later',
  '+',
  '1+719 555 0100',
  '12345678901234567',
  'mailto:a@example.org',
])('%s cannot', (text) => expect(isPhoneNumber(text)).toBe(false));
test('a long text is read in no time', () => {
  const begun = process.cpuUsage();
  isPhoneNumber(`1${' '.repeat(500_000)}!`);
  const { user, system } = process.cpuUsage(begun);
  expect(user + system).toBeLessThan(1_000_000);
});
