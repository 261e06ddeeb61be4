import { describe, expect, test } from '@jest/globals';
import {
  bytesOf,
  defaultPartSize,
  missingParts,
  parallelParts,
  partSizeOf,
  type SentPart,
} from '../lib/files/part.rules.ts';
import {
  nextUpload,
  progressOf,
  type Triggers,
  type Upload,
  type UploadInfo,
  type UploadStatus,
} from './upload.rules.ts';

const info: UploadInfo = { multipartUploadId: 'm', multipartUploadToken: 't', partsCount: 4, completed: false };
const at = (status: UploadStatus, more: Partial<Upload> = {}): Upload => ({
  uuid: 'u',
  userId: 'p',
  file: { name: 'film.mp4', size: 40, type: 'video/mp4', fingerprint: 'f' },
  itemId: 'i',
  itemType: 'lesson',
  title: 'Grace',
  locale: 'en',
  status,
  progress: 0,
  createdAt: '',
  ...more,
});
const triggers: Triggers = {
  informed: { uploadInfo: info, sentBytes: 10 },
  requestFailed: {},
  partSent: { sentBytes: 30 },
  failed: { error: 'Failed to upload part 2' },
  accepted: { response: 'yes' },
  restarted: {},
  aborted: {},
  cleared: {},
};
const removed = 'removed';
const all: readonly UploadStatus[] = ['loading', 'uploading', 'completed', 'error'];
/** What is not in the table changes nothing. */
const table: { readonly [K in keyof Triggers]: Partial<Record<UploadStatus, UploadStatus | typeof removed>> } = {
  informed: { loading: 'uploading' },
  requestFailed: { loading: removed },
  partSent: { uploading: 'uploading' },
  failed: { loading: 'error', uploading: 'error' },
  accepted: { loading: 'completed', uploading: 'completed', error: 'completed' },
  restarted: { loading: 'loading', uploading: 'loading', error: 'loading' },
  aborted: { loading: removed, uploading: removed, error: removed },
  cleared: { completed: removed },
};
const names = Object.keys(table) as (keyof Triggers)[]; // They are those of the table above.
const nextOf = (upload: Upload, name: keyof Triggers) => nextUpload(upload, name, triggers[name]);

describe('an upload', () => {
  test.each(names.flatMap((name) => all.map((from) => [name, from, table[name][from]] as const)))(
    '%s while %s: %s',
    (name, from, to) => {
      const before = at(from, { uploadInfo: info });
      const next = nextOf(before, name);
      if (to === undefined) expect(next).toBe(before);
      else expect(next?.status ?? removed).toBe(to);
    },
  );
  test('has the progress of the bytes of its parts, and its error until it begins anew', () => {
    expect(nextOf(at('loading'), 'informed')).toMatchObject({ progress: 25, uploadInfo: info });
    expect(nextOf(at('uploading', { uploadInfo: info }), 'partSent')).toMatchObject({ progress: 75 });
    // What is not complete is not all there, and who sent nothing of nothing is at the beginning.
    expect([40, 39.9, 0].map((bytes) => progressOf(at('uploading'), bytes))).toEqual([99, 99, 0]);
    const failed = nextOf(at('uploading'), 'failed')!;
    expect(failed.error).toBe('Failed to upload part 2');
    expect(nextOf(failed, 'restarted')).not.toHaveProperty('error');
    expect(nextOf(failed, 'accepted')).not.toHaveProperty('error');
    expect(nextOf(at('uploading'), 'accepted')).toMatchObject({ progress: 100, response: 'yes' });
  });
  test('that was refused for good is cleared and does not begin anew', () => {
    const refused = nextUpload(at('uploading'), 'failed', { error: 'No video', endedBy: 'upload.wrongType' })!;
    expect(refused).toMatchObject({ status: 'error', error: 'No video', endedBy: 'upload.wrongType' });
    expect(nextOf(refused, 'restarted')).toBe(refused);
    expect(nextOf(refused, 'cleared')).toBeUndefined();
  });
});

test('parts are of 50 MB unless the server counts others, five at a time and at most fifteen', () => {
  expect(defaultPartSize).toBe(50 * 1024 * 1024);
  expect(partSizeOf(120_000_000, 3)).toBe(defaultPartSize);
  expect(partSizeOf(1, 1)).toBe(defaultPartSize);
  expect(partSizeOf(40, 4)).toBe(10);
  expect(parallelParts).toEqual({ usual: 5, most: 15 });
  const [first, last] = [1, 3].map((PartNumber) => ({ PartNumber, ETag: 'e' })) as [SentPart, SentPart];
  expect(bytesOf(120_000_000, 3, [first, last])).toBe(120_000_000 - defaultPartSize);
  expect(bytesOf(120_000_000, 3, [])).toBe(0);
  expect(missingParts(4, [{ PartNumber: 2, ETag: 'b' }])).toEqual([1, 3, 4]);
});
