import { every } from '@paideia/documents/every.ts';
import type { Records } from '@paideia/documents/records.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileKey, ownPurposes } from '@paideia/events/files/file.rules.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import type { ErasureFigures, RebuiltModel } from '@paideia/events/erasures/erasure.events.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import { verifyChain, type Verdict } from '@paideia/store/chain/verify.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { hitsLive, type SubjectKeys } from '@paideia/store/keys.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { fileAsset } from '../files/file.decider.ts';
import { fileFacts } from '../files/file.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Command } from '../kernel/react/reaction.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { erasedBeforeRestore } from './erased-before-restore.ts';
import { erasureFacts, rebuildFacts, type ErasedAt, type ErasureFact, type RebuildFact } from './erasure.facts.ts';

/** All that an erasure touches beside the log. */
export type Erasing = {
  readonly keys: Pick<SubjectKeys, 'erase'> & Pick<Records, 'get' | 'list'>;
  /** Credentials, links and the tokens of other services. */
  readonly accounts: Pick<Records, 'list' | 'shred'>;
  /** It answers whether no instance of the service remembers anything that it has read before this position. */
  readonly isForgotten: (position: Position) => Promise<boolean>;
  readonly store: EventStore;
  readonly codec: Pick<Codec, 'sealedFor'>;
  readonly chain: Pick<Records, 'get' | 'list'>;
  /** It is written as PEM. */
  readonly chainKey: string;
  /** Asks for a checkpoint at the present end of the log. */
  readonly sign: () => void;
  readonly projections: Pick<ProjectionClient, 'operations' | 'shredRemoved'>;
  /** The bytes of files lie there. */
  readonly objects: Pick<ObjectStore, 'abort' | 'remove'>;
  /** How many read models are rebuilt beside each other, which read the log together; each has its documents twice meanwhile. */
  readonly rebuildsAtOnce: number;
  /** Letters that are kept here because there is no mail server; undefined where none are. */
  readonly removeLetters: (() => Promise<void>) | undefined;
};
type Keyed = Command & { readonly key: string };
const mostTries = 20;
/** Other processes may read with the key so long after it went. */
const patienceMs = hitsLive + 500;

/** Shredded, so that no verifier of a password is left in the file. Links are kept under the hash of their token, so they are found by whose they are. */
async function removeAccess(accounts: Erasing['accounts'], userId: string): Promise<void> {
  for (const kind of ['credential', 'google', 'google-begin']) await accounts.shred(`${kind}:${userId}`);
  for (let after: string | undefined; ;) {
    const page = await accounts.list<{ readonly userId?: string }>('link:', {
      limit: 500,
      ...(after !== undefined && { after }),
    });
    for (const { key, value } of page) if (value.userId === userId) await accounts.shred(key);
    if (page.length < 500) return;
    after = page.at(-1)!.key;
  }
}

/** What the person brought for themselves, and what of it is under way; what they brought for the college is the college's. */
async function removeFiles(objects: Erasing['objects'], userId: string, ask: Ask): Promise<readonly Keyed[]> {
  const files = await every(ask.table(fileFacts), { where: { ownerId: userId } });
  const own = files.filter(({ purpose }) => ownPurposes.includes(purpose));
  for (const { fileId } of own) {
    const [key, state] = [fileKey(fileId), await ask.state(fileAsset, fileAssetStream(fileId))];
    if (state.status !== 'none') await objects.abort({ key, uploadId: state.file.uploadId });
    await objects.remove(key);
  }
  return own.map(({ fileId }) => ({ type: 'RemoveFile', data: { fileId }, key: fileId }));
}

/** The address becomes free, as the person may come back as somebody new. */
async function addressOf(userId: string, ask: Ask): Promise<readonly Keyed[]> {
  const { emailKey } = await ask.state(userAccount, userAccountStream(userId));
  return emailKey === '' ? [] : [{ type: 'ReleaseEmail', data: { userId, emailKey }, key: userId }];
}

