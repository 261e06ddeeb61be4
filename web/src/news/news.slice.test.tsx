/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import { renata } from '../lib/testing/console.tsx';
import { NewsPage } from './public/NewsPage.tsx';

const was = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

test.each([
  ['a visitor', null, 0],
  ['a student', freya, 0],
  ['an admin', renata, 1],
  ['whoever has the key', { ...freya, permissions: ['news:read'] }, 1],
])('the way to the noticeboard is shown to %s as it is open', async (_, user, links) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status: 200,
    ok: true,
    text: () => Promise.resolve('{"data":{"news":{"items":[],"more":false}}}'),
  } as Response);
  showPage(<NewsPage />, { user, path: '/news' });
  await screen.findByRole('status');
  expect(screen.queryAllByRole('link', { name: 'Write news' })).toHaveLength(links);
});
