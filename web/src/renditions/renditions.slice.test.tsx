/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import {
  RequestRenditionsDocument,
  VideoRenditionsDocument,
  type RenditionsStateFragment,
} from '../generated/renditions/admin/renditions.ts';
import { RenditionsState } from './renditions.parts.ts';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const state = (more: Partial<RenditionsStateFragment>): RenditionsStateFragment => ({
  _id: 'v1',
  status: 'waiting',
  failure: null,
  percent: 0,
  names: [],
  ...more,
});
let now: RenditionsStateFragment | null;
function show(first: typeof now) {
  now = first;
  const read = answers(VideoRenditionsDocument, () => ({ data: { videoRenditions: now } }));
  const again = answers(RequestRenditionsDocument, () => ({ data: { requestRenditions: (now = state({})) } }));
  showPage(<RenditionsState videoId="v1" />, { mocks: [read.mock, again.mock] });
  return { read, again };
}
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function comes(text: string | RegExp) {
  for (let waited = 0; waited < 60_000 && !screen.queryByText(text); waited += 500) await later(500);
  expect(screen.getByText(text)).toBeTruthy();
}

test('the qualities of a video are followed from their beginning to their end, and no longer', async () => {
  const { read } = show(null);
  await later(100);
  expect(screen.queryByText(/ualities/)).toBeNull();
  now = state({});
  await comes('Other qualities: waiting to be made');
  now = state({ status: 'running', percent: 42 });
  await comes('Other qualities: 42 % made');
  now = state({ status: 'ready', percent: 100, names: ['360p', '720p'] });
  await comes('Qualities: 360p, 720p');
  const before = read.seen.length;
  await later(60_000);
  expect([read.seen.length, screen.queryByRole('button')]).toEqual([before, null]);
});
test('a failure is said with its reason, and they are asked for anew', async () => {
  const { again } = show(state({ status: 'failed', failure: 'noSpace' }));
  await comes(/there is no room on the server’s disk\. Students watch/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await comes('Other qualities: waiting to be made');
  expect(screen.queryByRole('button')).toBeNull();
  expect(again.seen).toMatchObject([{ _id: 'v1' }]);
});
