/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PagedScreen } from './PagedScreen.tsx';

const perPage = 25;
let remove: () => void = () => undefined;
/** A list as a server pages it. */
function List({ count, start }: { readonly count: number; readonly start: number }) {
  const [total, setTotal] = useState(count);
  const [page, setPage] = useState(start);
  remove = () => setTotal(total - 1);
  const items = Array.from({ length: total }, (_, n) => `row ${n + 1}`).slice(page * perPage, (page + 1) * perPage);
  const remote = { error: undefined, isLoading: false, isRefreshing: false, again: () => Promise.resolve() };
  return (
    <PagedScreen
      remote={{ ...remote, data: { items, total, more: false } }}
      page={page}
      perPage={perPage}
      onPage={setPage}
      empty="none at all"
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </PagedScreen>
  );
}
afterEach(cleanup);

test('when the last row of the last page goes, the page before it is shown', () => {
  render(<List count={26} start={1} />);
  expect(screen.getByText('row 26')).toBeTruthy();
  act(() => remove());
  expect(screen.getByText('row 25')).toBeTruthy();
  expect(screen.queryByText('none at all')).toBeNull();
});
test('a list that has become empty says so', () => {
  render(<List count={1} start={0} />);
  act(() => remove());
  expect(screen.getByText('none at all')).toBeTruthy();
});
