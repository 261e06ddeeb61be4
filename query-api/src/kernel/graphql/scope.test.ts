import { expect, test } from '@jest/globals';
import { isWithin } from './scope.ts';

test.each([
  [{}, {}, true],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, {}, false],
  [{ a: ['x', 'y'] }, { a: 'y' }, true],
  [{ a: ['x', 'y'] }, { a: 'z' }, false],
  [{ a: [] }, { a: 'z' }, false],
  [{ a: 'x' }, { a: ['w', 'x'] }, true],
  [{ a: ['x'] }, { a: ['w'] }, false],
  [{ a: { from: '2026', below: '2027' } }, { a: '2026-05' }, true],
  [{ a: { from: '2026', below: '2027' } }, { a: '2027' }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
])('%j of %j is %s', (scope, record, expected) => expect(isWithin(scope, record)).toBe(expected));
