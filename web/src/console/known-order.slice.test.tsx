/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { CoreAdminContext } from 'react-admin';
import { useLocation } from 'react-router';
import { showPage } from '../lib/testing/page.tsx';
import { Themed } from '../lib/theme/index.ts';
import { i18nProvider } from './i18n-provider.ts';
import { ListCard } from './list/ListCard.tsx';
import { StaffList } from './list/StaffList.tsx';

type Thing = { readonly id: string; readonly name: string };
afterEach(cleanup);

const Address = () => <output>{useLocation().search}</output>;
/** It is a server that refuses an order that it does not know. */
function show(path: string) {
  const getList: jest.Mock<DataProvider['getList']> = jest.fn();
  getList.mockImplementation(async (_, { sort }) => {
    if (!['name', 'at'].includes(sort?.field ?? '')) throw new Error('Variable "$sortField" got an invalid value');
    return { data: [{ id: '1', name: `By ${sort!.field} ${sort!.order}` }] as never[], total: 1 };
  });
  showPage(
    <Themed>
      <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider}>
        <StaffList resource="things" sort={{ field: 'at', order: 'DESC' }}>
          <ListCard<Thing>
            first={{ label: 'Name', sort: 'name' }}
            lead={({ name }) => ({ name })}
            columns={[]}
            card={() => ({})}
            to={({ id }) => `/things?id=${id}`}
          />
        </StaffList>
        <Address />
      </CoreAdminContext>
    </Themed>,
    { path },
  );
}

test('an address that names an order which the list has not shows it in its own', async () => {
  show('/things?sort=evil&order=ASC&page=1&perPage=25&filter={"q":"a"}');
  expect(await screen.findByText('By at DESC')).toBeTruthy();
  expect(screen.queryByText(/invalid value/)).toBeNull();
  const search = new URLSearchParams(screen.getByText(/sort=at/).textContent);
  expect([search.get('sort'), search.get('order'), search.get('filter')]).toEqual(['at', 'DESC', '{"q":"a"}']);
});
test.each([
  ['of a column', 'sort=name&order=ASC', 'By name ASC'],
  ['that it begins with, turned round', 'sort=at&order=ASC', 'By at ASC'],
])('an order %s is kept', async (_, order, text) => {
  show(`/things?${order}&page=1&perPage=25`);
  expect(await screen.findByText(text)).toBeTruthy();
});
