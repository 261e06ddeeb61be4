import { expect, test } from '@jest/globals';
import { percentText } from './figures.ts';

test.each([
  ['en-GB', 70, undefined, undefined, '70%'],
  ['en-GB', 94.32, 1, undefined, '94.3%'],
  ['en-GB', 88, 2, 2, '88.00%'],
  ['pl-PL', 66.67, undefined, undefined, '66,67%'],
  ['de-DE', 66.67, undefined, undefined, '66,67\u00a0%'],
])('%s writes %d so', (tag, value, most, least, text) => expect(percentText(tag, value, most, least)).toBe(text));
