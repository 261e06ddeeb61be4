import { describe, expect, test } from '@jest/globals';
import { isWhole, mappingFaults, type Mapping } from './mapping.ts';

const whole: Mapping = { email: 0, firstName: 1, lastName: 2, locale: null, enrolledFrom: null };

describe('the columns of a file', () => {
  test.each([
    ['a column each, no language', {}, {}],
    ['the language too', { locale: 3 }, {}],
    ['the first day too', { enrolledFrom: 3 }, {}],
    ['no e-mail', { email: null }, { email: 'mapNeeded' }],
    ['no names', { firstName: null, lastName: null }, { firstName: 'mapNeeded', lastName: 'mapNeeded' }],
    ['one column for two', { lastName: 1 }, { firstName: 'mapTwice', lastName: 'mapTwice' }],
    ['the language in a column that is taken', { locale: 0 }, { email: 'mapTwice', locale: 'mapTwice' }],
  ] as const)('%s', (_, change, faults) => {
    const mapping = { ...whole, ...change };
    expect(mappingFaults(mapping)).toEqual(faults);
    expect(isWhole(mapping)).toBe(Object.keys(faults).length === 0);
  });
});
