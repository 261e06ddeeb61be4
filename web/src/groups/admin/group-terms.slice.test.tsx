/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InResource } from '../../console/testing/InResource.tsx';
import {
  GroupTermsDocument,
  LockTermDocument,
  TermOpeningsDocument,
  UnlockTermDocument,
  type GroupTermFragment,
} from '../../generated/groups/admin/term-locks.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { evening } from './group.examples.ts';
import { GroupTerms } from './GroupTerms.tsx';
import { groupsResource } from './groups.resource.tsx';

afterEach(cleanup);

const autumn: GroupTermFragment = {
  name: 'Autumn 2026',
  from: '2026-09-07',
  to: '2026-12-18',
  courseIds: ['c'],
  lockedAt: null,
  lockedBy: null,
};
const locked = { ...autumn, lockedAt: '2026-12-20T12:00:00.000Z', lockedBy: 'Silas Demarest' };
const openings = {
  runningAttempts: 1,
  openRegisters: 0,
  ungraded: 3,
  openDeadlines: 0,
  missingRegisters: 2,
  explanations: 0,
  leaveRequests: 1,
};
const changed = { __typename: 'Group' as const, id: evening.id, _revision: 5 };

function show(term: GroupTermFragment, user = renata) {
  const terms = answers(GroupTermsDocument, () => ({
    data: { groupTerms: [{ __typename: 'GroupTerm' as const, ...term }] },
  }));
  const open = answers(TermOpeningsDocument, () => ({
    data: { termOpenings: { __typename: 'TermOpenings' as const, ...openings } },
  }));
  const lock = answers(LockTermDocument, () => ({ data: { lockTerm: changed } }));
  const unlock = answers(UnlockTermDocument, () => ({ data: { unlockTerm: changed } }));
  showPage(
    <InResource resource={groupsResource}>
      <GroupTerms group={evening} />
    </InResource>,
    { user, mocks: [terms.mock, open.mock, lock.mock, unlock.mock] },
  );
  return { lock: lock.seen, unlock: unlock.seen };
}

test('before a term is locked, what is open in it is listed, and what must end first apart from it', async () => {
  const { lock } = show(autumn);
  fireEvent.click(await screen.findByRole('button', { name: 'Lock Autumn 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock Autumn 2026 of Evening Year 1?' }));
  await dialog.findByText('Must end before the term can be locked');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 exam attempt',
    '3 pieces of work without a grade',
    '2 lessons without a register',
    '1 leave request without a decision',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Lock Autumn 2026' }));
  await waitFor(() => expect(lock).toHaveLength(1));
  expect(lock[0]).toMatchObject({ _id: evening.id, term: 'Autumn 2026', expectedRevision: 4 });
});

test('a locked term says since when and by whom, and is unlocked with a reason alone', async () => {
  const { unlock } = show(locked);
  await screen.findByText('Locked');
  screen.getByText('since 20 Dec 2026, by Silas Demarest');
  fireEvent.click(screen.getByRole('button', { name: 'Unlock Autumn 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Unlock Autumn 2026' }));
  expect(unlock).toHaveLength(0);
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'A wrong grade' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Unlock Autumn 2026' }));
  await waitFor(() => expect(unlock).toHaveLength(1));
  expect(unlock[0]).toMatchObject({ term: 'Autumn 2026', reason: 'A wrong grade', expectedRevision: 4 });
});

test('managers see what is locked, and are offered nothing', async () => {
  show(locked, { ...renata, roles: ['user', 'manager'] });
  await screen.findByText('Locked');
  expect(screen.queryByRole('button')).toBeNull();
});
