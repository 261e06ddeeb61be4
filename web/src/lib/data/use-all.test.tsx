/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answers } from '../testing/console.tsx';
import { showPage } from '../testing/page.tsx';
import { useAll } from './use-all.ts';

type Item = { readonly id: string };
type Things = { readonly things: { readonly items: readonly Item[]; readonly total: number } };
const ThingsDocument: TypedDocumentNode<
  Things,
  { readonly kind: string; readonly page?: number; readonly perPage?: number }
> = gql`
  query things($kind: String!, $page: Int, $perPage: Int) {
    things(kind: $kind, page: $page, perPage: $perPage) {
      items {
        id
      }
      total
    }
  }
`;
const Shown = ({ isRestWanted }: { readonly isRestWanted?: boolean }) => {
  const { data = [] } = useAll(ThingsDocument, { kind: 'a' }, ({ things }) => things, isRestWanted);
  return <output>{`${data.length} ${data[0]?.id} ${data.at(-1)?.id}`}</output>;
};
const OnCome = () => {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button onFocus={() => setWanted(true)}>come</button>
      <Shown isRestWanted={isWanted} />
    </>
  );
};
const answersOf = (total: number) =>
  answers(ThingsDocument, ({ page }) => {
    const [from, to] = [Number(page) * 100, Math.min(total, Number(page) * 100 + 100)];
    const items = Array.from({ length: to - from }, (_, i) => ({ __typename: 'Thing', id: `${from + i}` }));
    return { data: { things: { __typename: 'ThingPage', items, total } } };
  });
afterEach(cleanup);

test('what is beyond the first page waits until somebody wants it', async () => {
  const asked = answersOf(230);
  showPage(<OnCome />, { mocks: [asked.mock] });
  expect(await screen.findByText('100 0 99')).toBeTruthy();
  expect(asked.seen).toHaveLength(1);
  act(() => screen.getByText('come').focus());
  expect(await screen.findByText('230 0 229')).toBeTruthy();
});

test.each([
  [40, '40 0 39', [0]],
  [100, '100 0 99', [0]],
  [230, '230 0 229', [0, 1, 2]],
])('of %i things all are there', async (total, text, pages) => {
  const asked = answersOf(total);
  showPage(<Shown />, { mocks: [asked.mock] });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(asked.seen.map(({ page, perPage }) => [page, perPage])).toEqual(pages.map((page) => [page, 100]));
});

test('what was made since is there, and nothing is missing because the pages have moved', async () => {
  let first = 1;
  const asked = answers(ThingsDocument, ({ page }) => {
    const all = Array.from({ length: 131 - first }, (_, n) => ({ __typename: 'Thing', id: `${first + n}` }));
    const items = all.slice(Number(page) * 100, Number(page) * 100 + 100);
    return { data: { things: { __typename: 'ThingPage', items, total: all.length } } };
  });
  const Ids = () =>
    useAll(ThingsDocument, { kind: 'a' }, ({ things }) => things)
      .data?.map(({ id }) => id)
      .join(' ');
  const Opened = () => {
    const [n, setN] = useState(0);
    return (
      <>
        <button onClick={() => setN(n + 1)}>open again</button>
        <output key={n}>
          <Ids />
        </output>
      </>
    );
  };
  const ids = () => screen.getByRole('status').textContent?.split(' ');
  const idsFrom = (from: number) => Array.from({ length: 131 - from }, (_, n) => `${from + n}`);
  showPage(<Opened />, { mocks: [asked.mock] });
  await waitFor(() => expect(ids()).toEqual(idsFrom(1)));
  first = 0;
  fireEvent.click(screen.getByText('open again'));
  await waitFor(() => expect(ids()).toEqual(idsFrom(0)));
});
