/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { OperationsDocument, StartReplayDocument } from '../../generated/audit/admin/operations.ts';
import { OperationsTab } from './OperationsTab.tsx';

afterEach(cleanup);

/** She is a superadmin. */
const adele = { ...renata, roles: ['superadmin', ...renata.roles] as const };

const leave = {
  __typename: 'Checkpoint',
  name: 'leave-requests',
  label: 'Leave requests',
  version: 3,
  position: 10,
  lag: 0,
  behindSeconds: 0,
  parked: 1,
  rebuilding: null,
};

test.each([
  ['log', 'Verifying, 14% · System log'],
  ['models', 'Verifying, 14% · Read models'],
  ['leave-requests', 'Verifying, 14% · Leave requests'],
  ['of-another-release', 'Verifying, 14% · of-another-release'],
  [null, 'Verifying, 14%'],
])('a verification says in words how far it is: %s', async (part, words) => {
  const operations = {
    head: 10,
    foreignEvents: 0,
    parked: [],
    waitingReactions: [],
    verification: null,
    verifying: { part, share: 0.14 },
    backup: null,
  };
  const { mock } = answers(OperationsDocument, () => ({ data: { checkpoints: [leave], replays: [], operations } }));
  showConsole(<OperationsTab />, [mock], '/logits?tab=operations', adele);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('read models are called by what they hold, wherever one is named, and are rebuilt by their own name', async () => {
  const operations = {
    head: 10,
    foreignEvents: 0,
    parked: [
      {
        __typename: 'ParkedEvent',
        id: 'p',
        source: 'projection' as const,
        name: 'leave-requests',
        stream: 'leaveRequest-1',
        revision: 0,
        type: 'LeaveRequested',
        reason: 'cursed',
        isWaiting: false,
      },
    ],
    waitingReactions: [],
    verification: null,
    verifying: null,
    backup: null,
  };
  const replay = {
    __typename: 'Replay',
    id: 'r',
    projectionName: 'leave-requests',
    state: 'cancelled' as const,
    startedAt: '2026-11-01T09:00:00Z',
    startedBy: null,
    events: null,
    documents: null,
    checksum: null,
    reason: null,
  };
  const asked = answers(OperationsDocument, () => ({
    data: { checkpoints: [leave], replays: [replay], operations },
  }));
  const start = answers(StartReplayDocument, () => ({ data: { startReplay: true } }));
  showConsole(<OperationsTab />, [asked.mock, start.mock], '/logits?tab=operations', adele);
  await screen.findByText('Leave requests');
  screen.getByText('Leave requests · LeaveRequested');
  screen.getByText(/^Leave requests · Cancel/);
  fireEvent.click(screen.getByRole('button', { name: 'Rebuild Leave requests' }));
  await waitFor(() => expect(start.seen).toEqual([expect.objectContaining({ projectionName: 'leave-requests' })]));
  expect(document.body.textContent).not.toContain('leave-requests');
});
