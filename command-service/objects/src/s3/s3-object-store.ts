import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  paginateListParts,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { exactly } from '../exactly.ts';
import {
  checkKey,
  NoObject,
  NoUpload,
  PartBroken,
  PartMissing,
  StorageFull,
  type ObjectStore,
  type StoredPart,
  type PlannedPart,
  type S3Settings,
  type Upload,
} from '../port.ts';

type ListedPart = StoredPart & { readonly at: number };
const bare = (etag = '') => etag.replaceAll('"', '');
const isOne = (error: unknown, ...names: readonly string[]) =>
  error instanceof S3ServiceException && names.includes(error.name);
const fullStatus = 507;
/** MinIO says so that it is full; Amazon's is never full. */
function needingRoom(error: unknown): never {
  const isFull = error instanceof S3ServiceException && error.$metadata.httpStatusCode === fullStatus;
  throw isFull ? new StorageFull('the storage is full', { cause: error }) : error;
}
const partPatienceMs = 15 * 60_000;

export function s3ObjectStore({
  bucket: Bucket,
  region,
  endpoint,
  publicEndpoint,
  credentials,
}: S3Settings): ObjectStore {
  const clientAt = (place: string | undefined) =>
    new S3Client({
      region,
      ...(place !== undefined && { endpoint: place, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // A checksum of our own in an address would have to be sent by every browser.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  const client = clientAt(endpoint);
  const facing = publicEndpoint === undefined ? client : clientAt(publicEndpoint);
  const addressAt = (
    at: S3Client,
    { key: Key, uploadId: UploadId, part: PartNumber, size }: PlannedPart,
    until: Date,
  ) => {
    const left = Math.ceil((until.getTime() - Date.now()) / 1000);
    return getSignedUrl(at, new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ContentLength: size }), {
      expiresIn: Math.max(left, 1),
      // An address of the past is signed in the past.
      ...(left < 1 && { signingDate: new Date(until.getTime() - 1000) }),
      // The length is signed too, so that an address takes its own part and no more.
      signableHeaders: new Set(['host', 'content-length']),
    });
  };
  async function head(key: string) {
    try {
      const { ContentLength = 0, ETag } = await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
      return { size: ContentLength, etag: bare(ETag) };
    } catch (error) {
      if (isOne(error, 'NotFound', 'NoSuchKey')) return undefined;
      throw error;
    }
  }

  /** Answers all that was sent and is kept, and nothing of an upload that is not there. */
  async function listed({ key: Key, uploadId: UploadId }: Upload) {
    try {
      const found: ListedPart[] = [];
      for await (const { Parts = [] } of paginateListParts({ client }, { Bucket, Key, UploadId }))
        for (const { PartNumber: part = 0, Size: size = 0, ETag, LastModified } of Parts)
          found.push({ part, size, etag: bare(ETag), at: LastModified?.getTime() ?? 0 });
      return found;
    } catch (error) {
      if (isOne(error, 'NoSuchUpload')) return [];
      throw error;
    }
  }

  /** It sends by the same address as a browser's: the SDK would read a stream to its end before it sent any of it. */
  async function send(part: PlannedPart, bytes: AsyncIterable<Buffer>): Promise<string> {
    const address = new URL(await addressAt(client, part, new Date(Date.now() + partPatienceMs)));
    const request = (address.protocol === 'https:' ? httpsRequest : httpRequest)(address, {
      method: 'PUT',
      headers: { 'Content-Length': part.size },
      timeout: partPatienceMs,
    });
    const answered = new Promise<string>((resolve, reject) => {
      request.once('error', reject).once('timeout', () => request.destroy(new PartBroken('no answer')));
      request.once('response', (response) => {
        response.resume();
        const { statusCode, headers } = response;
        if (statusCode === 200) return resolve(bare(headers.etag));
        if (statusCode === 404) return reject(new NoUpload());
        reject(statusCode === fullStatus ? new StorageFull() : new PartBroken(`the storage answered ${statusCode}`));
      });
    });
    const [answer] = await Promise.all([answered, pipeline(exactly(part.size, bytes), request)]);
    return answer;
  }

  return {
    async begin(key) {
      const { UploadId } = await client
        .send(new CreateMultipartUploadCommand({ Bucket, Key: checkKey(key) }))
        .catch(needingRoom);
      if (UploadId === undefined) throw new Error('the storage began no upload');
      return UploadId;
    },
    partAddress: (part, expiresAt) => addressAt(facing, part, expiresAt),
    writePart: async (part, bytes) => ({ part: part.part, size: part.size, etag: await send(part, bytes) }),
    async parts(upload) {
      // Some servers list what was sent before under the same number too: the last counts.
      const inTime = (await listed(upload)).toSorted((one, other) => one.at - other.at);
      const last = new Map(inTime.map(({ part, size, etag }) => [part, { part, size, etag }]));
      return [...last.values()].toSorted((one, other) => one.part - other.part);
    },
    async complete({ key: Key, uploadId: UploadId }, wanted) {
      const Parts = [...wanted]
        .sort((a, b) => a.part - b.part)
        .map(({ part, etag }) => ({ PartNumber: part, ETag: `"${etag}"` }));
      // What is there was completed before, perhaps by somebody who was killed before it could be said.
      if (await head(Key)) return;
      const there = await listed({ key: Key, uploadId: UploadId });
      for (const { part, etag, size } of wanted)
        if (there.length > 0 && !there.some((one) => one.part === part && one.etag === etag && one.size === size))
          throw new PartMissing(part);
      try {
        await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
      } catch (error) {
        if (!isOne(error, 'NoSuchUpload')) return needingRoom(error);
        if (!(await head(Key))) throw new NoUpload('it is not there', { cause: error });
      }
    },
    async abort({ key: Key, uploadId: UploadId }) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error: unknown) => {
        if (!isOne(error, 'NoSuchUpload')) throw error;
      });
    },
    head,
    async read(key, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }));
        // In Node a body is a stream of Node.
        return Body as Readable;
      } catch (error) {
        throw isOne(error, 'NoSuchKey') ? new NoObject() : error;
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }))),
    async *list(Prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key = '', Size = 0, ETag } of Contents) yield { key: Key, size: Size, etag: bare(ETag) };
    },
    async tidy(before, isWanted) {
      let ended = 0;
      let after: { readonly KeyMarker?: string | undefined; readonly UploadIdMarker?: string | undefined } = {};
      for (;;) {
        const page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...after }));
        for (const { Key: key = '', UploadId: uploadId = '', Initiated } of page.Uploads ?? []) {
          if (!Initiated || Initiated >= before || (await isWanted({ key, uploadId }))) continue;
          await this.abort({ key, uploadId });
          ended += 1;
        }
        if (page.IsTruncated !== true) return ended;
        after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      }
    },
    close() {
      client.destroy();
      facing.destroy();
    },
  };
}
