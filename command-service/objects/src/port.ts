import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';

/** It is for bytes that come in parts and are under way to their key. */
export type Upload = { readonly key: string; readonly uploadId: string };
/** Parts are counted from 1. */
export type StoredPart = { readonly part: number; readonly size: number; readonly etag: string };
export type PlannedPart = Upload & Pick<StoredPart, 'part' | 'size'>;
export type StoredObject = { readonly size: number; readonly etag: string };
export type OpenObject = StoredObject & {
  /** Writes a range and ends the connection. The buffers are used again as soon as it has said that they are written. */
  readonly send: (range: ByteRange, to: Writable) => Promise<void>;
};
/** They are the first and the last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** The upload was never begun, was aborted, or was cleared away. */
export class NoUpload extends Error {}
/** The store does not have this part as it was named. */
export class PartMissing extends Error {
  constructor(readonly part: number) {
    super(`part ${part} is not there`);
  }
}
export class NoObject extends Error {}
/** There were too few bytes or too many, or the connection broke: nothing of the part was kept. */
export class PartBroken extends Error {}
/** The store is full, or the disk that it lies on. */
export class StorageFull extends Error {}

/**
 * Bytes under keys. They come in parts, become one object by one step, and never change: whoever completes a second upload of a key finds the first
 * one's bytes. Nobody sees half an object, whenever a process is killed.
 */
export type ObjectStore = {
  /** Begins an upload and answers its id. @throws StorageFull */
  begin(key: string): Promise<string>;
  /** Answers where this part, of exactly that size, is sent by PUT until then. Status 200 and the header `ETag` say that it is kept. */
  partAddress(part: PlannedPart, expiresAt: Date): Promise<string>;
  /** Keeps a part that passes through this process, piece by piece, in place of what was kept under its number. @throws PartBroken, NoUpload, StorageFull */
  writePart(part: PlannedPart, bytes: AsyncIterable<Buffer>): Promise<StoredPart>;
  /** Answers what is sent to an address of a part, where parts pass through the house; undefined where they go to the storage by themselves. */
  readonly receivePart?: (request: IncomingMessage, response: ServerResponse, token: string) => Promise<void>;
  /** Answers what is kept of an upload, in order; it is nothing of one that is not there. */
  parts(upload: Upload): Promise<readonly StoredPart[]>;
  /** Makes one object of these parts. Once it is done, doing it again changes nothing, nor does doing it at the same moment. @throws PartMissing, NoUpload, StorageFull */
  complete(upload: Upload, parts: readonly StoredPart[]): Promise<void>;
  /** Ends an upload and removes its parts. One that is not there is no error. */
  abort(upload: Upload): Promise<void>;
  head(key: string): Promise<StoredObject | undefined>;
  /** Reads nothing before the first byte that is asked for. @throws NoObject */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** It is there where objects lie on this machine: they are written to a connection in a fraction of the time that `read` takes. */
  readonly open?: (key: string) => Promise<OpenObject | undefined>;
  /** An object that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Gives the keys that begin so, in no order. */
  list(prefix: string): AsyncIterable<StoredObject & { readonly key: string }>;
  /** Ends the uploads begun before then that nobody wants any more, and removes what killed processes left behind. Answers how many uploads were ended. */
  tidy(before: Date, isWanted: (upload: Upload) => Promise<boolean>): Promise<number>;
  close(): void;
};

/** It is as large as the server of the slices has it: 50 MB, but for the last part. */
export const partBytes = 52_428_800;

/** Answers the parts of so many bytes. */
export const plannedParts = (upload: Upload, size: number, each = partBytes): readonly PlannedPart[] =>
  Array.from({ length: Math.ceil(size / each) }, (_, i) => ({
    ...upload,
    part: i + 1,
    size: Math.min(each, size - i * each),
  }));

const keyPattern = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*){1,7}$/;
/** Keys are lower-case words between slashes, none of which begins with a dot: no way leads out of the store. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key) || key.length > 200) throw new RangeError('not a key of an object');
  return key;
}

export type S3Settings = {
  /** It is there already. */
  readonly bucket: string;
  readonly region: string;
  /** The services reach it here; without one it is Amazon's. */
  readonly endpoint?: string | undefined;
  /** Browsers reach it here, when that is another place. */
  readonly publicEndpoint?: string | undefined;
  /** Without them the SDK looks where it always does: its variables, its files, the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};
/** Browsers send the parts of files there, so the page's policy has to let them. It is undefined where that is the site itself. */
export function partsOrigin(s3: S3Settings | undefined): string | undefined {
  if (!s3) return undefined;
  const place = s3.publicEndpoint ?? s3.endpoint;
  return place === undefined ? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com` : new URL(place).origin;
}
