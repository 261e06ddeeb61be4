import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { ErasureFigures } from '@paideia/events/erasures/erasure.events.ts';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';
import { digestOf, genesis, linkDigest } from '@paideia/store/chain/chain.ts';
import { verifyChain } from '@paideia/store/chain/verify.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { erasedMarkOf, subjectKeyOf } from '@paideia/store/keys.ts';
import type { EventStore } from '@paideia/store/port.ts';
import type { ErasureFact } from './erasure.facts.ts';

const Claim = z.object({
  kind: z.literal('paideia-erasure'),
  format: z.literal(1),
  /** Ids only: whose they were is what was erased. */
  subject: z.string(),
  erasedBy: z.string().nullable(),
  startedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  ...ErasureFigures.shape,
  /** Looked at when the proof was made. */
  keyIsThere: z.boolean(),
  madeAt: z.iso.datetime(),
  publicKey: z.string(),
});
/** `signature`: Ed25519 over the canonical JSON of all other fields, by the key that signs the log's checkpoints, base64url. */
export const ErasureProof = Claim.extend({ signature: z.string() });
export type ErasureProof = z.infer<typeof ErasureProof>;

const textOf = (claim: object) => Buffer.from(canonicalJson(claim));
const publicPem = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
const keyIsThere = async (keys: Pick<Records, 'get'>, subject: string) =>
  (await keys.get(subjectKeyOf(subject))) !== undefined;

/** Undefined while the erasure is not done. */
export async function proofOf(
  { userId, by, startedAt, erased, completedAt, figures }: ErasureFact,
  { keys, chainKey, now }: { readonly keys: Pick<Records, 'get'>; readonly chainKey: string; readonly now: string },
): Promise<ErasureProof | undefined> {
  if (!erased || completedAt === null || !figures) return undefined;
  const claim: z.infer<typeof Claim> = {
    kind: 'paideia-erasure',
    format: 1,
    subject: userId,
    erasedBy: by,
    startedAt,
    erasedAt: erased.at,
    completedAt,
    ...figures,
    keyIsThere: await keyIsThere(keys, userId),
    madeAt: now,
    publicKey: publicPem(chainKey),
  };
  return { ...claim, signature: sign(null, textOf(claim), createPrivateKey(chainKey)).toString('base64url') };
}

/** A proof can fail by each of these. */
export type Finding =
  | 'signature'
  | 'foreignKey'
  | 'keyIsThere'
  | 'noMark'
  | 'event'
  | 'chain'
  | 'place'
  | 'unreadable'
  | 'readable';
type College = {
  readonly store: EventStore;
  readonly codec: Pick<Codec, 'sealedFor' | 'isReadable'>;
  readonly keys: Pick<Records, 'get'>;
  readonly chain: Pick<Records, 'get' | 'list'>;
  /** PEM; the private key's will do. */
  readonly chainKey: string;
};

function isSignedProof({ signature, ...claim }: ErasureProof): boolean {
  try {
    return verify(null, textOf(claim), claim.publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** The proof held against the college as it is now; nothing found means that it holds. */
export async function checkProof(
  proof: ErasureProof,
  { store, codec, keys, chain, chainKey }: College,
): Promise<readonly Finding[]> {
  const found = new Set<Finding>();
  if (!isSignedProof(proof)) found.add('signature');
  if (proof.publicKey !== publicPem(chainKey)) found.add('foreignKey');
  if (proof.keyIsThere || (await keyIsThere(keys, proof.subject))) found.add('keyIsThere');
  if (!(await keys.get(erasedMarkOf(proof.subject)))) found.add('noMark');
  if (!(await verifyChain(store, chain, chainKey)).ok) found.add('chain');

  let [count, hash, unreadable, isEvent] = [0, genesis, 0, false];
  for await (const { events } of store.readAll(0))
    for (const event of events) {
      hash = linkDigest(hash, digestOf(event));
      count++;
      const { stream, revision, id } = event;
      if (count === proof.erased.count)
        isEvent =
          event.type === 'UserErased' &&
          stream === proof.erased.stream &&
          revision === proof.erased.revision &&
          id === proof.erased.id;
      if (count === proof.chain.events && hash.toString('hex') !== proof.chain.hash) found.add('place');
      if (codec.sealedFor(event) !== proof.subject) continue;
      unreadable++;
      if (await codec.isReadable(event)) found.add('readable');
    }
  if (!isEvent || !proof.erased.stream.endsWith(`-${proof.subject}`)) found.add('event');
  if (count < proof.chain.events) found.add('place');
  if (unreadable !== proof.unreadable) found.add('unreadable');
  return [...found];
}
