/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { OperationError } from '../lib/data/index.ts';
import { showPage } from '../lib/testing/page.tsx';
import { Themed } from '../lib/theme/index.ts';
import { i18nProvider } from './i18n-provider.ts';
import { Notices } from './Notices.tsx';
import { ListCard } from './list/ListCard.tsx';
import { StaffList } from './list/StaffList.tsx';

type Thing = { readonly id: string; readonly name: string };
afterEach(cleanup);

test('a list that cannot be loaded says so once, in its place and in the language of the page, and can be tried again', async () => {
  let isThere = false;
  const getList = async () => {
    if (!isThere) throw new OperationError('No Access', 'noAccess', 'Brak dostępu');
    return { data: [{ id: '1', name: 'It is there' }] as never[], total: 1 };
  };
  showPage(
    <Themed>
      <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider}>
        <Notices />
        <StaffList resource="things" sort={{ field: 'name', order: 'ASC' }}>
          <ListCard<Thing>
            first={{ label: 'Name', sort: 'name' }}
            lead={({ name }) => ({ name })}
            columns={[]}
            card={() => ({})}
            to={({ id }) => `/things?id=${id}`}
          />
        </StaffList>
      </CoreAdminContext>
    </Themed>,
    { path: '/things' },
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Brak dostępuTry again');
  // A notice would come a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('It is there')).toBeTruthy());
});