/** Answers what became of one read model since the key went: a rebuild that failed or was cancelled is begun once more. */
async function rebuildOf(
  { id }: ErasedAt,
  name: string,
  ask: Ask,
): Promise<{ readonly replayId: string; readonly fact: RebuildFact | undefined }> {
  for (let n = 0; ; n++) {
    const replayId = idFrom('erasure', id, name, n);
    const fact = await ask.table(rebuildFacts).one(replayId);
    if (fact?.state !== 'failed' || n >= mostTries) return { replayId, fact };
  }
}
type Model = { readonly group: string; readonly version: number; readonly position: number };
/** The rebuilds to begin now, and the read models that are done. */
async function rebuilds(
  erased: ErasedAt,
  models: readonly Model[],
  ask: Ask,
  atOnce: number,
): Promise<{ readonly next: readonly Keyed[]; readonly done: readonly RebuiltModel[] }> {
  const found = await Promise.all(
    models.map(async (model) => ({ ...model, ...(await rebuildOf(erased, model.group, ask)) })),
  );
  const running = found.filter(({ fact }) => fact?.state === 'running').length;
  const waiting = found.filter(({ fact }) => !fact).slice(0, Math.max(0, atOnce - running));
  const next = waiting.map(({ replayId, group }) => ({
    type: 'StartReplay',
    data: { replayId, projectionName: group },
    key: replayId,
  }));
  const done = found.flatMap(({ group: name, version, position, fact }) =>
    fact?.state === 'done'
      ? [{ name, version, position, documents: fact.documents ?? 0, checksum: fact.checksum ?? '' }]
      : [],
  );
  return { next, done };
}

/** The log once from its beginning to its end: where the event stands, and what nobody can read any more. */
async function counted({ store, codec }: Pick<Erasing, 'store' | 'codec'>, userId: string, eventId: string) {
  let [count, erasedCount, unreadable] = [0, 0, 0];
  for await (const { events } of store.readAll(0))
    for (const event of events) {
      count++;
      if (event.id === eventId) erasedCount = count;
      if (codec.sealedFor(event) === userId) unreadable++;
    }
  return { erasedCount, unreadable };
}

async function figuresOf(
  erasing: Erasing,
  userId: string,
  erased: ErasedAt,
  models: readonly RebuiltModel[],
): Promise<ErasureFigures | undefined> {
  const verdict: Verdict = await verifyChain(erasing.store, erasing.chain, erasing.chainKey);
  if (!verdict.ok) return undefined; // That is for an operator: nothing is vouched for over a log that was changed.
  const { erasedCount, unreadable } = await counted(erasing, userId, erased.id);
  if (verdict.signed < erasedCount) return void erasing.sign();
  const { events, hash, checkpoints, signed } = verdict;
  const { stream, revision, id, position } = erased;
  return {
    erased: { stream, revision, id, position, count: erasedCount },
    unreadable,
    chain: { events, hash, checkpoints, signed },
    models: [...models],
  };
}

/** The next step of one erasure. Each can be done again: whoever was killed after it finds it done, whoever was killed within it does it anew. */
async function stepOf(
  erasing: Erasing,
  { userId, by, erased }: ErasureFact,
  ask: Ask,
  isSettled: (eventId: string) => boolean,
): Promise<readonly Keyed[]> {
  if (!erased) {
    await removeAccess(erasing.accounts, userId);
    const files = await removeFiles(erasing.objects, userId, ask);
    await erasing.keys.erase(userId);
    return [...files, { type: 'RegisterUserErased', data: { userId, by }, key: userId }];
  }
  if (!isSettled(erased.id)) return addressOf(userId, ask);
  if (!(await erasing.isForgotten(erased.position))) return [];
  const { groups } = await erasing.projections.operations();
  const { next, done } = await rebuilds(erased, groups, ask, erasing.rebuildsAtOnce);
  if (done.length < groups.length || groups.some(({ position }) => position < erased.position)) return next;
  await erasing.removeLetters?.();
  if (!(await erasing.projections.shredRemoved(erased.id))) return next;
  const figures = await figuresOf(erasing, userId, erased, done);
  return figures ? [{ type: 'CompleteErasure', data: { userId, figures }, key: userId }] : [];
}

/** Takes every erasure that has begun to its end. */
export function erasureJob(erasing: Erasing): ScheduledJob {
  const erasedBefore = erasedBeforeRestore(erasing.keys);
  // The patience is measured by the time that passes here: the clock by which the event is dated may be another host's.
  const firstSeen = new Map<string, number>();
  function isSettled(eventId: string): boolean {
    const since = firstSeen.get(eventId) ?? performance.now();
    firstSeen.set(eventId, since);
    return performance.now() - since >= patienceMs;
  }
  let isAtRest = false;
  return {
    name: 'erasures',
    everyMs: 500,
    isAtRest: () => isAtRest,
    async find({ ask, records }) {
      const begun = await every(ask.table(erasureFacts), { where: { state: 'started' }, sort: { field: 'startedAt' } });
      const steps: Keyed[] = [];
      for (const one of begun) steps.push(...(await stepOf(erasing, one, ask, isSettled)));
      if (begun.length === 0) steps.push(...(await erasedBefore(ask, records)));
      isAtRest = begun.length === 0 && steps.length === 0;
      return steps;
    },
  };
}
