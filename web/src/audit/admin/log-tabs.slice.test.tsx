/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renata, showConsole } from '../../lib/testing/console.tsx';
import { LogTabs } from './LogTabs.tsx';
import { SystemLogPage } from './SystemLogPage.tsx';

afterEach(cleanup);

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const reader = { ...renata, permissions: ['systemLog:read'] };
const operator = { ...renata, roles: ['superadmin', ...renata.roles] as const };

test('what operators look at is offered to operators alone', () => {
  showConsole(<LogTabs tab="timeline" />, [], '/logits', reader);
  expect(tabs()).toEqual(['Audit timeline', 'Activity']);
  cleanup();
  showConsole(<LogTabs tab="timeline" />, [], '/logits', operator);
  expect(tabs()).toEqual(['Audit timeline', 'Activity', 'Operations']);
});
test('who types its address and is no operator comes to the events', async () => {
  showConsole(<SystemLogPage />, [], '/logits?tab=operations', reader);
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Audit timeline');
});
