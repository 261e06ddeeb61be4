/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  ApproveLeaveRequestDocument,
  type StaffLeaveRowFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { BulkDialog } from './BulkDialog.tsx';

afterEach(cleanup);
const request = (id: string, studentName: string, lockedTerm: StaffLeaveRowFragment['lockedTerm'] = null) =>
  ({
    __typename: 'LeaveRequest' as const,
    id,
    _revision: 2,
    userId: id,
    studentName,
    studentPicture: null,
    groupId: 'g1',
    groupName: 'Day Year 1',
    regionId: 'r1',
    timeZone: 'UTC',
    attendanceType: 'absence',
    fromDate: '2026-11-24',
    toDate: '2026-11-24',
    periods: [],
    time: null,
    reason: null,
    status: 'pending',
    submittedAt: '2026-11-20T16:00:00Z',
    adminComments: null,
    decidedByName: null,
    decidedAt: null,
    lockedTerm,
  }) satisfies StaffLeaveRowFragment & { readonly __typename: string };
function show(...rows: readonly StaffLeaveRowFragment[]) {
  const approve = answers(ApproveLeaveRequestDocument, () => ({ refusal: { message: 'Not now', code: 'busy' } }));
  showConsole(<BulkDialog verdict="approve" rows={rows} onClose={() => undefined} onFinish={() => undefined} />, [
    approve.mock,
  ]);
  return approve.seen;
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' });
const autumn = { name: 'Autumn' };
const leftOut = 'Left out: the term “Autumn” is locked';

test('what lies in a locked term is left out, which is said before and afterwards', async () => {
  const seen = show(request('l1', 'Freya Halloran'), request('l2', 'Emmett Solano', autumn));
  await screen.findByRole('alertdialog', { name: 'Approve 1 request?' });
  expect(screen.getByText(leftOut).closest('li')?.textContent).toContain('Emmett Solano');
  fireEvent.click(confirm());
  await waitFor(() => expect(seen).toMatchObject([{ _id: 'l1', expectedRevision: 2 }]));
  await screen.findByRole('button', { name: 'Close' });
  expect(seen).toHaveLength(1);
  expect(screen.getByText(leftOut)).toBeTruthy();
});
test('where all of it lies in locked terms there is nothing to decide', async () => {
  show(request('l2', 'Emmett Solano', autumn));
  await screen.findByText(leftOut);
  expect(confirm().disabled).toBe(true);
});
