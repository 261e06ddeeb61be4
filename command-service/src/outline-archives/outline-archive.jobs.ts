import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import type { Endpoint } from '../kernel/http/http.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { archiveEntries, archiveKey, archivesPrefix, groupPrefix, type OutlineFile } from './archive-entries.ts';
import { putArchive } from './put-archive.ts';

const [second, hour, day] = [1000, 3_600_000, 86_400_000];
const file = z.object({ fileId: Id, name: z.string(), size: z.int().nonnegative() });
const Body = z.object({ groupId: Id, locale: z.string(), files: z.array(file).min(1).max(1000) });

/** Somebody waits for it. Whoever waits asks again and again; what nobody asks for any more is not made to its end. */
type Wish = { readonly groupId: string; readonly key: string; readonly entries: readonly OutlineFile[] };
type Progress = { readonly done: number; readonly isFailed: boolean };
const wishKey = (key: string) => `outlineArchiveWish:${key}`;
const progressKey = (key: string) => `outlineArchiveProgress:${key}`;
/** Which archive readers of a language were given last: those that none is given lie in the storage for nothing. */
const givenKey = (groupId: string, locale = '') => `outlineArchive:${groupId}:${locale}`;
const [waitsFor, keptFor, failedFor] = [15 * second, day, 20 * second];
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** Asked until the archive is there; asking begins it, and not asking any more ends it. */
export const outlineArchiveEndpoint = (objects: Pick<ObjectStore, 'head'>): Endpoint => ({
  path: '/operations/outline-archive',
  async answer(body, { records }) {
    const { groupId, locale, files } = Body.parse(body);
    const entries = archiveEntries(files, locale);
    const key = archiveKey(groupId, entries);
    await records.put(givenKey(groupId, locale), { key }, later(keptFor));
    if (await objects.head(key)) return { key, done: entries.length, isFailed: false };
    await records.put<Wish>(wishKey(key), { groupId, key, entries }, later(waitsFor));
    const progress = await records.get<Progress>(progressKey(key));
    return { key: null, ...(progress?.value ?? { done: 0, isFailed: false }) };
  },
});

/** Removes the archives that nobody was given within a day, or that newer ones have taken the place of. */
async function tidy(objects: Pick<ObjectStore, 'list' | 'remove'>, records: Records, prefix: string) {
  const unused: string[] = [];
  for await (const { key } of objects.list(prefix)) {
    const [, groupId = ''] = key.split('/');
    const given = await records.list<{ readonly key: string }>(givenKey(groupId));
    if (!given.some(({ value }) => value.key === key)) unused.push(key);
  }
  for (const key of unused) await objects.remove(key);
}
export const outlineArchiveTidying = (objects: Pick<ObjectStore, 'list' | 'remove'>): ScheduledJob => ({
  name: 'outlineArchiveTidying',
  everyMs: hour,
  async find({ records }) {
    await tidy(objects, records, archivesPrefix);
    return [];
  },
});

type Making = { readonly objects: ObjectStore; readonly records: Records; readonly signal: AbortSignal };
async function make({ key, groupId, entries }: Wish, { objects, records, signal }: Making, lookMs: number) {
  const unwanted = new AbortController();
  const look = async () => {
    if (!(await records.get(wishKey(key)))) unwanted.abort();
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookMs);
  const note = (done: number, isFailed = false) =>
    records.put<Progress>(progressKey(key), { done, isFailed }, later(isFailed ? failedFor : hour));
  let done = 0;
  try {
    await putArchive(objects, {
      ...{ key, entries, signal: AbortSignal.any([signal, unwanted.signal]) },
      onProgress(written) {
        done = written;
        // Whoever looks sees the one before.
        note(done).catch(() => undefined);
      },
    });
    await tidy(objects, records, groupPrefix(groupId));
  } catch (error) {
    if (signal.aborted || unwanted.signal.aborted) return;
    await note(done, true);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Makes the archives that somebody waits for, one after the other. One that was cut off, by the end of the service too, begins anew while it is waited for. */
export const outlineArchiveJob = (objects: ObjectStore, everyMs = 500, lookMs = 2 * second): ScheduledJob => ({
  name: 'outlineArchives',
  everyMs,
  async find({ records, signal }) {
    for (const { key: wish, value } of await records.list<Wish>(wishKey(''), { limit: 50 })) {
      if (signal.aborted) break;
      if ((await records.get<Progress>(progressKey(value.key)))?.value.isFailed) continue;
      if (!(await objects.head(value.key))) await make(value, { objects, records, signal }, lookMs);
      await records.remove(wish);
    }
    return [];
  },
});
