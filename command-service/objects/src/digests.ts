import { createHash } from 'node:crypto';
import { partBytes, type Part } from './port.ts';

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();
const joined = (digests: readonly Buffer[]) => `${md5(Buffer.concat(digests)).toString('hex')}-${digests.length}`;
/** Of the digests of the parts, as S3 makes it. */
export const etagOf = (parts: readonly Pick<Part, 'etag'>[]): string =>
  joined(parts.map(({ etag }) => Buffer.from(etag, 'hex')));

export type Digests = {
  readonly size: number;
  readonly sha256: string;
  /** As the storage made it when the bytes came in parts. */ readonly etag: string;
};
/** Takes bytes as they pass by, and keeps none of them. */
export function digesting(each = partBytes): { take(bytes: Buffer): void; end(): Digests } {
  const whole = createHash('sha256');
  const parts: Buffer[] = [];
  let part = createHash('md5');
  let [size, inPart] = [0, 0];
  const endPart = () => {
    parts.push(part.digest());
    [part, inPart] = [createHash('md5'), 0];
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
      return { size, sha256: whole.digest('hex'), etag: joined(parts) };
    },
  };
}
