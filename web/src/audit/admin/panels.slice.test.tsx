/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordedEventDocument, StateAtDocument } from '../../generated/audit/admin/audit.ts';
import { LogitDocument } from '../../generated/audit/admin/logits.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import '../../lib/testing/browser.ts';
import { EventDetail } from './EventDetail.tsx';
import { LogitPanel } from './LogitPanel.tsx';
import { RecordState } from './RecordState.tsx';

afterEach(cleanup);

const id = '5eed00000000000000000012';
const fields = [
  { __typename: 'StateField' as const, label: 'Refused because', value: 'wrong e-mail address or password' },
];
const kept = { reason: 'incorrect', environment: 'admin-production', nested: { courseId: id } };
const logit = answers(LogitDocument, () => ({
  data: {
    Logit: {
      __typename: 'Logit' as const,
      id,
      at: '2026-11-20T09:00:00.000Z',
      action: 'loginFailed',
      type: 'AUDIT' as const,
      userId: id,
      userName: 'Freya Halloran',
      impersonatedBy: null,
      channel: 'WEB' as const,
      sentence: 'A sign-in failed for Freya Halloran',
      fields,
      payload: kept,
    },
  },
}));
const state = answers(StateAtDocument, () => ({
  data: {
    stateAt: {
      __typename: 'StateAt' as const,
      stream: `logit-${id}`,
      revision: 3,
      at: '2026-11-20T09:00:00.000Z',
      state: kept,
      fields,
      events: 4,
    },
  },
}));
const recorded = answers(RecordedEventDocument, () => ({
  data: {
    AuditEvent: {
      __typename: 'AuditEvent' as const,
      type: 'LogEntryRecorded',
      stream: `logit-${id}`,
      revision: 0,
      at: '2026-11-20T09:00:00.000Z',
      data: kept,
    },
  },
}));
const event = {
  position: 12,
  stream: `logit-${id}`,
  revision: 0,
  type: 'LogEntryRecorded',
  categoryName: 'Activity',
  at: '2026-11-20T09:00:00.000Z',
  actorId: null,
  actorName: 'The system',
  impersonatedUserName: null,
  subjectName: 'Freya Halloran',
  channel: 'WEB' as const,
  sentence: 'A sign-in failed for Freya Halloran',
  changes: [{ field: 'Status', before: null, after: 'pending' }],
  causationId: null,
  correlationId: 'c',
  hash: 'h',
};
const panels: readonly (readonly [string, ReactNode, string])[] = [
  ['an entry of the activity log', <LogitPanel key="1" id={id} onClose={() => undefined} />, `activity-${id}.json`],
  ['an event', <EventDetail key="2" event={event} />, 'event-12.json'],
  [
    'a record as of a moment',
    <RecordState key="3" stream={`logit-${id}`} moment={{ revision: 3 }} />,
    `logit-${id}-3.json`,
  ],
];

test.each(panels)('%s is shown in words, and had exactly as a file', async (_, panel, name) => {
  const files: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { container } = showConsole(panel, [logit.mock, state.mock, recorded.mock]);
  const save = await screen.findByRole('button', { name: 'Save the exact record' });
  expect(container.querySelector('pre')).toBeNull();
  expect(container.textContent).not.toMatch(/[{}"]|incorrect|admin-production|LogEntryRecorded|loginFailed/);
  fireEvent.click(save);
  await waitFor(() => expect(saved).toEqual([name]));
  expect(files[0]!.size).toBeGreaterThan(JSON.stringify(kept).length);
  click.mockRestore();
});
