/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MockedResponse } from '@apollo/client/testing';
import { showPage } from '../lib/testing/page.tsx';
import {
  GroupOutlinesDocument,
  GroupOutlinesZipUrlDocument,
  type GroupOutlinesZipUrlQuery,
} from '../generated/outline-archives/outline-archives.ts';
import { askEveryMs, OutlinesZip } from './OutlinesZip.tsx';

const groupId = 'g1';
const saved: string[] = [];
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname} ${this.hasAttribute('download')}`);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  saved.length = 0;
});

const outlines = (count: number): MockedResponse => ({
  request: { query: GroupOutlinesDocument, variables: { groupId } },
  result: { data: { groupOutlines: { groupId, count, size: 3_200_000 } } },
});
const zip = (more: Partial<GroupOutlinesZipUrlQuery['groupOutlinesZipUrl']>): MockedResponse => ({
  request: { query: GroupOutlinesZipUrlDocument, variables: { groupId } },
  result: { data: { groupOutlinesZipUrl: { done: 0, count: 8, url: null, isFailed: false, ...more } } },
});
const show = (...mocks: readonly MockedResponse[]) => showPage(<OutlinesZip groupId={groupId} />, { mocks });
const button = () => screen.findByRole('button', { name: 'All outlines (8, 3.2 MB)' });

test('the outlines are saved as one file once it is made, and until then it says how far that is', async () => {
  show(outlines(8), zip({ done: 3 }), zip({ done: 8, url: '/files/zip' }));
  fireEvent.click(await button());
  await screen.findByText('3 of 8 outlines');
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText('Your browser is saving the outlines.')).toBeTruthy();
  expect(saved).toEqual(['/files/zip true']);
  expect(screen.queryByText(/of 8 outlines/)).toBeNull();
});
test('whoever cancels is asked for no longer, and the button has the focus again', async () => {
  const asked = jest.fn(() => ({ data: {} }));
  show(outlines(8), zip({ done: 3 }), { ...zip({}), result: asked });
  fireEvent.click(await button());
  await screen.findByText('3 of 8 outlines');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch('All outlines'));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, askEveryMs + 100));
  expect([asked.mock.calls, saved]).toEqual([[], []]);
});
test('that it could not be made is said, and it may be tried again', async () => {
  show(outlines(8), zip({ isFailed: true }), zip({ url: '/files/zip' }));
  fireEvent.click(await button());
  expect(await screen.findByText(/could not be put together/)).toBeTruthy();
  fireEvent.click(await button());
  await waitFor(() => expect(saved).toEqual(['/files/zip true']));
});
test('where there are none nothing is shown', async () => {
  const { result, ...none } = outlines(0);
  const asked = jest.fn(() => result as { data: object });
  show({ ...none, result: asked });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
