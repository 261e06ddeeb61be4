/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  CorrectEnrolmentStartDocument,
  WithdrawStudentDocument,
} from '../../generated/accounts/admin/enrolment-acts.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { evening } from './group.examples.ts';
import { GroupMembers } from './GroupMembers.tsx';

const member = (userId: string, name: string) => ({
  __typename: 'GroupMember' as const,
  id: userId,
  userId,
  name,
  status: 'active' as const,
  startedOn: '2026-09-07',
  endedOn: null,
});
const ofGroup = {
  __typename: 'Group' as const,
  id: evening.id,
  members: {
    __typename: 'GroupMemberPage' as const,
    items: [member('u1', 'Freya Halloran'), member('u2', 'Emmett Solano')],
    total: 2,
    more: false,
  },
};
const anAccount = { __typename: 'AdminUser' as const };
const members = answers(GroupMembersDocument, () => ({ data: { Group: ofGroup } }));
// In the evening by UTC it is tomorrow in the region, and not yet with whoever reads.
const now = new Date('2026-11-20T22:00:00.000Z');
const group = { ...evening, timeZone: 'Pacific/Auckland' };
beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const pick = async (name: string) => fireEvent.click(await screen.findByLabelText(`Select ${name}`));
const dayIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('whoever is added begins on the day that it is in the region', async () => {
  showConsole(<GroupMembers group={group} />, [members.mock]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add students' }));
  await screen.findByRole('alertdialog');
  expect(dayIn('First day')).toBe('2026-11-21');
});

test('a first day that was changed is asked about before it is lost', async () => {
  showConsole(<GroupMembers group={group} />, [members.mock]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add students' }));
  await screen.findByRole('alertdialog');
  const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-08-31' } });
  cancel();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(dayIn('First day')).toBe('2026-08-31');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-21' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull());
  cancel();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('and so ends', async () => {
  const withdraw = answers(WithdrawStudentDocument, () => ({
    data: { withdrawStudent: { ...anAccount, id: 'u1' } },
  }));
  showConsole(<GroupMembers group={group} />, [members.mock, withdraw.mock]);
  await pick('Freya Halloran');
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('alertdialog');
  expect(dayIn('Date')).toBe('2026-11-21');
});

test('the first day of several is corrected, beginning with what stands', async () => {
  const correct = answers(CorrectEnrolmentStartDocument, ({ _id }) => ({
    data: { correctEnrolmentStart: { ...anAccount, id: _id } },
  }));
  showConsole(<GroupMembers group={group} />, [members.mock, correct.mock]);
  await pick('Freya Halloran');
  await pick('Emmett Solano');
  fireEvent.click(screen.getByRole('button', { name: 'Correct first day' }));
  await screen.findByRole('alertdialog', { name: `Correct the first day in ${group.name}` });
  expect(dayIn('First day')).toBe('2026-09-07');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-08-31' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Correct first day' }).at(-1)!);
  await waitFor(() =>
    expect(correct.seen).toMatchObject([
      { _id: 'u1', groupId: group.id, date: '2026-08-31' },
      { _id: 'u2', groupId: group.id, date: '2026-08-31' },
    ]),
  );
});
