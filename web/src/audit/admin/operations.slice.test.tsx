/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { OperationsDocument } from '../../generated/audit/admin/operations.ts';
import { OperationsTab } from './OperationsTab.tsx';

afterEach(cleanup);

test.each([
  ['log', 'Verifying, 14% · System log'],
  ['models', 'Verifying, 14% · Read models'],
  ['invoices', 'Verifying, 14% · invoices'],
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
  const { mock } = answers(OperationsDocument, () => ({ data: { checkpoints: [], replays: [], operations } }));
  showConsole(<OperationsTab />, [mock], '/logits?tab=operations');
  expect(await screen.findByText(words)).toBeTruthy();
});
