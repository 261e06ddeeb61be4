import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { verifyChain, type Verdict } from '@paideia/store/chain/verify.ts';
import type { Codec } from '@paideia/store/codec.ts';
import type { Versions } from '@paideia/store/format/format.ts';
import { knownEvents, notingLater } from '@paideia/store/format/known-events.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { compareModels, notBuilt, type GroupVerdict } from './comparison.ts';
import { logOf, logUpTo } from '../log.ts';
import type { AnyProjection } from '../projection.ts';

/** `by`: the id of who asked for it, or null for the operator's command. */
export type Verification = {
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly by: string | null;
  readonly isWhole: boolean;
  readonly log: Verdict;
  /** Empty when the log is not whole: nothing can be told from it then. */
  readonly models: readonly GroupVerdict[];
};
/** `part`: `log`, then `models` while the log is folded anew for all of them, then the read model that is compared. */
export type VerificationProgress = { readonly part: string; readonly done: number; readonly total: number };
type Verifying = {
  /** The log as it is: what was changed in it may read like an event of a later release. */
  readonly store: EventStore;
  /** What of it can be folded. */
  readonly known: Versions;
  readonly chain: Pick<Records, 'get' | 'list'>;
  /** PEM; the private key's will do. */
  readonly chainKey: string;
  readonly codec: Pick<Codec, 'decode' | 'decodeAll'>;
  /** Undefined when the read models were never built. */
  readonly documents: DocumentStore | undefined;
  readonly projections: readonly AnyProjection[];
  /** The log is folded anew there: in a directory below it, which goes afterwards. It holds personal data in plain as long as it is there. */
  readonly dataDir: string;
  readonly by: string | null;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: VerificationProgress) => void;
};
const scratchPrefix = 'verifying-';
const abandonedMs = 24 * 3_600_000;

/** A killed verification leaves its directory; the next one a day later clears it away. */
function newScratch(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(dataDir))
    if (name.startsWith(scratchPrefix) && Date.now() - statSync(join(dataDir, name)).mtimeMs > abandonedMs)
      rmSync(join(dataDir, name), { recursive: true, force: true });
  return mkdtempSync(join(dataDir, scratchPrefix));
}

async function inScratch<T>(
  dataDir: string,
  work: (scratch: { documents: DocumentStore; records: Records }) => Promise<T>,
): Promise<T> {
  const directory = newScratch(dataDir);
  const scratch = {
    documents: await openDocumentStore({ dataDir: directory }),
    records: await openRecords({ dataDir: directory, file: 'parked' }),
  };
  try {
    return await work(scratch);
  } finally {
    await Promise.all([scratch.documents.close(), scratch.records.close()]);
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * The hash chain and every signed checkpoint, then each live read model against a fresh fold of the log, which is read once for all of them.
 * It reads beside running services and changes nothing. Aborted, it throws the signal's reason. @throws LaterRelease where the log is whole, and has what this release does not know.
 */
export async function verifyCollege(verifying: Verifying): Promise<Verification> {
  const {
    store,
    known,
    chain,
    chainKey,
    codec,
    documents,
    projections,
    dataDir,
    by,
    signal,
    onProgress = () => {},
  } = verifying;
  const startedAt = new Date().toISOString();
  const { head } = logOf(store, codec);
  const total = await head();
  const noting = notingLater(store, known);
  const log = await verifyChain(noting.store, chain, chainKey, {
    signal,
    onProgress: ({ position }) => onProgress({ part: 'log', done: Math.min(position, total), total }),
  });
  const later = noting.later();
  if (log.ok && later) throw later;
  const compared = (live: DocumentStore) =>
    inScratch(dataDir, (scratch) =>
      compareModels({
        projections,
        live,
        head,
        scratch,
        signal,
        logUpTo: (end) => logUpTo(knownEvents(store, known), codec, end),
        onFolded: (done, end) => onProgress({ part: 'models', done, total: end }),
        onComparing: (part, count) => onProgress({ part, done: count, total: projections.length }),
      }),
    );
  const models: readonly GroupVerdict[] = !log.ok
    ? []
    : documents
      ? await compared(documents)
      : projections.map(notBuilt);
  const isWhole = log.ok && models.every(({ problem }) => problem === null);
  return { startedAt, finishedAt: new Date().toISOString(), by, isWhole, log, models };
}

const lastKey = 'verification:last';
export const keepVerification = (records: Pick<Records, 'put'>, verification: Verification): Promise<void> =>
  records.put(lastKey, verification);
export const lastVerification = async (records: Pick<Records, 'get'>): Promise<Verification | null> =>
  (await records.get<Verification>(lastKey))?.value ?? null;
