/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { appState } from '../session/app-state.ts';
import { changeLocale } from '../session/change-locale.ts';
import { freya } from '../testing/page.fixture.tsx';
import { useCarried } from './use-carried.ts';

const was = globalThis.fetch;
const reload = jest.fn();
const empty = { firstName: '', email: '' };
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
  const { result, unmount } = renderHook(() => useCarried(empty));
  act(() => result.current[1]({ firstName: 'Petra', email: 'petra@example.org' }));
  await changeLocale('de_DE', null, reload);
  unmount();
  expect([reload.mock.calls.length, appState().publicLocale, location.search]).toEqual([
    1,
    'de_DE',
    '?suggestedLocale=de_DE',
  ]);
  expect(renderHook(() => useCarried(empty)).result.current[0]).toEqual({
    firstName: 'Petra',
    email: 'petra@example.org',
  });
  cleanup();
  expect(renderHook(() => useCarried(empty)).result.current[0]).toEqual(empty);
});
test('of a long form it is there again also after a look at another page; of a short one it is gone', () => {
  for (const isLong of [true, false]) {
    const { result, unmount } = renderHook(() => useCarried(empty, isLong));
    act(() => result.current[1]({ firstName: 'Petra', email: '' }));
    dispatchEvent(new Event('pagehide'));
    unmount();
    expect(renderHook(() => useCarried(empty, isLong)).result.current[0].firstName).toBe(isLong ? 'Petra' : '');
    cleanup();
  }
});
test('another page gets nothing of it', async () => {
  const { result } = renderHook(() => useCarried(empty));
  act(() => result.current[1]({ firstName: 'Petra', email: '' }));
  await changeLocale('de_DE', null, reload);
  history.replaceState(null, '', '/forgot-password');
  expect(renderHook(() => useCarried({ email: '' })).result.current[0]).toEqual({ email: '' });
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
