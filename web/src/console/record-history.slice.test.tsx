/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { RecordHistoryDocument } from '../generated/console/record-history.ts';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import type { Role } from '../generated/schema.ts';

afterEach(cleanup);
const sentence = 'Renata Okafor saved the link Library';
const history = answers(RecordHistoryDocument, () => ({
  data: {
    eventTimeline: [
      { __typename: 'EventEntry', revision: 0, actorId: renata._id, sentence, at: '2026-11-20T15:12:00.000Z' },
    ],
  },
}));
const show = (roles: readonly Role[]) =>
  showPage(<RecordHistory stream="link-1" />, { mocks: [history.mock], user: { ...renata, roles: [...roles] } });

test('is asked for when somebody who reads the log opens it', async () => {
  show(['superadmin', 'admin', 'manager', 'user']);
  const details = (await screen.findByText('History')).closest('details')!;
  expect(history.seen).toEqual([]);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByText(sentence);
  expect(history.seen).toEqual([{ stream: 'link-1' }]);
});
test('is not offered to others', () => {
  show(['admin', 'manager', 'user']);
  expect(screen.queryByText('History')).toBeNull();
});
