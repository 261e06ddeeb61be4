import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { committed } from './failed-commits.ts';

test('a commit that failed is told to whoever wrote, and its cause to nobody', async () => {
  const cause = Promise.reject(new Error('No space left on device'));
  const neglected: unknown[] = [];
  const listen = (error: unknown) => void neglected.push(error);
  process.on('unhandledRejection', listen);
  try {
    const failed = Object.assign(new Error('Commit failed'), { commitError: cause });
    await expect(committed(Promise.reject(failed))).rejects.toBe(failed);
    await expect(committed(Promise.reject(new Error('another')))).rejects.toThrow('another');
    await expect(committed(Promise.resolve(7))).resolves.toBe(7);
    await wait(5);
    expect(neglected).toEqual([]);
  } finally {
    process.off('unhandledRejection', listen);
  }
});
