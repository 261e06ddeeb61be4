import { createHash } from 'node:crypto';
import { partBytes, type StoredPart, type StoredObject } from './port.ts';

/** MD5 is S3’s own. The disk takes SHA-256, which processors compute themselves in a third of the time; what was stored there before has MD5. */
export type Digest = 'md5' | 'sha256';
/** Its length tells which digest a part or an object has. */
export const digestOf = (etag: string): Digest => (/^[0-9a-f]{64}(?:-|$)/.test(etag) ? 'sha256' : 'md5');
const joined = (digest: Digest, parts: readonly Buffer[]) =>
  `${createHash(digest).update(Buffer.concat(parts)).digest('hex')}-${parts.length}`;
/** It makes an ETag of the digests of the parts, which are of one kind, as S3 makes it. */
export const etagOf = (parts: readonly Pick<StoredPart, 'etag'>[]): string =>
  joined(
    digestOf(parts[0]?.etag ?? ''),
    parts.map(({ etag }) => Buffer.from(etag, 'hex')),
  );
/**
 * Says whether what a storage has may be what another called by that ETag. Two storages that make their ETags of other digests have only the size in common;
 * half an object is never there.
 */
export const isSameObject = (there: StoredObject, wanted: StoredObject): boolean =>
  there.size === wanted.size && (there.etag === wanted.etag || digestOf(there.etag) !== digestOf(wanted.etag));

export type Digests = {
  readonly size: number;
  readonly sha256: string;
  /** It is as the storage made it when the bytes came in parts. */ readonly etag: string;
};
/** Takes bytes as they pass by, and keeps none of them. `etag` is that which is to be found again: it tells what digest its parts have. */
export function digesting(etag = '', each = partBytes): { take(bytes: Buffer): void; end(): Digests } {
  const whole = createHash('sha256');
  const parts: Buffer[] = [];
  const digest = digestOf(etag);
  let part = createHash(digest);
  let [size, inPart] = [0, 0];
  const endPart = () => {
    parts.push(part.digest());
    [part, inPart] = [createHash(digest), 0];
  };
  return {
    take(bytes) {
      whole.update(bytes);
      size += bytes.length;
      for (let from = 0; from < bytes.length;) {
        const some = bytes.subarray(from, from + each - inPart);
        part.update(some);
        inPart += some.length;
        from += some.length;
        if (inPart === each) endPart();
      }
    },
    end() {
      if (inPart > 0) endPart();
      return { size, sha256: whole.digest('hex'), etag: joined(digest, parts) };
    },
  };
}
