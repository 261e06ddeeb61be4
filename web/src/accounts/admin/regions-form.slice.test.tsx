/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { InResource } from '../../console/testing/InResource.tsx';
import { whole } from '../../console/whole.ts';
import { AdminUserDocument, type AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { AssignUserRegionsDocument } from '../../generated/accounts/admin/user-edit.ts';
import { RegionChoicesDocument } from '../../generated/console/places.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { RegionsForm } from './RegionsForm.tsx';
import { ines } from './user.examples.ts';
import { usersResource } from './users.resource.tsx';

const names: Readonly<Record<string, string>> = { a: 'Bath', b: 'Cedar Ridge', c: 'Lublin', d: 'Wells' };
const regions = (ids: string) =>
  [...ids].map((id) => ({ __typename: 'Region' as const, _id: id.repeat(24), name: names[id] ?? '' }));
const idsOf = (ids: string) => [...ids].map((id) => id.repeat(24));
let stands = ines;
afterEach(cleanup);

function Page() {
  const { data } = useGetOne<AdminUserDetailFragment>('users', { id: ines.id, meta: whole });
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      {data && <RegionsForm user={data} />}
    </>
  );
}
async function show(ids: string, user = renata, path = '/users/1') {
  stands = { ...ines, regions: regions(ids) };
  const standing = answers(AdminUserDocument, () => ({
    data: { AdminUser: { __typename: 'AdminUser', ...stands } },
  }));
  const choices = answers(RegionChoicesDocument, () => ({
    data: {
      regions: regions('abcd').map((one) => ({ ...one, zone: 'EUROPE' as const, closed: one.name === 'Wells' })),
    },
  }));
  const assign = answers(AssignUserRegionsDocument, ({ expectedRevision }) => {
    if (expectedRevision !== stands._revision)
      return { refusal: { message: 'Somebody was faster.', code: 'conflict' } };
    stands = { ...stands, _revision: stands._revision + 1 };
    return { data: { assignUserRegions: { __typename: 'AdminUser', id: ines.id, _revision: stands._revision } } };
  });
  showPage(
    <InResource resource={usersResource}>
      <Link to="/users">Users</Link>
      <Link to="/regions">Regions list</Link>
      <Page />
    </InResource>,
    { mocks: [standing.mock, choices.mock, assign.mock], user, path },
  );
  await screen.findByText('Lublin');
  return { standing, assign };
}
const add = (id: string) =>
  fireEvent.change(screen.getByLabelText('Add a region'), { target: { value: id.repeat(24) } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the regions are assigned as a whole, with the revision that was seen; the record is asked for once', async () => {
  const { assign, standing } = await show('ab');
  expect(standing.seen).toHaveLength(1);
  expect([...screen.getByLabelText<HTMLSelectElement>('Add a region').options].map(({ text }) => text)).not.toContain(
    'Wells',
  );
  press('Take out Bath');
  add('c');
  press('Save');
  expect(await screen.findByText('The regions were saved.')).toBeTruthy();
  expect(assign.seen).toMatchObject([{ _id: ines.id, regionIds: idsOf('bc'), expectedRevision: 9 }]);
});

describe('two who assign regions to one person', () => {
  test.each([
    ['keeps the own', 'Keep yours: Bath and Cedar Ridge', 'ab'],
    ['takes the other', 'Take theirs: Bath and Lublin', 'ac'],
  ])('the second sees both lists, and %s', async (_, choice, ids) => {
    const { assign } = await show('a');
    add('b');
    stands = { ...stands, regions: regions('ac'), _revision: 10 };
    press('Save');
    fireEvent.click(await screen.findByLabelText(choice));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    press('Save');
    await waitFor(() => expect(assign.seen.at(-1)).toMatchObject({ regionIds: idsOf(ids), expectedRevision: 10 }));
  });
  test('and the same ones, in whatever order, have nothing to choose', async () => {
    const { assign } = await show('a');
    add('b');
    add('c');
    stands = { ...stands, regions: regions('acb'), _revision: 10 };
    press('Save');
    await screen.findByText(/^Somebody changed this while you were looking at it/);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    press('Save');
    await waitFor(() => expect(assign.seen.at(-1)).toMatchObject({ regionIds: idsOf('abc'), expectedRevision: 10 }));
  });
});

test('the page is not left with a region that was not saved; one taken out and put back is no change', async () => {
  await show('ab');
  press('Take out Bath');
  add('a');
  fireEvent.click(screen.getByText('Users'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/users'));
  add('c');
  fireEvent.click(screen.getByText('Regions list'));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('who may not assign them sees them', async () => {
  await show('ab', { ...renata, roles: ['manager', 'user'] }, '/elsewhere');
  expect(screen.getByText('You may see this, but not change it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Add a region').matches(':disabled')).toBe(true);
});
