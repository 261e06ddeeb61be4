/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { KeepError } from './device-files.ts';
import { syncFiles, type SyncProgress } from './sync-files.ts';
import type { ServedFile } from './sync.rules.ts';

const file = (_id: string): ServedFile => ({
  _id,
  kind: 'download',
  locale: null,
  videoId: null,
  name: `${_id}.pdf`,
  type: 'application/pdf',
  size: 10,
  address: `/files/${_id}`,
});
const files = ['a', 'b', 'c'].map(file);
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function run(fails: (file: ServedFile, controller: AbortController) => void) {
  const asked: string[] = [];
  const told: SyncProgress[] = [];
  const controller = new AbortController();
  const renew = jest.fn(() => Promise.resolve(files.map((one) => ({ ...one, address: `${one.address}?new` }))));
  const synced = await syncFiles(files, {
    keep: async (one, onBytes) => {
      asked.push(one.address);
      onBytes(4);
      fails(one, controller);
      onBytes(6);
    },
    renew,
    onProgress: (progress) => void told.push(progress),
    signal: controller.signal,
  });
  return {
    ...synced,
    saved: [...synced.saved],
    reasons: synced.failed.map((one) => [one.file._id, one.reason]),
    asked,
    told,
    renew,
  };
}

test('all are fetched one after the other, and it is told how far it is', async () => {
  const { saved, failed, told } = await run(() => undefined);
  expect([saved, failed]).toEqual([['a', 'b', 'c'], []]);
  expect(told.map(({ done, bytes }) => [done, bytes])).toEqual([
    [0, 0],
    ...[0, 1, 2].flatMap((n) => [
      [n, n * 10 + 4],
      [n, n * 10 + 10],
      [n + 1, n * 10 + 10],
    ]),
  ]);
  expect(told[0]).toMatchObject({ count: 3, allBytes: 30 });
});
test('one that fails does not stop the others', async () => {
  const { saved, reasons } = await run(({ _id }) => {
    if (_id === 'b') throw new TypeError('Failed to fetch');
  });
  expect([saved, reasons]).toEqual([['a', 'c'], [['b', 'failed']]]);
});
test('where the device is full nothing more is fetched', async () => {
  const { saved, reasons, asked } = await run(({ _id }) => {
    if (_id === 'b') throw new KeepError('full');
  });
  expect([saved, asked]).toEqual([['a'], ['/files/a', '/files/b']]);
  expect(reasons).toEqual([
    ['b', 'full'],
    ['c', 'full'],
  ]);
});
test('addresses that are too old are asked for anew, once for all', async () => {
  const { saved, asked, renew } = await run(({ address }) => {
    if (address === '/files/b' || address === '/files/c') throw new KeepError('gone');
  });
  expect([saved, renew.mock.calls.length]).toEqual([['a', 'b', 'c'], 1]);
  expect(asked).toEqual(['/files/a', '/files/b', '/files/b?new', '/files/c?new']);
});
test('what was saved stays when it is cancelled, and the rest has not failed', async () => {
  const { saved, failed, isCancelled } = await run(({ _id }, controller) => {
    if (_id !== 'b') return;
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  expect([saved, failed, isCancelled]).toEqual([['a'], [], true]);
});
