/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { appState } from '../session/app-state.ts';
import { changeLocale } from '../site/change-locale.ts';
import { freya } from '../testing/page.tsx';
import { useForm } from './use-form.ts';

const was = globalThis.fetch;
const reload = jest.fn();
const empty = { firstName: '', email: '' };
const useCarried = (isLong = false, start: Partial<typeof empty> = empty) =>
  useForm({ start: () => start, carried: isLong ? 'overVisits' : 'overReload' });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  history.replaceState(null, '', '/create-account/1?suggestedLocale=pl_PL');
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

test('what was typed is there again after a change of language, once, on that page', async () => {
  const { result, unmount } = renderHook(() => useCarried());
  act(() => result.current.set({ firstName: 'Petra', email: 'petra@example.org' }));
  await changeLocale('de_DE', null, reload);
  unmount();
  expect([reload.mock.calls.length, appState().publicLocale, location.search]).toEqual([
    1,
    'de_DE',
    '?suggestedLocale=de_DE',
  ]);
  expect(renderHook(() => useCarried()).result.current.value).toEqual({
    firstName: 'Petra',
    email: 'petra@example.org',
  });
  cleanup();
  expect(renderHook(() => useCarried()).result.current.value).toEqual(empty);
});
test('of a long form it is there again also after a look at another page; of a short one it is gone', () => {
  for (const isLong of [true, false]) {
    const { result, unmount } = renderHook(() => useCarried(isLong));
    act(() => result.current.set({ firstName: 'Petra', email: '' }));
    dispatchEvent(new Event('pagehide'));
    unmount();
    expect(renderHook(() => useCarried(isLong)).result.current.value.firstName).toBe(isLong ? 'Petra' : '');
    cleanup();
  }
});
test('a secret is carried nowhere', async () => {
  const begin = () =>
    renderHook(() =>
      useForm({ start: () => ({ email: '', password: '' }), carried: 'overReload', secrets: ['password'] }),
    );
  const { result, unmount } = begin();
  act(() => result.current.set({ email: 'petra@example.org', password: 'plum-tree' }));
  await changeLocale('de_DE', null, reload);
  unmount();
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('plum-tree');
  expect(begin().result.current.value).toEqual({ email: 'petra@example.org', password: '' });
});
test('another page gets nothing of it', async () => {
  const { result } = renderHook(() => useCarried());
  act(() => result.current.set({ firstName: 'Petra', email: '' }));
  await changeLocale('de_DE', null, reload);
  history.replaceState(null, '', '/forgot-password');
  expect(renderHook(() => useCarried(false, { email: '' })).result.current.value).toEqual({ email: '' });
});
test('of who is signed in the profile learns first; refused, nothing changes', async () => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValueOnce({
      status: 200,
      ok: true,
      text: () => Promise.resolve('{"errors":[{"message":"No"}]}'),
    } as Response)
    .mockResolvedValue({
      status: 200,
      ok: true,
      text: () => Promise.resolve('{"data":{"updateUserProfile":{"_id":"x"}}}'),
    } as Response);
  await expect(changeLocale('de_DE', freya, reload)).rejects.toThrow('No');
  expect([reload.mock.calls.length, appState().publicLocale]).toEqual([0, undefined]);
  await changeLocale('de_DE', freya, reload);
  const { variables } = JSON.parse(jest.mocked(fetch).mock.calls[1]![1]?.body as string) as { variables: object };
  expect([variables, reload.mock.calls.length]).toEqual([{ userProfileInput: { _id: freya._id, locale: 'de_DE' } }, 1]);
});
