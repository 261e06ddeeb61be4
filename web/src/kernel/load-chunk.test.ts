/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { loadChunk } from './load-chunk.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

test('tries three times', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('here');
  expect(await loadChunk(load, () => undefined, 1)).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
});
test('a script that is gone loads the page anew', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(gone);
  await new Promise<void>((reload) => void loadChunk(load, reload, 1));
  expect(load).toHaveBeenCalledTimes(3);
});
test('other errors are the caller’s', async () => {
  const reload = jest.fn();
  await expect(loadChunk(() => Promise.reject(new Error('broken')), reload, 1)).rejects.toThrow('broken');
  expect(reload).not.toHaveBeenCalled();
});
