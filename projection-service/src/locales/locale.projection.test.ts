import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { localeProjection } from './locale.projection.ts';
import { locales } from './locale.view.ts';

const { given } = specFor(localeProjection);
const polish = { localeId: 'a'.repeat(24), name: 'Polish', value: 'pl_PL', label: 'Polski' };
const added = { type: 'LocaleAdded', data: polish };
const { localeId } = polish;

test('a language that was added is there, once', () => {
  expect(given(added, added).all(locales)).toEqual([
    { _id: localeId, _revision: 1, name: 'Polish', value: 'pl_PL', label: 'Polski' },
  ]);
});
test('it goes by its last names, until it is removed', () => {
  const updated = { type: 'LocaleUpdated', data: { localeId, name: 'Polish', label: 'Język polski' } };
  given(added, updated).then(locales, localeId, { label: 'Język polski', value: 'pl_PL', _revision: 1 });
  expect(given(added, { type: 'LocaleRemoved', data: { localeId } }).all(locales)).toEqual([]);
});
