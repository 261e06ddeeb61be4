import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { OperationError } from '../lib/data/fetch-operation.ts';
import { rememberUser } from '../lib/session/session.ts';
import type { PartAnswer } from '../lib/files/send-parts.ts';
import { uploadList } from './upload-list.ts';
import type { UploadServer } from './transfer.ts';
import type { Upload } from './upload.rules.ts';
import { makeUploader } from './uploader.ts';

const notices: string[] = [];
const waits: number[] = [];
const surroundings = {
  wait: async (milliseconds: number) => void waits.push(milliseconds),
  say: (text: string) => void notices.push(text),
  sayError: (error: unknown) => void notices.push(error instanceof Error ? error.message : String(error)),
};
const kept = new Map<string, string>();
/** Other pages send these uploads. */
const lockedElsewhere = new Set<string>();
Object.assign(globalThis, {
  crypto: webcrypto,
  navigator: {
    locks: {
      request: async (name: string, _: object, act: (lock: object | null) => Promise<void>) =>
        act(lockedElsewhere.has(name) ? null : {}),
    },
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

const text = 'In the beginning was the Word, and the Word was with God';
const film = (content = text, name = 'film.mp4') => new File([content], name, { type: 'video/mp4' });
const ok = (etag: string | null = '"e"'): PartAnswer => ({ status: 200, etag });
type Answer = (attempt: number, address: string) => PartAnswer | Promise<PartAnswer>;

type Options = {
  readonly partsCount?: number;
  readonly answers?: Readonly<Record<number, Answer>>;
  readonly more?: object;
};
/** It is a storage of as many parts as `answers` says nothing else of. */
function fakeServer({ partsCount = 4, answers = {}, more = {} }: Options = {}) {
  const stored = new Map<number, string>();
  const attempts = new Map<number, number>();
  const calls: string[] = [];
  let running = 0;
  let requests = 0;
  const state = { stored, attempts, calls, mostAtOnce: 0, lost: [] as number[] };
  const server: UploadServer = {
    request: async ({ uuid, file }) => {
      requests += 1;
      calls.push(`request ${file.size}`);
      const partUploadUrls = Array.from({ length: partsCount }, (_, index) => `/${uuid}/${index + 1}?${requests}`);
      const info = { multipartUploadId: 'm', multipartUploadToken: 't', partsCount, completed: false };
      return { ...info, partUploadUrls, ...more };
    },
    complete: async (videoId) => {
      calls.push(`complete ${videoId}`);
      const lost = state.lost.shift();
      if (lost !== undefined) {
        stored.delete(lost);
        throw new Error(`Failed to upload part ${lost}`);
      }
      return true;
    },
    abort: async (videoId) => calls.push(`abort ${videoId}`),
    putPart: async (address, bytes, signal) => {
      const part = Number(/\/(\d+)\?/.exec(address)?.[1]);
      const attempt = (attempts.get(part) ?? 0) + 1;
      attempts.set(part, attempt);
      running += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      signal.throwIfAborted();
      const answer = (await answers[part]?.(attempt, address)) ?? ok(`"${part}"`);
      if (answer.status === 200 && answer.etag) stored.set(part, await bytes.text());
      return answer;
    },
  };
  const uploader = makeUploader(server, surroundings);
  const whole = () =>
    [...stored]
      .toSorted(([one], [other]) => one - other)
      .map(([, bytes]) => bytes)
      .join('');
  return { ...state, state, server, uploader, whole };
}
const videoId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const wish = { file: film(), videoId, itemId: 'lesson-1', title: 'Grace', locale: 'en', itemType: 'lesson' } as const;
const shown = () => uploadList.present().map(({ status, progress, error }) => ({ status, progress, error }));
const keptList = () => JSON.parse(kept.get('uploadState') ?? '[]') as Record<string, unknown>[];
const keptParts = () => JSON.parse(kept.get(`uploadProgress:${videoId}`) ?? '[]') as unknown[];

/** It waits until what is under way here has come to its end. */
const ended = async () => {
  while (uploadList.present().some(({ status }) => status === 'loading' || status === 'uploading'))
    await new Promise((resolve) => setTimeout(resolve, 1));
};

beforeEach(() => {
  for (const { uuid } of uploadList.present()) {
    uploadList.change(uuid, 'aborted', {});
    uploadList.change(uuid, 'cleared', {});
  }
  kept.clear();
  notices.length = 0;
  waits.length = 0;
  rememberUser({ _id: 'p', fullName: 'Renata', locale: 'en', roles: [] } as never); // What of a person is asked for here.
});

describe('an upload', () => {
  test('sends all parts, at most five at a time, completes once, and leaves nothing behind on the device', async () => {
    const { uploader, state, calls, whole } = fakeServer({ partsCount: 12 });
    await expect(uploader.begin(wish)).resolves.toBe(true);
    expect(whole()).toBe(text);
    expect(state.mostAtOnce).toBe(5);
    expect(calls).toEqual([`request ${text.length}`, `complete ${videoId}`]);
    expect(shown()).toEqual([{ status: 'completed', progress: 100, error: undefined }]);
    expect([...kept.keys()].filter((key) => key.startsWith('upload'))).toEqual([]);
    expect(uploader.present().size).toBe(0);
  });

  test.each([
    [
      'a part that the line loses',
      { 2: (attempt: number) => (attempt === 1 ? { status: undefined, etag: null } : ok()) },
    ],
    ['a busy storage', { 2: (attempt: number) => (attempt < 4 ? { status: 503, etag: null } : ok()) }],
    ['an answer without ETag', { 2: (attempt: number) => (attempt === 1 ? ok(null) : ok()) }],
    ['a fault of the storage', { 2: (attempt: number) => (attempt === 1 ? { status: 500, etag: '"x"' } : ok()) }],
  ])('gets over %s: the part is sent again by itself', async (_, answers) => {
    const { uploader, attempts, whole } = fakeServer({ answers });
    await expect(uploader.begin(wish)).resolves.toBe(true);
    expect(attempts.get(2)).toBeGreaterThan(1);
    expect([1, 3, 4].map((part) => attempts.get(part))).toEqual([1, 1, 1]);
    expect(whole()).toBe(text);
    expect(notices).toEqual([]);
  });

  test('asks for new addresses once when those it has are over', async () => {
    const isOver: Answer = (_, address) => (address.endsWith('?1') ? { status: 403, etag: null } : ok());
    const { uploader, calls, whole } = fakeServer({ answers: { 1: isOver, 2: isOver, 3: isOver, 4: isOver } });
    await expect(uploader.begin(wish)).resolves.toBe(true);
    expect(calls.filter((call) => call.startsWith('request'))).toHaveLength(2);
    expect(whole()).toBe(text);
  });

  test('keeps what came when a part fails for good, and sends only that again', async () => {
    let isBroken = true;
    const { uploader, attempts, calls, whole } = fakeServer({
      answers: { 3: () => (isBroken ? { status: 502, etag: null } : ok()) },
    });
    await expect(uploader.begin(wish)).resolves.toBe(false);
    expect(shown()).toEqual([{ status: 'error', progress: 75, error: 'Failed to upload part 3' }]);
    expect(notices).toEqual(['Failed to upload part 3']);
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(keptParts()).toHaveLength(3);
    expect(keptParts()).toContainEqual({ PartNumber: 1, ETag: '"1"' });
    expect(calls).not.toContain(`complete ${videoId}`);
    isBroken = false;
    await uploader.again(videoId);
    expect([1, 2, 3, 4].map((part) => attempts.get(part))).toEqual([1, 1, 5, 1]);
    expect(whole()).toBe(text);
    expect(shown()[0]?.status).toBe('completed');
  });

  test('does not try again where the storage is full, but says so and goes on when there is room; nor takes another success than 200', async () => {
    let isFull = true;
    const full = { status: 507, etag: null };
    const created = { status: 201, etag: '"x"' };
    const { uploader, attempts } = fakeServer({
      answers: { 1: () => (isFull ? full : ok()), 2: () => (isFull ? created : ok()) },
    });
    await expect(uploader.begin(wish)).resolves.toBe(false);
    expect([attempts.get(1), attempts.get(2)]).toEqual([1, 1]);
    expect(shown()).toEqual([{ status: 'error', progress: 50, error: expect.stringContaining('no room left') }]);
    isFull = false;
    await uploader.again(videoId);
    expect([1, 2, 3, 4].map((part) => attempts.get(part))).toEqual([2, 2, 1, 1]);
    expect(shown()[0]?.status).toBe('completed');
  });

  test('sends a part again that the server misses in the end', async () => {
    const { uploader, state, attempts, calls, whole } = fakeServer();
    state.lost.push(2);
    await expect(uploader.begin(wish)).resolves.toBe(true);
    expect(attempts.get(2)).toBe(2);
    expect(calls.filter((call) => call.startsWith('complete'))).toHaveLength(2);
    expect(whole()).toBe(text);
  });

  test.each(['multipartUploadId', 'multipartUploadToken'])('does not begin without %s', async (name) => {
    const { uploader, attempts } = fakeServer({ more: { [name]: '' } });
    await expect(uploader.begin(wish)).resolves.toBe(false);
    expect(notices).toEqual(['Missing upload ID or token']);
    expect(shown()).toEqual([{ status: 'error', progress: 0, error: 'Missing upload ID or token' }]);
    expect(attempts.size).toBe(0);
  });

  test('that cannot begin is said and removed', async () => {
    const { uploader, server } = fakeServer();
    const other = makeUploader({ ...server, request: () => Promise.reject(new Error('No Access')) }, surroundings);
    await expect(other.begin(wish)).resolves.toBe(false);
    expect(notices).toEqual(['No Access']);
    expect(shown()).toEqual([]);
    expect(keptList()).toEqual([]);
    expect(uploader.present().size).toBe(0);
  });

  test('that is aborted stops, is removed, and the server is told after the last request', async () => {
    const { uploader, calls } = fakeServer({ partsCount: 40 });
    const begun = uploader.begin(wish);
    await new Promise<void>((resolve) => {
      const stop = uploadList.follow(() => {
        if (!uploadList.present().some(({ progress }) => progress > 0)) return;
        stop();
        resolve();
      });
    });
    await uploader.abort(videoId);
    await expect(begun).resolves.toBe(false);
    expect(notices).toEqual(['Upload canceled by user']);
    expect(calls).toEqual([`request ${text.length}`, `abort ${videoId}`]);
    expect([shown(), keptList(), keptParts()]).toEqual([[], [], []]);
  });
});

/** It is there by its name, as one on a stick that was pulled out. */
const unreadable = () =>
  Object.assign(film(), {
    slice: () => {
      throw new Error('gone');
    },
  });

describe('after a reload', () => {
  /** The page goes while two of four parts are there. */
  async function half(content = text) {
    const first = fakeServer({
      answers: { 3: () => ({ status: 507, etag: null }), 4: () => ({ status: 507, etag: null }) },
    });
    await first.uploader.begin({ ...wish, file: film(content) });
    notices.length = 0;
    const second = fakeServer();
    const [upload] = uploadList.present();
    return { second, upload: upload! };
  }

  test.each([
    ['no file', undefined, 'Please select a file first!'],
    ['another name', film(text, 'other.mp4'), 'Please select the file with the name: film.mp4'],
    ['another size', film(`${text}.`), /changed since the upload began/],
    ['what cannot be read', unreadable(), 'This file cannot be read. Choose it again.'],
    ['other bytes', film(text.replace('Word', 'Sword').slice(0, text.length)), /changed since the upload began/],
  ])('%s is refused', async (_, file, refusal) => {
    const { second, upload } = await half();
    await expect(second.uploader.resume(upload, file)).resolves.toEqual(
      typeof refusal === 'string' ? refusal : expect.stringMatching(refusal),
    );
    expect(second.calls).toEqual([]);
  });

  test('the same file goes on with the missing parts, at fresh addresses', async () => {
    const { second, upload } = await half();
    expect(second.uploader.present().has(upload.uuid)).toBe(false);
    await expect(second.uploader.resume(upload, film())).resolves.toBeUndefined();
    await ended();
    expect([...second.attempts.keys()]).toEqual([3, 4]);
    expect(shown()[0]?.status).toBe('completed');
    expect(keptList()).toEqual([]);
  });

  test('all parts go again when the storage has cleared the upload away; nothing goes when it is complete', async () => {
    const { upload } = await half();
    const other = fakeServer({ more: { multipartUploadId: 'n' } });
    await other.uploader.resume(upload, film());
    await ended();
    expect(other.whole()).toBe(text);
    uploadList.add(upload);
    const done = fakeServer({ more: { completed: true } });
    await done.uploader.resume(upload, film());
    await ended();
    expect(done.attempts.size).toBe(0);
    expect(shown()[0]?.status).toBe('completed');
  });

  test('the server that cannot be reached takes nothing away', async () => {
    const { second, upload } = await half();
    const other = makeUploader(
      { ...second.server, request: () => Promise.reject(new Error('No connection')) },
      surroundings,
    );
    await other.resume(upload, film());
    await ended();
    expect(shown()).toEqual([{ status: 'error', progress: 50, error: 'No connection' }]);
    expect(keptParts()).toHaveLength(2);
  });

  test('a server that is lost while it completes is asked again, and what it refuses is not', async () => {
    const lost = new OperationError('The connection broke', 'unanswered');
    for (const [errors, status, times] of [
      [[lost, new OperationError('Starting', 'unavailable')], 'completed', 3],
      [[lost, lost, lost, lost], 'error', 4],
      [[new OperationError('Not a video', 'upload.wrongType')], 'error', 1],
    ] as const) {
      const { server } = fakeServer();
      const asked = [...errors];
      let count = 0;
      const complete = async () => {
        count += 1;
        const error = asked.shift();
        if (error) throw error;
        return true;
      };
      await makeUploader({ ...server, complete }, surroundings).begin(wish);
      expect([shown()[0]?.status, count]).toEqual([status, times]);
    }
    expect(waits).toEqual([1000, 2000, 1000, 2000, 4000]);
  });

  test('what the server has ended for good is not gone on with: nothing of it is sent again', async () => {
    const refusing = (code: string) => {
      const { server, calls } = fakeServer();
      const complete = () => Promise.reject(new OperationError('Refused', code));
      return { uploader: makeUploader({ ...server, complete }, surroundings), calls };
    };
    const wrong = refusing('upload.wrongType');
    await wrong.uploader.begin(wish);
    const [upload] = uploadList.present();
    expect(upload).toMatchObject({ status: 'error', error: 'Refused', endedBy: 'upload.wrongType' });
    expect(keptList()[0]).toMatchObject({ endedBy: 'upload.wrongType' });
    expect(wrong.uploader.present().size).toBe(0);
    await wrong.uploader.again(videoId);
    await wrong.uploader.resume(upload!, film());
    expect(wrong.calls).toHaveLength(1);
    uploadList.change(videoId, 'cleared', {});
    expect([shown(), keptList(), keptParts(), notices]).toEqual([[], [], [], ['Refused']]);
    await refusing('upload.partMissing').uploader.begin(wish);
    expect(uploadList.present()[0]).not.toHaveProperty('endedBy');
  });

  test('a file that cannot be read begins nothing, and takes the place of nothing', async () => {
    const { server, uploader, calls } = fakeServer();
    await expect(uploader.begin({ ...wish, file: unreadable() })).resolves.toBe(false);
    expect([notices, calls, shown()]).toEqual([['This file cannot be read. Choose it again.'], [], []]);
    const complete = () => Promise.reject(new OperationError('Refused', 'upload.wrongType'));
    await makeUploader({ ...server, complete }, surroundings).begin(wish);
    const [refused] = uploadList.present();
    notices.length = 0;
    await uploader.replace(refused!, unreadable());
    expect(notices).toEqual(['This file cannot be read. Choose it again.']);
    expect(uploadList.present()).toEqual([refused]);
  });

  test('another file takes the place of one that was refused, as an upload of its own for the same', async () => {
    const { server } = fakeServer();
    const complete = () => Promise.reject(new OperationError('Refused', 'upload.wrongType'));
    await makeUploader({ ...server, complete }, surroundings).begin(wish);
    const [refused] = uploadList.present();
    const { uploader, calls } = fakeServer();
    await uploader.replace(refused!, film('other bytes', 'better.mp4'));
    const [{ uuid, file, ...other }, ...rest] = uploadList.present() as [Upload, ...Upload[]];
    expect(rest).toEqual([]);
    expect([uuid === videoId, file.name]).toEqual([false, 'better.mp4']);
    expect(other).toMatchObject({ status: 'completed', itemId: 'lesson-1', title: 'Grace', itemType: 'lesson' });
    expect(calls).toEqual(['request 11', `complete ${uuid}`]);
  });

  test('shows the bytes that have left, and keeps those of whole parts alone', async () => {
    const { server } = fakeServer({ partsCount: 1 });
    const seen: (readonly [number | undefined, number])[] = [];
    const putPart: UploadServer['putPart'] = async (_, bytes, __, onBytes) => {
      for (const share of [0.25, 0.75, 1]) {
        onBytes?.(bytes.size * share);
        seen.push([uploader.present().get(videoId), uploadList.present()[0]!.progress]);
      }
      return ok();
    };
    const uploader = makeUploader({ ...server, putPart }, surroundings);
    await uploader.begin(wish);
    expect(seen).toEqual([
      [25, 0],
      [75, 0],
      [99, 0],
    ]);
  });

  test('what another page is sending is left to it, which goes on and completes it', async () => {
    let release = () => {};
    const isReleased = new Promise<PartAnswer>((resolve) => (release = () => resolve(ok())));
    const first = fakeServer({ answers: { 4: () => isReleased } });
    const begun = first.uploader.begin(wish);
    await new Promise<void>((resolve) => {
      const stop = uploadList.follow(() => {
        if (!uploadList.present().some(({ progress }) => progress === 75)) return;
        stop();
        resolve();
      });
    });
    const [before] = keptList();
    const [upload] = uploadList.present();
    const second = fakeServer();
    lockedElsewhere.add(`upload:${videoId}`);
    await second.uploader.resume(upload!, film());
    lockedElsewhere.clear();
    expect(notices).toEqual(['This upload is running in another tab.']);
    expect(second.calls).toEqual([]);
    expect(keptList()).toEqual([before]);
    release();
    await expect(begun).resolves.toBe(true);
    expect(shown()).toEqual([{ status: 'completed', progress: 100, error: undefined }]);
  });

  test('addresses and bytes are not kept on the device, and nobody else is offered the upload', async () => {
    await half();
    const [one] = keptList();
    expect(Object.keys(one!).toSorted()).toEqual(
      'createdAt error file itemId itemType locale progress status title uploadInfo userId uuid'.split(' '),
    );
    expect(Object.keys(one!['uploadInfo']!).toSorted()).toEqual(
      'completed multipartUploadId multipartUploadToken partsCount'.split(' '),
    );
    expect(Object.keys(one!['file']!).toSorted()).toEqual('fingerprint name size type'.split(' '));
  });
});
