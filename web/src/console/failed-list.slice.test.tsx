/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { useState } from 'react';
import { OperationError } from '../lib/data/index.ts';
import { showPage } from '../lib/testing/page.tsx';
import { Themed } from '../lib/theme/index.ts';
import { i18nProvider } from './i18n-provider.ts';
import { Notices } from './Notices.tsx';
import { ListCard } from './list/ListCard.tsx';
import { SelectionBar } from './list/SelectionBar.tsx';
import { useList } from './list/use-list.ts';
import { StaffList } from './list/StaffList.tsx';

type Thing = { readonly id: string; readonly name: string };
type Params = { readonly pagination: { readonly page: number } };
const Again = () => {
  const { refetch } = useList();
  return <button onClick={() => void refetch()}>again</button>;
};
/** As what is done with several rows stands above them, with a question of its own. */
function Bar() {
  const [isAsked, ask] = useState(false);
  const { selectedIds } = useList();
  return (
    <>
      <SelectionBar>
        <button onClick={() => ask(true)}>decide</button>
      </SelectionBar>
      <output>{selectedIds.join()}</output>
      {isAsked && <input aria-label="reason" />}
    </>
  );
}
const show = (getList: (resource: string, params: Params) => Promise<unknown>, page = 1) =>
  showPage(
    <Themed>
      <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider} store={memoryStore()}>
        <Notices />
        <StaffList resource="things" sort={{ field: 'name', order: 'ASC' }}>
          <Again />
          <ListCard<Thing>
            first={{ label: 'Name', sort: 'name' }}
            lead={({ name }) => ({ name })}
            columns={[]}
            card={() => ({})}
            to={({ id }) => `/things?id=${id}`}
            isSelectable={() => true}
            bar={<Bar />}
          />
        </StaffList>
      </CoreAdminContext>
    </Themed>,
    { path: `/things?page=${page}&perPage=10&sort=name&order=ASC` },
  );
const rows = (page: number, total: number) => ({
  data: Array.from({ length: Math.max(0, Math.min(10, total - 10 * (page - 1))) }, (_, n) => ({
    id: `${page} ${n}`,
    name: `Thing ${10 * (page - 1) + n + 1}`,
  })),
  total,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const selected = () => document.querySelector('output')?.textContent;
const noAnswer = () => new OperationError('Failed to fetch', 'unanswered', 'No connection');
afterEach(cleanup);

test('a list that cannot be loaded says so once, in its place and in the language of the page, and can be tried again', async () => {
  let isThere = false;
  const getList = async () => {
    if (!isThere) throw new OperationError('No Access', 'noAccess', 'Brak dostępu');
    return { data: [{ id: '1', name: 'It is there' }] as never[], total: 1 };
  };
  show(getList);
  expect((await screen.findByRole('alert')).textContent).toBe('Brak dostępuTry again');
  // A notice would come a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('It is there')).toBeTruthy());
});

test('rows that are there stay, with what is selected, where they could not be asked for anew', async () => {
  let error: OperationError | undefined;
  show(async (_, { pagination: { page } }) => {
    if (error) throw error;
    return rows(page, 12);
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Thing 3\b/ });
  fireEvent.click(box);
  act(() => box.focus());
  error = noAnswer();
  press('again');
  expect((await screen.findByRole('alert')).textContent).toBe('No connectionTry again');
  expect(box.isConnected && box.checked).toBe(true);
  expect(document.activeElement).toBe(box);
  error = undefined;
  press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(box.isConnected && box.checked).toBe(true);
  // What is refused from now on is shown no more.
  error = new OperationError('No Access', 'noAccess', 'No access');
  press('again');
  await waitFor(() => expect(screen.queryByText('Thing 3')).toBeNull());
});

test('where the rows of the last page have gone, the page before it is shown', async () => {
  let total = 31;
  const asked: number[] = [];
  show(async (_, { pagination: { page } }) => {
    asked.push(page);
    return rows(page, total);
  }, 4);
  await screen.findByText('Thing 31');
  total = 30;
  press('again');
  expect(await screen.findByText('Thing 21')).toBeTruthy();
  expect(asked).not.toContain(1);
});

test('what leaves the list is selected no more, and the rest stays so; what is asked about it stays even when nothing is left', async () => {
  let left = rows(1, 3).data;
  show(async () => ({ data: left, total: left.length }));
  for (const name of [/Thing 1\b/, /Thing 2\b/]) fireEvent.click(await screen.findByRole('checkbox', { name }));
  await waitFor(() => expect(selected()).toBe('1 0,1 1'));
  press('decide');
  const reason = screen.getByLabelText('reason');
  fireEvent.change(reason, { target: { value: 'was ill' } });
  left = left.slice(1);
  press('again');
  await waitFor(() => expect(selected()).toBe('1 1'));
  left = [];
  press('again');
  await waitFor(() => expect(selected()).toBe(''));
  expect(screen.getByText('No data')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('reason')).toBe(reason);
});
