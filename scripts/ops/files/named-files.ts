// Events tell of these files: what the storage holds beside them, half uploads among it, is of no college.
import { fileAssetEvents, type FileAssetEvent } from '@paideia/events/files/file.events.ts';
import { fileKey, ownPurposes } from '@paideia/events/files/file.rules.ts';
import { renditionEvents, type RenditionEvent } from '@paideia/events/renditions/rendition.events.ts';
import { renditionObjects } from '@paideia/events/renditions/rendition.rules.ts';
import { videoUploadEvents, type VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import type { Records } from '@paideia/documents/records.ts';
import { subjectKeyOf } from '@paideia/store/keys.ts';
import type { Position } from '@paideia/store/port.ts';
import type { College } from '../college.ts';

export type NamedFile = {
  readonly key: string;
  readonly size: number;
  /** The storage made this digest. */
  readonly etag: string;
  /** The erasure of this person takes it along; it is null where the file is the college's. */
  readonly ownerId: string | null;
};
type NamedFiles = {
  /** They are found by their keys. */
  readonly files: ReadonlyMap<string, NamedFile>;
  /** They are the keys of what was removed, or came to nothing. */
  readonly removed: ReadonlySet<string>;
};
export type Log = Pick<College, 'store' | 'codec'>;
const categories = [fileAssetEvents, videoUploadEvents, renditionEvents].map(({ category }) => category);
type NamingEvent = FileAssetEvent | VideoUploadEvent | RenditionEvent;

/** It answers as of an event, which is the last one when none is named. */
export async function namedFiles(
  { store, codec }: Log,
  { after = 0, upTo = Infinity }: { readonly after?: Position; readonly upTo?: Position } = {},
): Promise<NamedFiles> {
  const files = new Map<string, NamedFile>();
  const removed = new Set<string>();
  const owners = new Map<string, string>();
  /** The keys stand by the video of which the files were made. */
  const made = new Map<string, readonly string[]>();
  const remove = (key: string) => {
    files.delete(key);
    removed.add(key);
  };
  const take = ({ type, data }: NamingEvent) => {
    if (type === 'FileRegistered' && ownPurposes.includes(data.purpose)) owners.set(data.fileId, data.ownerId);
    if (type === 'FileStored') {
      const { fileId, size, checksum: etag } = data;
      const key = fileKey(fileId);
      files.set(key, { key, size, etag, ownerId: owners.get(fileId) ?? null });
    }
    if (type === 'FileRemoved' || type === 'FileRefused') remove(fileKey(data.fileId));
    if (type === 'VideoUploadCompleted') {
      const key = videoKey(data.videoId);
      files.set(key, { key, size: data.size, etag: data.checksum, ownerId: null });
    }
    if (type === 'RenditionsCompleted') {
      const objects = renditionObjects(data);
      made.set(data.videoId, [...(made.get(data.videoId) ?? []), ...objects.map(({ key }) => key)]);
      for (const { key, size, checksum: etag } of objects) files.set(key, { key, size, etag, ownerId: null });
      // It came to its end after the video was removed.
      if (removed.has(videoKey(data.videoId))) for (const { key } of objects) remove(key);
    }
    if (type === 'VideoUploadAborted' || type === 'VideoUploadFailed' || type === 'VideoRemoved') {
      remove(videoKey(data.videoId));
      for (const key of made.get(data.videoId) ?? []) remove(key);
    }
  };
  for await (const { events, position } of store.readAll(after, { categories })) {
    // The codec gives no other events of these categories.
    for (const event of codec.decodeImpersonal(events))
      if (event.position <= upTo) take(event as unknown as NamingEvent);
    if (position >= upTo) break;
  }
  return { files, removed };
}

/** What people brought for themselves who have been erased since is left out. */
export async function livingFiles({ files }: NamedFiles, keys: Pick<Records, 'get'>): Promise<readonly NamedFile[]> {
  const isAlive = new Map<string | null, boolean>([[null, true]]);
  for (const { ownerId } of files.values())
    if (ownerId !== null && !isAlive.has(ownerId))
      isAlive.set(ownerId, (await keys.get(subjectKeyOf(ownerId))) !== undefined);
  return [...files.values()].filter(({ ownerId }) => isAlive.get(ownerId));
}

/** It answers which of these files events still name by now: what was removed while somebody looked is no loss. */
export async function stillNamed(
  log: Log,
  keys: Pick<Records, 'get'>,
  files: readonly NamedFile[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const now = new Set((await livingFiles(await namedFiles(log), keys)).map(({ key }) => key));
  return new Set(files.flatMap(({ key }) => (now.has(key) ? [key] : [])));
}
