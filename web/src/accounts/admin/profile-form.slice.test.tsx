/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useGetOne, useRefresh } from 'react-admin';
import { InResource } from '../../console/testing/InResource.tsx';
import { whole } from '../../console/whole.ts';
import { RegionChoicesDocument } from '../../generated/console/places.ts';
import { AdminUserDocument, type AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { InviteUserDocument, UpdateUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ines } from './user.examples.ts';
import { usersResource } from './users.resource.tsx';

let stands = ines;
afterEach(() => {
  cleanup();
  localStorage.clear();
  stands = ines;
});

const standing = () =>
  answers(AdminUserDocument, () => ({ data: { AdminUser: { __typename: 'AdminUser', ...stands } } }));
/** It is the page around the form: it shows what stands, and is asked for again by whatever else is done on it. */
function Page() {
  const { data } = useGetOne<AdminUserDetailFragment>('users', { id: ines.id, meta: whole });
  const refresh = useRefresh();
  return (
    <>
      <button onClick={refresh}>Look again</button>
      {data && <ProfileForm user={data} />}
    </>
  );
}
const show = (update: ReturnType<typeof answers<never, never>>['mock']) =>
  showPage(
    <InResource resource={usersResource}>
      <Page />
    </InResource>,
    { mocks: [standing().mock, update], user: renata, path: '/users/1' },
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const location = 'Location (optional)';

/** It answers as the server does: what was saved stands, and what was seen before it is refused. */
const updating = () =>
  answers(UpdateUserDocument, ({ expectedRevision, input }) => {
    if (expectedRevision !== stands.profileRevision)
      return { refusal: { message: 'Somebody was faster.', code: 'conflict' } };
    stands = { ...stands, ...(input as Partial<typeof ines>), profileRevision: stands.profileRevision + 1 };
    return {
      data: {
        updateUser: { __typename: 'AdminUser', id: ines.id, profileRevision: stands.profileRevision },
      },
    };
  });

test('what was typed anew is sent, with the revision of the profile and not that of the account', async () => {
  const update = updating();
  show(update.mock);
  await screen.findByLabelText('Last name');
  type('Last name', 'Marlowe');
  save();
  expect(await screen.findByText('The profile was saved.')).toBeTruthy();
  expect(update.seen).toEqual([
    expect.objectContaining({ _id: ines.id, input: { lastName: 'Marlowe' }, expectedRevision: 4 }),
  ]);
  // The form goes on with what it has saved.
  type(location, 'Ely');
  save();
  await waitFor(() => expect(update.seen).toHaveLength(2));
  expect(update.seen.at(-1)).toMatchObject({ input: { location: 'Ely' }, expectedRevision: 5 });
});

test('a number that was taken over and would be refused today stands in nobody’s way until the numbers are touched', async () => {
  stands = { ...ines, phones: [{ type: 'mobile', number: 'ask at the desk' }] };
  const update = updating();
  show(update.mock);
  await screen.findByLabelText('Last name');
  type('Last name', 'Marlowe');
  save();
  await waitFor(() => expect(update.seen).toHaveLength(1));
  expect(update.seen[0]).toMatchObject({ input: { lastName: 'Marlowe' } });
  fireEvent.change(screen.getByDisplayValue('ask at the desk'), { target: { value: 'ask at the door' } });
  save();
  expect(await screen.findByText(/This is not a phone number/)).toBeTruthy();
  expect(update.seen).toHaveLength(1);
});

describe('two who change one profile', () => {
  const overtaken = async (theirs: Partial<AdminUserDetailFragment>) => {
    const update = updating();
    show(update.mock);
    await screen.findByLabelText('Last name');
    type('Last name', 'Marlowe');
    stands = { ...ines, ...theirs, profileRevision: 5 };
    save();
    return update;
  };
  test.each([
    ['keeps the own', 'Keep yours: Marlowe', { lastName: 'Marlowe' }],
    ['takes the other', 'Take theirs: Marler', {}],
  ])('the second sees both values of the same field, and %s', async (_, choice, input) => {
    const update = await overtaken({ lastName: 'Marler', location: 'Ely' });
    await screen.findByLabelText('Keep yours: Marlowe');
    expect(screen.getByLabelText('Take theirs: Marler')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(valueOf(location)).toBe('Ely');
    fireEvent.click(screen.getByLabelText(choice));
    save();
    await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
    expect(update.seen.at(-1)).toMatchObject({ expectedRevision: 5, input });
    expect(stands.lastName).toBe(choice.replace(/.*: /, ''));
    expect(stands.location).toBe('Ely');
  });
  test('in different fields it merges, and saving again is enough', async () => {
    const update = await overtaken({ phones: [] });
    await screen.findByText(/^Somebody changed this while you were looking at it/);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByLabelText('Phone number 1')).toBeNull();
    save();
    expect(await screen.findByText('The profile was saved.')).toBeTruthy();
    expect(update.seen.at(-1)).toMatchObject({ expectedRevision: 5, input: { lastName: 'Marlowe' } });
  });
});

test('what is typed stays while the page shows something newer; what is not touched follows it', async () => {
  show(updating().mock);
  await screen.findByLabelText('Last name');
  stands = { ...ines, location: 'Ely', profileRevision: 5 };
  fireEvent.click(screen.getByText('Look again'));
  await waitFor(() => expect(valueOf(location)).toBe('Ely'));
  type('Last name', 'Marlowe');
  stands = { ...stands, location: 'Bath', profileRevision: 6 };
  fireEvent.click(screen.getByText('Look again'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([valueOf('Last name'), valueOf(location)]).toEqual(['Marlowe', 'Ely']);
});

test('what the command would refuse is said at its field and its line before it is sent; an empty line is none', async () => {
  const update = updating();
  show(update.mock);
  await screen.findByLabelText('Last name');
  type('Last name', ' ');
  fireEvent.click(screen.getByRole('button', { name: 'Add a phone number' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a phone number' }));
  type('Phone number 3', 'none');
  fireEvent.click(screen.getByRole('button', { name: 'Add an e-mail address' }));
  type('E-mail address 1', 'nowhere');
  save();
  const problemOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect([problemOf('Phone number 2'), problemOf('Phone number 3')]).toEqual([
    undefined,
    'This is not a phone number. Write it like +1 719 555 0100.',
  ]);
  expect(problemOf('E-mail address 1')).toBe('This is not an e-mail address. Write it like name@example.org.');
  expect(update.seen).toEqual([]);
  type('Last name', 'Marlowe');
  type('Phone number 3', '');
  type('E-mail address 1', '');
  save();
  expect(await screen.findByText('The profile was saved.')).toBeTruthy();
  expect(update.seen.map(({ input }) => input)).toEqual([{ lastName: 'Marlowe' }]);
});

test('an invitation that was typed is there after a reload, until it is sent', async () => {
  const invite = answers(InviteUserDocument, () => ({
    data: { inviteUser: { __typename: 'AdminUser', id: '5eed000000000000000000ab' } },
  }));
  const onClose = jest.fn();
  const open = () =>
    showPage(
      <InResource resource={usersResource}>
        <InviteDialog onClose={onClose} />
      </InResource>,
      { mocks: [invite.mock], user: renata, path: '/users' },
    );
  const { unmount } = open();
  type('First name', 'Lydia');
  fireEvent.click(screen.getByLabelText('Manager'));
  await waitFor(() => expect(localStorage.length).toBe(1));
  // What a draft keeps is not asked about.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose.mock.calls).toHaveLength(1);
  unmount();
  open();
  expect(valueOf('First name')).toBe('Lydia');
  type('Last name', 'Vance');
  type('E-mail', ' lydia@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('The invitation is on its way to lydia@example.org.')).toBeTruthy();
  expect(invite.seen.map(({ input }) => input)).toEqual([
    expect.objectContaining({ firstName: 'Lydia', email: 'lydia@example.org', roles: ['user', 'manager'] }),
  ]);
  expect(localStorage.length).toBe(0);
});

test('people are invited to the regions where the person may invite, and to no other', async () => {
  const regions = answers(RegionChoicesDocument, () => ({
    data: {
      regions: ['Cedar Ridge', 'Lublin'].map((name) => ({
        __typename: 'Region',
        _id: name,
        name,
        zone: 'EUROPE' as const,
        closed: false,
      })),
    },
  }));
  const keyholder: typeof renata = {
    ...renata,
    roles: ['user'],
    regionIds: ['Lublin'],
    permissions: ['users:read', 'users:write'],
  };
  const dialog = (
    <InResource resource={usersResource}>
      <InviteDialog onClose={() => undefined} />
    </InResource>
  );
  showPage(dialog, { mocks: [regions.mock], user: keyholder, path: '/users' });
  expect(await screen.findByRole('option', { name: 'Lublin' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Cedar Ridge' })).toBeNull();
});
