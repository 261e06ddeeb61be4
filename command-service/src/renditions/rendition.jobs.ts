import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Records } from '@paideia/documents/records.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import type { RenditionCommand } from '@paideia/events/renditions/rendition.commands.ts';
import { renditionStream } from '@paideia/events/renditions/rendition.events.ts';
import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { putFile } from '@paideia/objects/put-file.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { contentOf } from '../kernel/storage/content.ts';
import type { Convert } from './convert.ts';
import { ConversionFailed } from './recording.ts';
import { videoRenditions } from './rendition.decider.ts';
import { wantedRenditions } from './rendition.facts.ts';
import { progressOf } from './rendition-progress.ts';

export type Making = {
  readonly objects: ObjectStore;
  readonly convert: Convert;
  /** It is there to work in; nobody else writes there. */
  readonly directory: string;
  /** How often is looked whether a recording that is being converted was removed. */
  readonly lookMs?: number;
};
type Place = { readonly videoId: string; readonly run: string; readonly signal: AbortSignal };
/** Left to the log, which may lie on the same disk. */
const keptFree = 2 ** 29;

/** Signals when the recording is removed meanwhile, or the work is to end. */
function watched({ objects, lookMs = 10_000 }: Making, key: string, signal: AbortSignal) {
  const gone = new AbortController();
  const look = () =>
    objects.head(key).then(
      (found) => found ?? gone.abort(new ConversionFailed('gone')),
      () => undefined, // The next look may succeed.
    );
  const timer = setInterval(() => void look(), lookMs);
  return { signal: AbortSignal.any([signal, gone.signal]), end: () => clearInterval(timer) };
}

async function make(making: Making, { videoId, run, signal }: Place, records: Records) {
  const { objects, convert, directory } = making;
  const key = videoKey(videoId);
  const stored = await objects.head(key);
  if (!stored) throw new ConversionFailed('gone');
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < 3 * stored.size + keptFree) throw new ConversionFailed('noSpace');
  const watching = watched(making, key, signal);
  try {
    const { type } = await contentOf(objects, key, stored.size);
    const [source, made] = [join(directory, 'original'), join(directory, 'made')];
    await mkdir(made);
    await pipeline(await objects.read(key), createWriteStream(source), { signal: watching.signal });
    const onPercent = progressOf(records, videoId);
    const converted = await convert({ source, type, directory: made, signal: watching.signal, onPercent });
    const files = [];
    for (const file of (await readdir(made)).toSorted()) {
      watching.signal.throwIfAborted();
      const { size, etag: checksum } = await putFile(objects, renditionKey(videoId, run, file), join(made, file));
      files.push({ file, size, checksum });
    }
    return { ...converted, files };
  } finally {
    watching.end();
  }
}

/** Makes the renditions of one video at a time. A run that was cut off, by the end of the service too, begins anew under another name. */
export function renditionJob(making: Making, everyMs = 2_000): ScheduledJob {
  let begun: string | undefined;
  async function outcomeOf(place: Place, records: Records): Promise<RenditionCommand> {
    const { videoId, run } = place;
    await rm(making.directory, { recursive: true, force: true });
    await mkdir(making.directory, { recursive: true });
    try {
      const { renditions, ...made } = await make(making, place, records);
      return { type: 'CompleteRenditions', data: { videoId, run, ...made, renditions: [...renditions] } };
    } catch (error) {
      if (!(error instanceof ConversionFailed)) throw error;
      return { type: 'FailRenditions', data: { videoId, run, reason: error.reason } };
    } finally {
      await rm(making.directory, { recursive: true, force: true });
    }
  }
  let isAtRest = false;
  return {
    name: 'renditions',
    everyMs,
    isAtRest: () => isAtRest,
    async find({ ask, records, signal }) {
      const { items } = await ask.table(wantedRenditions).find({ sort: { field: 'requestedAt' }, limit: 1 });
      const videoId = items[0]?.videoId;
      isAtRest = videoId === undefined;
      if (videoId === undefined) return [];
      const { status, run } = await ask.state(videoRenditions, renditionStream(videoId));
      if (status === 'running' && run !== null && run === begun) {
        begun = undefined;
        const outcome = await outcomeOf({ videoId, run, signal }, records);
        return [{ ...outcome, key: run }];
      }
      if (status !== 'waiting' && status !== 'running') return [];
      begun = newId();
      return [{ type: 'StartRenditions', data: { videoId, run: begun }, key: begun }];
    },
  };
}
