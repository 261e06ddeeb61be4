import { expect, test } from '@jest/globals';
import { withinRegions } from './within-regions.ts';

test.each([
  ['all', 'everything'],
  [['a'], { regionId: 'a' }],
  [['a', 'b'], { regionId: ['a', 'b'] }],
] as const)('%j of the regions is %j', (regions, scope) => expect(withinRegions(regions)).toEqual(scope));
test('no region is not every region', () => expect(() => withinRegions([])).toThrow('a scope of no region'));
