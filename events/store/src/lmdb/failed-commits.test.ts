import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { committed, endOnNeglectedErrors } from './failed-commits.ts';

const failedCommit = (cause = 'No space left on device') =>
  Object.assign(new Error('Commit failed'), { commitError: Promise.reject(new Error(cause)) });
const usable = { resetReadTxn: () => undefined, get: () => undefined };

test('a commit that failed is told to whoever wrote, and its cause to nobody', async () => {
  const neglected: unknown[] = [];
  const listen = (error: unknown) => void neglected.push(error);
  process.on('unhandledRejection', listen);
  try {
    const failed = failedCommit();
    await expect(committed(usable, Promise.reject(failed))).rejects.toBe(failed);
    await expect(committed(usable, Promise.reject(new Error('another')))).rejects.toThrow('another');
    await expect(committed(usable, Promise.resolve(7))).resolves.toBe(7);
    await wait(5);
    expect(neglected).toEqual([]);
  } finally {
    process.off('unhandledRejection', listen);
  }
});

test('a store that can be used no more ends its process, any other goes on', async () => {
  const before = process.listeners('unhandledRejection');
  const ended: unknown[] = [];
  endOnNeglectedErrors((error) => ended.push(error));
  try {
    const saying = (text: string, code?: number) => ({
      ...usable,
      get: () => {
        throw Object.assign(new Error(text), code !== undefined && { code });
      },
    });
    for (const env of [usable, saying('The database was closed')]) {
      const failed = failedCommit();
      await expect(committed(env, Promise.reject(failed))).rejects.toBe(failed);
    }
    expect(ended).toEqual([]);
    const failed = failedCommit('Input/output error');
    const panic = 'MDB_PANIC: Update of meta page failed or environment had fatal error';
    // Whoever has read before is told so in other words.
    for (const dead of [saying(panic, -30_795), saying(`Invalid argument: ${panic}`, 22)]) {
      ended.length = 0;
      await expect(committed(dead, Promise.reject(failed))).rejects.toBe(failed);
      expect(String(ended)).toMatch('MDB_PANIC');
    }
  } finally {
    for (const listener of process.listeners('unhandledRejection'))
      if (!before.includes(listener)) process.off('unhandledRejection', listener);
  }
});
