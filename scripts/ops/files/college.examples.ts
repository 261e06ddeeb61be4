// This is a small college with files, on the stores themselves, with the operator's commands on it.
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileKey, type FilePurpose } from '@paideia/events/files/file.rules.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { renditionStream } from '@paideia/events/renditions/rendition.events.ts';
import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore, type S3Settings } from '@paideia/objects/port.ts';
import { putObject } from '@paideia/objects/put-object.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { operate } from '../operate.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

export type At = { readonly dataDir: string; readonly s3?: S3Settings | undefined };
export const [ada, ben, office] = [exampleId('u', 1), exampleId('u', 2), exampleId('u', 3)];
export const ids = Object.fromEntries(
  ['adas', 'bens', 'outline', 'removed', 'half', 'video', 'later'].map((name, n) => [name, exampleId('f', n + 1)]),
) as Readonly<Record<'adas' | 'bens' | 'outline' | 'removed' | 'half' | 'video' | 'later', string>>;
export const keys = Object.fromEntries(
  Object.entries(ids).map(([name, id]) => [name, name === 'video' ? videoKey(id) : fileKey(id)]),
) as typeof ids;

export async function withObjects<T>({ dataDir, s3 }: At, work: (objects: ObjectStore) => Promise<T>): Promise<T> {
  const objects = await openObjectStore({ dataDir, s3, key: '' });
  return work(objects).finally(() => objects.close());
}

type Writing = {
  /** It answers the bytes. */
  readonly store: (id: string, ownerId: string, purpose: FilePurpose) => Promise<Buffer>;
  readonly storeVideo: (id: string) => Promise<Buffer>;
  /** A conversion makes it beside the video. */
  readonly storeStill: (videoId: string) => Promise<void>;
  readonly removeVideo: (id: string) => Promise<void>;
  readonly beginFile: (id: string, ownerId: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly erase: (userId: string) => Promise<void>;
};
/** It does as the services do, which write events about what the storage has by then. */
export async function writing<T>(
  at: At,
  work: (tools: Writing & { readonly objects: ObjectStore }) => Promise<T>,
): Promise<T> {
  const { dataDir } = at;
  ensureSecrets(dataDir);
  const log = await openEventStore({ dataDir });
  const records = await Promise.all(
    ['keys', 'accounts', 'facts-records', 'chain'].map((file) => openRecords({ dataDir, file })),
  );
  const subjects = subjectKeys(records[0]!, secret(dataDir, 'master'));
  const { encode } = codec(catalogue, subjects);
  const meta: Metadata = {
    at: '2026-11-20T08:00:00.000Z',
    actorId: null,
    commandId: randomUUID(),
    correlationId: randomUUID(),
    channel: 'SEED',
    schemaVersion: 1,
    payloadHash: '',
  };
  const append = async (stream: string, type: string, data: object) => {
    let revision: number | 'none' = 'none';
    for await (const event of eventsIn(log, stream)) revision = event.revision;
    await log.append(stream, [await encode(stream, { type, data }, meta, randomUUID())], revision);
  };
  const register = (fileId: string, ownerId: string, size: number, purpose: FilePurpose, uploadId: string) =>
    append(fileAssetStream(fileId), 'FileRegistered', {
      fileId,
      ownerId,
      name: 'Essay.pdf',
      type: 'application/pdf',
      size,
      purpose,
      uploadId,
    });
  try {
    return await withObjects(at, async (objects) => {
      const put = async (key: string) => {
        const bytes = randomBytes(300_000);
        await putObject(objects, {
          key,
          size: bytes.length,
          read: ({ first, last }) => Readable.from([bytes.subarray(first, last + 1)]),
          check: () => {},
        });
        return { bytes, size: bytes.length, checksum: (await objects.head(key))!.etag };
      };
      return work({
        objects,
        async store(fileId, ownerId, purpose) {
          const { bytes, size, checksum } = await put(fileKey(fileId));
          await register(fileId, ownerId, size, purpose, randomUUID());
          await append(fileAssetStream(fileId), 'FileStored', { fileId, type: 'application/pdf', size, checksum });
          return bytes;
        },
        async storeVideo(videoId) {
          const { bytes, size, checksum } = await put(videoKey(videoId));
          const item = { itemId: exampleId('d', 1), itemType: 'lesson', locale: 'en' };
          await append(videoUploadStream(videoId), 'VideoUploadCompleted', {
            videoId,
            ...item,
            type: 'video/mp4',
            size,
            parts: 1,
            checksum,
          });
          return bytes;
        },
        async storeStill(videoId) {
          const run = exampleId('d', 2);
          const { size, checksum } = await put(renditionKey(videoId, run, 'poster.jpg'));
          const made = {
            durationS: 1,
            renditions: [],
            hasPoster: true,
            files: [{ file: 'poster.jpg', size, checksum }],
          };
          await append(renditionStream(videoId), 'RenditionsCompleted', { videoId, run, ...made });
        },
        removeVideo: (videoId) => append(videoUploadStream(videoId), 'VideoRemoved', { videoId }),
        async beginFile(fileId, ownerId) {
          const upload = { key: fileKey(fileId), uploadId: await objects.begin(fileKey(fileId)) };
          await objects.writePart(plannedParts(upload, 1000)[0]!, Readable.from([randomBytes(1000)]));
          await register(fileId, ownerId, 1000, 'submission', upload.uploadId);
        },
        async remove(fileId) {
          await append(fileAssetStream(fileId), 'FileRemoved', { fileId });
          await objects.remove(fileKey(fileId));
        },
        erase: (userId) => subjects.erase(userId),
      });
    });
  } finally {
    await Promise.all(records.map((one) => one.close()));
    await log.close();
  }
}

type Said = { readonly isWhole: boolean; readonly text: string };
/** It answers what the command prints, or the sentence that it ends with. */
export async function command(at: At, ...args: string[]): Promise<Said> {
  const lines: string[] = [];
  const print = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const progress = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  try {
    const isWhole = await operate(args, {
      ...at,
      root: join(__dirname, '../../..'),
      commandUrl: join(at.dataDir, 'command.sock'),
      projectionUrl: join(at.dataDir, 'projection.sock'),
      publicUrl: '',
      isRunning: async () => false,
      signal: new AbortController().signal,
    });
    return { isWhole, text: lines.join('') };
  } catch (error) {
    return { isWhole: false, text: (error as Error).message };
  } finally {
    print.mockRestore();
    progress.mockRestore();
  }
}
