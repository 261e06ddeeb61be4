import { sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

type ChainRecord<V> = { readonly key: string; readonly value: V; readonly version: number };
/** The chain needs only this part of the records port. */
export type ChainRecords = {
  get<V>(key: string): Promise<ChainRecord<V> | undefined>;
  put<V>(key: string, value: V): Promise<void>;
  putIfAbsent<V>(key: string, value: V): Promise<{ readonly isNew: boolean }>;
  replace<V>(key: string, version: number, value: V): Promise<boolean>;
  list<V>(
    prefix: string,
    options?: { readonly limit?: number; readonly after?: string },
  ): Promise<readonly ChainRecord<V>[]>;
};

type Claim = {
  /** It says how many events the chain had; `after` is the count of the checkpoint before, 0 for the first. */
  readonly count: number;
  readonly after: number;
  /** The last of them stands here. */
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  /** It is the chain's hash after it, in hex. */
  readonly hash: string;
  /** It is SHA-256 of the kept digests of the events after `after`, in hex: it makes them fit to name a bad event. */
  readonly digests: string;
  readonly signedAt: string;
};
/** The `signature` is Ed25519 over the canonical JSON of all other fields, in base64url. */
export type Checkpoint = Claim & { readonly signature: string };

export const checkpointPrefix = 'checkpoint:';
export const checkpointKey = (count: number): string => `${checkpointPrefix}${String(count).padStart(12, '0')}`;

const textOf = (claim: Claim) => Buffer.from(canonicalJson(claim));

export const signed = (claim: Claim, privateKey: KeyObject): Checkpoint => ({
  ...claim,
  signature: sign(null, textOf(claim), privateKey).toString('base64url'),
});

/** Says whether this key signed exactly this; anything else that was found in its place is not signed. */
export function isSigned(found: unknown, publicKey: KeyObject): found is Checkpoint {
  if (typeof found !== 'object' || found === null || !('signature' in found) || typeof found.signature !== 'string')
    return false;
  const { signature, ...claim } = found;
  return verify(null, Buffer.from(canonicalJson(claim)), publicKey, Buffer.from(signature, 'base64url'));
}
