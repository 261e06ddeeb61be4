/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toast } from 'react-toastify/unstyled';
import { loadChunk, newVersion, reloadForChunk } from './load-chunk.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

test('tries three times', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValue('here');
  expect(await loadChunk(load, () => true, 1)).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
});
test('a script that is gone loads the page anew', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(gone);
  await new Promise<void>((reload) => void loadChunk(load, () => reloadForChunk(reload), 1));
  expect(load).toHaveBeenCalledTimes(3);
});
test('other errors are the caller’s', async () => {
  const reload = jest.fn<() => boolean>();
  await expect(loadChunk(() => Promise.reject(new Error('broken')), reload, 1)).rejects.toThrow('broken');
  expect(reload).not.toHaveBeenCalled();
});
test('a page that was loaded anew for it a moment ago is not loaded again and again', async () => {
  const reload = jest.fn();
  const load = () => Promise.reject(gone);
  const again = () => loadChunk(load, () => reloadForChunk(reload), 1);
  void again();
  while (reload.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(again()).rejects.toThrow(gone);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(reloadForChunk(reload)).toBe(true);
});
test('a page in which something would be lost stays, and what stands in it as well', async () => {
  const [reload, keep, failed] = [jest.fn(), jest.fn((event: Event) => event.preventDefault()), jest.fn()];
  addEventListener(newVersion, keep);
  try {
    void loadChunk(
      () => Promise.reject(gone),
      () => reloadForChunk(reload),
      1,
    ).catch(failed);
    while (keep.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([reload.mock.calls.length, failed.mock.calls.length]).toEqual([0, 0]);
  } finally {
    removeEventListener(newVersion, keep);
  }
  expect(reloadForChunk(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
test('without a connection it says so and waits, and the page stays', async () => {
  const said = jest.spyOn(toast, 'error').mockReturnValue('');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('here');
  const loaded = loadChunk(load, () => true, 1);
  while (said.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([load.mock.calls.length, said.mock.calls[0]?.[0]]).toEqual([
    1,
    'You are offline. This goes on by itself when the connection is back.',
  ]);
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('here');
});
