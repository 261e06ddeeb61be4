// This file says which S3 the suite runs on: the one of S3_ENDPOINT (with S3_BUCKET and the access key), or s3rver on a free port of loopback.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { etagOf } from '../digests.ts';
import type { S3Settings } from '../port.ts';

type Koa = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  status: number;
  body: unknown;
};
const bucket = 'college';

/**
 * s3rver does not know these three calls. They work over its own files, and make the ETag of an upload, which it makes of the bytes and not of the parts'
 * digests. Who calls is not looked at: signatures are tried on the calls that it knows.
 */
const further =
  (server: S3rver, directory: string, isFull: () => boolean) => async (ctx: Koa, next: () => Promise<void>) => {
    // When it checks a signature it forgets the slash at the end of a bucket's address.
    server.allowMismatchedSignatures = ctx.path.endsWith('/');
    const uploads = join(directory, bucket, '._S3rver_uploads');
    const { uploadId, partNumber } = ctx.query;
    const names = (path: string) => {
      try {
        return readdirSync(path);
      } catch {
        return [];
      }
    };
    /** It is empty for what is not written yet, or is being removed. */
    const textOf = (path: string) => {
      try {
        return readFileSync(path, 'utf8');
      } catch {
        return '';
      }
    };
    const answer = (status: number, body: unknown = '') => void Object.assign(ctx, { status, body });
    // It answers as MinIO does when its disks are full.
    if (isFull() && (ctx.method === 'PUT' || ctx.method === 'POST'))
      return answer(507, { Error: { Code: 'XMinioStorageFull', Message: 'no room' } });
    const partsOf = (folder: string) =>
      names(folder)
        .filter((name) => /^\d+$/.test(name))
        .sort((a, b) => Number(a) - Number(b))
        .map((name) => ({ name, etag: textOf(join(folder, `${name}.md5`)) }))
        // The digest is written last: a part without it was cut off, and is none.
        .filter(({ etag }) => etag !== '')
        .map((part) => ({ ...part, size: statSync(join(folder, part.name)).size }));
    const isThere = uploadId !== undefined && names(uploads).includes(uploadId);
    if (uploadId !== undefined && !isThere)
      return answer(404, { Error: { Code: 'NoSuchUpload', Message: 'no such upload' } });
    if (ctx.method === 'GET' && uploadId !== undefined) {
      const Part = partsOf(join(uploads, uploadId)).map(({ name, etag, size }) => ({
        PartNumber: name,
        ETag: `"${etag}"`,
        Size: size,
      }));
      return answer(200, { ListPartsResult: { IsTruncated: false, Part } });
    }
    if (ctx.method === 'DELETE' && uploadId !== undefined && partNumber === undefined) {
      rmSync(join(uploads, uploadId), { recursive: true });
      return answer(204);
    }
    if (ctx.method === 'POST' && uploadId !== undefined) {
      const [key, etag] = [
        readFileSync(join(uploads, uploadId, 'key'), 'utf8'),
        etagOf(partsOf(join(uploads, uploadId))),
      ];
      await next();
      return writeFileSync(join(directory, bucket, `${key}._S3rver_object.md5`), etag);
    }
    if (ctx.method === 'GET' && ctx.query['uploads'] !== undefined) {
      const Upload = names(uploads)
        .map((UploadId) => ({ UploadId, Key: textOf(join(uploads, UploadId, 'key')) }))
        .filter(({ Key }) => Key !== '')
        .map((upload) => ({
          ...upload,
          Initiated: statSync(join(uploads, upload.UploadId)).birthtime.toISOString(),
        }));
      return answer(200, { ListMultipartUploadsResult: { IsTruncated: false, Upload } });
    }
    return next();
  };

export type S3Server = {
  readonly settings: S3Settings;
  /** It is there to do harm to, where the server is our own. */
  readonly own?: { fill(isFull: boolean): void; losePart(uploadId: string, part: number): void };
  readonly stop: () => Promise<void>;
};
/** Resolves to what it is reached by, and the end of it. */
export async function s3Server(): Promise<S3Server> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  const credentials = {
    accessKeyId: S3_ACCESS_KEY_ID ?? 'S3RVER',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? 'S3RVER',
  };
  const region = S3_REGION ?? 'us-east-1';
  if (endpoint)
    return { settings: { bucket: S3_BUCKET ?? bucket, region, endpoint, credentials }, stop: async () => {} };
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  let isFull = false;
  // It stands within the middleware that writes XML, and before the one that routes.
  server.middleware.splice(
    -2,
    0,
    further(server, directory, () => isFull),
  );
  const { port } = await server.run();
  return {
    settings: { bucket, region, endpoint: `http://127.0.0.1:${port}`, credentials },
    own: {
      fill: (now) => void (isFull = now),
      losePart: (uploadId, part) => rmSync(join(directory, bucket, '._S3rver_uploads', uploadId, `${part}`)),
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
