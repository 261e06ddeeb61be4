/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import PublicApp from '../app/public/PublicApp.tsx';

const was = globalThis.fetch;
const at = (path: string) => {
  history.replaceState(null, '', path);
  return showPage(<PublicApp />, { user: null });
};
const answers = (body: unknown) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
};
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

test('the document of that title is shown, without what could run', async () => {
  answers({
    data: { documentByTitle: { title: 'privacy', content: '<p>We keep little.</p><script>alert(1)</script>' } },
  });
  const { container } = at('/privacy');
  expect(await screen.findByText('We keep little.')).toBeTruthy();
  expect(container.querySelector('script')).toBeNull();
  expect(JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string).variables).toEqual({ title: 'privacy' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
test('one that is not there: No data', async () => {
  answers({ data: { documentByTitle: null } });
  at('/docs');
  expect(await screen.findByText('No data')).toBeTruthy();
});
test('superadmins are led to where one that is not there is written', async () => {
  answers({ data: { documentByTitle: null } });
  history.replaceState(null, '', '/terms');
  showPage(<PublicApp />, { user: { ...freya, roles: ['superadmin', 'admin', 'manager', 'user'] } });
  expect(await screen.findByText('terms: No data')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/documents');
});
test('one that cannot be had now can be asked for again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  at('/terms');
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
  answers({ data: { documentByTitle: { title: 'terms', content: '<p>Be kind.</p>' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Be kind.')).toBeTruthy();
});
