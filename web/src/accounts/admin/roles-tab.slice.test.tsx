/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { resources } from '../../app/admin/resources.ts';
import { AdminResources } from '../../console/admin-resources.ts';
import { answers } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { RolesTab } from './RolesTab.tsx';
import {
  GrantRolesDocument,
  RevokeRolesDocument,
  SetIndividualPermissionsDocument,
} from '../../generated/accounts/admin/user-edit.ts';
import type { Role } from '../../generated/schema.ts';

afterEach(cleanup);

const adele = {
  ...freya,
  _id: 'a'.repeat(24),
  fullName: 'Adele Marchetti',
  roles: ['user', 'manager', 'admin', 'superadmin'] as readonly Role[],
};
const person = (id: string, roles: readonly string[]) =>
  ({
    id,
    _id: id,
    _revision: 3,
    fullName: 'Freya Halloran',
    roles,
    regions: [],
    regionRoles: [],
    permissions: ['links:read'],
  }) as unknown as AdminUserDetailFragment;
function show(user: AdminUserDetailFragment, me = adele) {
  const set = answers(SetIndividualPermissionsDocument, () => ({
    data: { setIndividualPermissions: { __typename: 'AdminUser', id: user.id, _revision: 4 } },
  }));
  const grant = answers(GrantRolesDocument, () => ({
    data: { grantRoles: { __typename: 'AdminUser', id: user.id, _revision: 4 } },
  }));
  const revoke = answers(RevokeRolesDocument, () => ({
    data: { revokeRoles: { __typename: 'AdminUser', id: user.id, _revision: 4 } },
  }));
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <AdminResources value={resources}>
        <RolesTab user={user} />
      </AdminResources>
    </QueryClientProvider>,
    { mocks: [grant.mock, revoke.mock, set.mock], user: me },
  );
  return { grant, revoke, set };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === name)!);
};

test('a role over a few things asks first, too', async () => {
  const { grant } = show(person('f'.repeat(24), ['user']));
  press('Grant Manager');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Freya Halloran: ');
  expect(grant.seen).toEqual([]);
  await confirm('Grant');
  await waitFor(() => expect(grant.seen).toMatchObject([{ roles: ['manager'], expectedRevision: 3 }]));
});
test('one over everything asks first', async () => {
  const { grant } = show(person('f'.repeat(24), ['user']));
  press('Grant Superadmin');
  await confirm('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(grant.seen).toEqual([]);
  press('Grant Superadmin');
  await confirm('Grant');
  await waitFor(() => expect(grant.seen).toMatchObject([{ roles: ['superadmin'] }]));
});
test('taking one from another does not ask, taking one from oneself does', async () => {
  const { revoke } = show(person('f'.repeat(24), ['user', 'manager']));
  press('Revoke Manager');
  await waitFor(() => expect(revoke.seen).toHaveLength(1));
  cleanup();
  const own = show(person(adele._id, adele.roles));
  press('Revoke Superadmin');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This is your own role.');
  expect(own.revoke.seen).toEqual([]);
});

test('what a person may beside the roles is set as a whole; to change brings to see', async () => {
  const { set } = show(person('f'.repeat(24), ['user']));
  const boxes = (resource: string) =>
    within(screen.getByRole('group', { name: resource })).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes('Links').map(({ checked }) => checked)).toEqual([true, false]);
  expect(boxes('System log')).toHaveLength(1);
  fireEvent.click(boxes('Teachers')[1]!);
  expect(boxes('Teachers').map(({ checked }) => checked)).toEqual([true, true]);
  fireEvent.click(boxes('Links')[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(set.seen).toMatchObject([{ permissions: ['teachers:read', 'teachers:write'], expectedRevision: 3 }]),
  );
});
test('only superadmins are asked for it, and never about themselves', () => {
  show(person('f'.repeat(24), ['user']), { ...adele, roles: ['user', 'manager', 'admin'] });
  expect(screen.queryByText('Beside the roles')).toBeNull();
  cleanup();
  show(person(adele._id, adele.roles));
  expect(screen.queryByText('Beside the roles')).toBeNull();
});
