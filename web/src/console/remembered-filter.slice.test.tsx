/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { RememberedFilter } from './RememberedFilter.tsx';

afterEach(cleanup);

function show(kept: string | undefined, filterValues: object) {
  const [setFilters, keep] = [jest.fn(), jest.fn()];
  const list = (values: object) => (
    <ListContextProvider value={{ filterValues: values, setFilters } as unknown as ListControllerResult}>
      <RememberedFilter name="locale" kept={kept} keep={keep} />
    </ListContextProvider>
  );
  const { rerender } = render(list(filterValues));
  return { setFilters, keep, change: (values: object) => rerender(list(values)) };
}

test('a list without filters begins with the value that was chosen last', () => {
  const { setFilters, keep, change } = show('fr_FR', {});
  expect(setFilters.mock.calls).toEqual([[{ locale: 'fr_FR' }]]);
  change({ locale: 'fr_FR' });
  change({ locale: 'fr_FR', q: 'Save' });
  change({});
  expect(keep.mock.calls).toEqual([['fr_FR'], [undefined]]);
});
test('a list that was opened with filters stays so, and nothing is remembered of it', () => {
  const { setFilters, keep } = show('fr_FR', { locale: 'de_DE' });
  expect([setFilters.mock.calls, keep.mock.calls]).toEqual([[], []]);
});
test('where nothing was chosen the list begins with all', () => {
  expect(show(undefined, {}).setFilters).not.toHaveBeenCalled();
});
