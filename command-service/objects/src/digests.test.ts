import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { digesting, digestOf, etagOf, isSameObject, type Digest } from './digests.ts';

const bytes = randomBytes(2500);
const hash = (digest: Digest, some: Buffer) => createHash(digest).update(some);
const etagsOf = (digest: Digest) =>
  [0, 1000, 2000].map((at) => ({ etag: hash(digest, bytes.subarray(at, at + 1000)).digest('hex') }));

test.each(['md5', 'sha256'] as const)('bytes that come in any pieces have the ETag of their parts, by %s', (digest) => {
  const etag = etagOf(etagsOf(digest));
  expect(etag).toBe(
    `${hash(digest, Buffer.concat(etagsOf(digest).map((one) => Buffer.from(one.etag, 'hex')))).digest('hex')}-3`,
  );
  expect(digestOf(etag)).toBe(digest);
  const digests = digesting(etag, 1000);
  for (const [from, to] of [
    [0, 1],
    [1, 1900],
    [1900, 2500],
  ])
    digests.take(bytes.subarray(from, to));
  expect(digests.end()).toEqual({ size: 2500, sha256: hash('sha256', bytes).digest('hex'), etag });
});

test('an ETag of a bucket that is no digest of the bytes is held for MD5', () => {
  expect(['', 'a1', `${'x'.repeat(64)}-1`].map(digestOf)).toEqual(['md5', 'md5', 'md5']);
});

test('the same object on two storages is known by its size, on storages of one kind by its digest too', () => {
  const [disk, bucket] = [etagOf(etagsOf('sha256')), etagOf(etagsOf('md5'))];
  const other = etagOf(etagsOf('md5').slice(1));
  const isSame = (size: number, etag: string) => isSameObject({ size, etag }, { size: 2500, etag: bucket });
  expect([isSame(2500, bucket), isSame(2500, disk), isSame(2500, other), isSame(2499, disk)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
