import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { localeProjection } from './locale.projection.ts';
import { locales } from './locale.view.ts';

const { given } = specFor(localeProjection);
const polish = { localeId: 'a'.repeat(24), name: 'Polish', value: 'pl_PL', label: 'Polski' };

test('a language that was added is there, once', () => {
  const added = { type: 'LocaleAdded', data: polish };
  expect(given(added, added).all(locales)).toEqual([
    { _id: polish.localeId, name: 'Polish', value: 'pl_PL', label: 'Polski' },
  ]);
});
