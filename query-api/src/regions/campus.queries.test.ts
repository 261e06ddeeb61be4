import { expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { addressLines } from './campus.queries.ts';

test.each([
  ['nothing is known', {}, []],
  [
    'a town in a state',
    {
      addressLine1: '1 Ridge Road',
      addressCity: 'Woodland Park',
      addressState: 'CO',
      addressPostcode: '80863',
      addressCountry: 'United States',
    },
    ['1 Ridge Road', 'Woodland Park, CO 80863', 'United States'],
  ],
  [
    'a town without one',
    { addressLine1: 'ul. Krótka 4', addressLine2: 'lok. 2', addressCity: 'Lublin', addressPostcode: '20-001' },
    ['ul. Krótka 4', 'lok. 2', '20-001 Lublin'],
  ],
  ['a town alone', { addressCity: 'Wells', addressPostcode: '' }, ['Wells']],
])('an address where %s', (_, known, lines) => expect(addressLines({ ...noAddress, ...known })).toEqual(lines));
