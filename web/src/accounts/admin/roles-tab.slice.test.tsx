/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { resources } from '../../app/admin/resources.ts';
import { AdminResources } from '../../console/admin-resources.ts';
import { InResource } from '../../console/testing/InResource.tsx';
import { whole } from '../../console/whole.ts';
import { answers } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import { AdminUserDocument, type AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { RolesTab } from './RolesTab.tsx';
import {
  GrantRolesDocument,
  RevokeRolesDocument,
  SetIndividualPermissionsDocument,
} from '../../generated/accounts/admin/user-edit.ts';
import type { Role } from '../../generated/schema.ts';
import { ines } from './user.examples.ts';
import { usersResource } from './users.resource.tsx';

let stands = ines;
afterEach(cleanup);

const adele = {
  ...freya,
  _id: 'a'.repeat(24),
  fullName: 'Adele Marchetti',
  roles: ['user', 'manager', 'admin', 'superadmin'] as readonly Role[],
};
const person = (id: string, roles: readonly Role[]): AdminUserDetailFragment => ({
  ...ines,
  id,
  _revision: 3,
  fullName: 'Freya Halloran',
  roles,
  permissions: ['links:read'],
});
/** The page around the tab shows what stands. */
function Page({ id }: { readonly id: string }) {
  const { data } = useGetOne<AdminUserDetailFragment>('users', { id, meta: whole });
  return data && <RolesTab user={data} />;
}
async function show(user: AdminUserDetailFragment, me = adele) {
  stands = user;
  const standing = answers(AdminUserDocument, () => ({
    data: { AdminUser: { __typename: 'AdminUser', ...stands } },
  }));
  // It answers as the server does: what was saved stands, and what was seen before it is refused.
  const set = answers(SetIndividualPermissionsDocument, ({ expectedRevision, permissions }) => {
    if (expectedRevision !== stands._revision)
      return { refusal: { message: 'Somebody was faster.', code: 'conflict' } };
    stands = { ...stands, permissions: [permissions].flat(), _revision: stands._revision + 1 };
    return {
      data: { setIndividualPermissions: { __typename: 'AdminUser', id: user.id, _revision: stands._revision } },
    };
  });
  const grant = answers(GrantRolesDocument, () => ({
    data: { grantRoles: { __typename: 'AdminUser', id: user.id, _revision: 4 } },
  }));
  const revoke = answers(RevokeRolesDocument, () => ({
    data: { revokeRoles: { __typename: 'AdminUser', id: user.id, _revision: 4 } },
  }));
  showPage(
    <AdminResources value={resources}>
      <InResource resource={usersResource}>
        <Page id={user.id} />
      </InResource>
    </AdminResources>,
    { mocks: [standing.mock, grant.mock, revoke.mock, set.mock], user: me, path: '/users/1' },
  );
  await screen.findByText('Everywhere');
  return { grant, revoke, set };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === name)!);
};

test('a role over a few things asks first, too', async () => {
  const { grant } = await show(person('f'.repeat(24), ['user']));
  press('Grant Manager');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Freya Halloran: ');
  expect(grant.seen).toEqual([]);
  await confirm('Grant');
  await waitFor(() => expect(grant.seen).toMatchObject([{ roles: ['manager'], expectedRevision: 3 }]));
});
test('one over everything asks first', async () => {
  const { grant } = await show(person('f'.repeat(24), ['user']));
  press('Grant Superadmin');
  await confirm('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(grant.seen).toEqual([]);
  press('Grant Superadmin');
  await confirm('Grant');
  await waitFor(() => expect(grant.seen).toMatchObject([{ roles: ['superadmin'] }]));
});
test('taking one from another does not ask, taking one from oneself does', async () => {
  const { revoke } = await show(person('f'.repeat(24), ['user', 'manager']));
  press('Revoke Manager');
  await waitFor(() => expect(revoke.seen).toHaveLength(1));
  cleanup();
  const own = await show(person(adele._id, adele.roles));
  press('Revoke Superadmin');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This is your own role.');
  expect(own.revoke.seen).toEqual([]);
});

describe('what a person may beside the roles', () => {
  const boxes = (resource: string) =>
    within(screen.getByRole('group', { name: resource })).getAllByRole<HTMLInputElement>('checkbox');
  const checked = (resource: string) => boxes(resource).map((box) => box.checked);

  test('is set as a whole; to change brings to see', async () => {
    const { set } = await show(person('f'.repeat(24), ['user']));
    expect(screen.getByRole('region', { name: 'Beside the roles' }).textContent).toContain('signs Freya Halloran out');
    expect(checked('Links')).toEqual([true, false]);
    expect(boxes('System log')).toHaveLength(1);
    fireEvent.click(boxes('Teachers')[1]!);
    expect(checked('Teachers')).toEqual([true, true]);
    fireEvent.click(boxes('Links')[0]!);
    press('Save');
    expect(await screen.findByText('What Freya Halloran may do beside the roles was saved.')).toBeTruthy();
    // The form goes on with what it has saved.
    fireEvent.click(boxes('Teachers')[1]!);
    press('Save');
    await waitFor(() => expect(set.seen).toHaveLength(2));
    expect(set.seen).toMatchObject([
      { permissions: ['teachers:read', 'teachers:write'], expectedRevision: 3 },
      { permissions: ['teachers:read'], expectedRevision: 4 },
    ]);
  });
  test.each([
    ['keeps the own', 'Keep yours: Teachers: See and Links: See', ['teachers:read', 'links:read']],
    ['takes the other', 'Take theirs: Links: See and Links: Change', ['links:read', 'links:write']],
  ])('of two who set it, the second sees both, and %s', async (_, choice, permissions) => {
    const { set } = await show(person('f'.repeat(24), ['user']));
    fireEvent.click(boxes('Teachers')[0]!);
    stands = { ...stands, permissions: ['links:write', 'links:read'], _revision: 4 };
    press('Save');
    fireEvent.click(await screen.findByLabelText(choice));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    press('Save');
    await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
    expect(set.seen.at(-1)).toMatchObject({ permissions, expectedRevision: 4 });
    expect(checked('Teachers')[0]).toBe(permissions.includes('teachers:read'));
  });
});
test('only superadmins are asked for it, and never about themselves', async () => {
  await show(person('f'.repeat(24), ['user']), { ...adele, roles: ['user', 'manager', 'admin'] });
  expect(screen.queryByText('Beside the roles')).toBeNull();
  cleanup();
  await show(person(adele._id, adele.roles));
  expect(screen.queryByText('Beside the roles')).toBeNull();
});
