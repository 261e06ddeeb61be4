/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
