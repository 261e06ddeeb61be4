import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

type KeyRecord<V> = { readonly value: V };
/** Keys need only this part of the records port. */
export type KeyRecords = {
  get<V>(key: string): Promise<KeyRecord<V> | undefined>;
  putIfAbsent<V>(key: string, value: V): Promise<{ readonly record: KeyRecord<V> }>;
  /** The record is removed, and no byte of the value is left on the medium. */
  shred(key: string): Promise<void>;
};

/** Each person has one data key of 32 bytes. */
export type SubjectKeys = {
  /** The key is made at the first call; of many processes that ask at once all get the same. It is undefined for whoever was erased: there is never another one. */
  forWriting(subject: string): Promise<Buffer | undefined>;
  /** It is undefined when there is none, or none any more. */
  forReading(subject: string): Promise<Buffer | undefined>;
  /**
   * From now on nobody reads what was written under the key: this process stops at once, others within a second. A mark stays, so that no new key is made. To
   * erase twice is no error.
   */
  erase(subject: string): Promise<void>;
  wipeCache(): void;
};

/** A process may go on reading for so many milliseconds after another one erased. */
export const hitsLive = 1_000;
const mostHits = 10_000;
const [ivBytes, tagBytes] = [12, 16];
export const subjectKeyOf = (subject: string): string => `subjectKey:${subject}`;
/** The mark under this name says that the person was erased. */
export const erasedMarkOf = (subject: string): string => `erased:${subject}`;

/** Answers `iv | tag | ciphertext` of AES-256-GCM. `bound` must be the same when it is opened. */
export function seal(key: Buffer, plain: Buffer, bound = ''): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}
/** Answers undefined when it was sealed under another key, bound to something else or changed since. */
export function unseal(key: Buffer, sealed: Buffer, bound = ''): Buffer | undefined {
  if (sealed.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * Keys are wrapped by the master key (32 bytes, hex) and bound to their subject, so that no stored key can be put in another's place. A key that the master key
 * does not open is an error, never a missing key: it would read as an erasure.
 */
export function subjectKeys(records: KeyRecords, masterKeyHex: string, { readOnly = false } = {}): SubjectKeys {
  const master = Buffer.from(masterKeyHex, 'hex');
  if (master.length !== 32) throw new Error('the master key has 32 bytes');
  const hits = new Map<string, { readonly key: Buffer; readonly until: number }>();
  let erasures = 0;

  function cached(subject: string): Buffer | undefined {
    const hit = hits.get(subject);
    if (hit && hit.until > Date.now()) return hit.key;
    hits.delete(subject);
    return undefined;
  }
  /** A look-up that an erasure overtook is not kept. */
  function remember(subject: string, key: Buffer, seen: number): Buffer {
    if (seen !== erasures) return key;
    hits.delete(subject);
    hits.set(subject, { key, until: Date.now() + hitsLive });
    for (const eldest of hits.keys()) {
      if (hits.size <= mostHits) break;
      hits.delete(eldest);
    }
    return key;
  }
  function unwrap(subject: string, wrapped: string): Buffer {
    const key = unseal(master, Buffer.from(wrapped, 'base64url'), subject);
    if (!key) throw new Error(`the master key does not open the key of ${subject}`);
    return key;
  }

  return {
    async forReading(subject) {
      const hit = cached(subject);
      if (hit) return hit;
      // A miss is never kept nor shared: the key may be made, and an event written under it, a moment later.
      const seen = erasures;
      const record = await records.get<string>(subjectKeyOf(subject));
      return record && remember(subject, unwrap(subject, record.value), seen);
    },
    async forWriting(subject) {
      if (readOnly) throw new Error('keys are opened for reading only');
      const hit = cached(subject);
      if (hit) return hit;
      const seen = erasures;
      const there = await records.get<string>(subjectKeyOf(subject));
      if (there) return remember(subject, unwrap(subject, there.value), seen);
      if (await records.get(erasedMarkOf(subject))) return undefined;
      const { record } = await records.putIfAbsent(
        subjectKeyOf(subject),
        seal(master, randomBytes(32), subject).toString('base64url'),
      );
      // The person was erased while the key was made: the mark was there first.
      if (await records.get(erasedMarkOf(subject))) return void (await records.shred(subjectKeyOf(subject)));
      return remember(subject, unwrap(subject, record.value), seen);
    },
    async erase(subject) {
      if (readOnly) throw new Error('keys are opened for reading only');
      await records.putIfAbsent(erasedMarkOf(subject), true);
      await records.shred(subjectKeyOf(subject));
      erasures++;
      hits.delete(subject);
    },
    wipeCache() {
      erasures++;
      hits.clear();
    },
  };
}
