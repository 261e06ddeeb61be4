import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';
import { z } from 'zod';

const Sum = z.object({
  name: z.string().regex(/^[a-z-]+(\.[a-z]+)+$/),
  lines: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().length(64),
});
const Claim = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** It is the release whose types of events a reader must know; a later release knows them too. */
  product: z.string(),
  events: z.object({ count: z.int().min(0), position: z.int().min(0), hash: z.string().length(64) }),
  /** The copied checkpoints reach up to this event. */
  signed: z.int().min(0),
  files: z.array(Sum),
  hasSecrets: z.boolean(),
  /** It is the PEM of the key that signs the log's checkpoints, and this. */
  publicKey: z.string(),
});
export const Manifest = Claim.extend({ signature: z.string() });
type Claim = z.infer<typeof Claim>;
export type Manifest = z.infer<typeof Manifest>;
export type FileSum = z.infer<typeof Sum>;

/** These are the files of records in a backup, by the kind of the records. */
export const recordFiles = ['chain', 'keys', 'accounts', 'facts-records'] as const;
/** It says who can read what is in the backup. */
export { formatFile } from '@paideia/store/format/format-file.ts';
/** These are marks of the college itself, which are no records: they say whether the demo was loaded. */
export const markFiles = ['demo.json'] as const;
export const eventsFile = 'events.ndjson.gz';
export const erasedFile = 'erased.json';
export const manifestFile = 'manifest.json';
export const fileOf = (records: (typeof recordFiles)[number]): string => `${records}.ndjson.gz`;

export const publicPem = (chainKeyPem: string): string =>
  createPublicKey(chainKeyPem).export({ type: 'spki', format: 'pem' }).toString();
const textOf = (claim: object) => Buffer.from(canonicalJson(claim));
export const signManifest = (claim: Claim, chainKeyPem: string): Manifest => ({
  ...claim,
  signature: sign(null, textOf(claim), createPrivateKey(chainKeyPem)).toString('base64url'),
});
/** It answers whether the key in it signed exactly this. Whose key that is must be told by somebody who knows it. */
export const isSignedManifest = ({ signature, ...claim }: Manifest): boolean =>
  verify(null, textOf(claim), claim.publicKey, Buffer.from(signature, 'base64url'));
