import type { Records } from '@paideia/documents/records.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { restEveryMs } from '../kernel/schedule/rousing.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { archivesPrefix, groupPrefix } from './archive-entries.ts';
import {
  givenKey,
  outlineArchiveEndpoint,
  progressKey,
  wishKey,
  type Given,
  type Progress,
  type Wish,
} from './outline-archive.routes.ts';
import { putArchive } from './put-archive.ts';

/** Whoever tries again later than that has it tried again. */
const failedForMs = 20_000;
const hourMs = 3_600_000;

/** Removes the archives that nobody was given within a day, or that newer ones have taken the place of. */
async function tidy(objects: Pick<ObjectStore, 'list' | 'remove'>, records: Records, prefix: string) {
  const unused: string[] = [];
  for await (const { key } of objects.list(prefix)) {
    const [, groupId = ''] = key.split('/');
    const given = await records.list<Given>(givenKey(groupId));
    if (!given.some(({ value }) => value.key === key)) unused.push(key);
  }
  for (const key of unused) await objects.remove(key);
}
export const outlineArchiveTidying = (objects: Pick<ObjectStore, 'list' | 'remove'>): ScheduledJob => ({
  name: 'outlineArchiveTidying',
  everyMs: hourMs,
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
    records.put<Progress>(
      progressKey(key),
      { done, isFailed },
      new Date(Date.now() + (isFailed ? failedForMs : hourMs)),
    );
  let done = 0;
  try {
    await putArchive(objects, {
      key,
      entries,
      signal: AbortSignal.any([signal, unwanted.signal]),
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

type Pace = { readonly everyMs?: number; readonly lookMs?: number; readonly isDue?: () => boolean };
/** Makes the archives that somebody waits for, one after the other. One that was cut off, by the end of the service too, begins anew while it is waited for. */
export const outlineArchiveJob = (
  objects: ObjectStore,
  { everyMs = 500, lookMs = 2000, isDue = () => true }: Pace = {},
): ScheduledJob => ({
  name: 'outlineArchives',
  everyMs,
  async find({ records, signal }) {
    if (!isDue()) return [];
    for (const { key: wish, value } of await records.list<Wish>(wishKey(''), { limit: 50 })) {
      if (signal.aborted) break;
      if ((await records.get<Progress>(progressKey(value.key)))?.value.isFailed) continue;
      if (!(await objects.head(value.key))) await make(value, { objects, records, signal }, lookMs);
      await records.remove(wish);
    }
    return [];
  },
});

/** What was wished for of this instance is made at once; the wishes of others are looked for from time to time, which on servers are calls: at each look of one at rest. */
const othersEveryMs = restEveryMs - 500;
export function outlineArchives(objects: ObjectStore) {
  let [nextLook, rouse] = [0, () => {}];
  const isDue = () => {
    const isTime = performance.now() >= nextLook;
    if (isTime) nextLook = performance.now() + othersEveryMs;
    return isTime;
  };
  function onWish() {
    nextLook = 0;
    rouse();
  }
  const making: ScheduledJob = {
    ...outlineArchiveJob(objects, { isDue }),
    isAtRest: () => performance.now() < nextLook,
    onRun: (given) => void (rouse = given),
  };
  return { endpoint: outlineArchiveEndpoint(objects, onWish), jobs: [making, outlineArchiveTidying(objects)] };
}
