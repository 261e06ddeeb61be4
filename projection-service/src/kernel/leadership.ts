import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LeaseLost, type LeaseToken } from '@paideia/documents/lease.ts';
import { Fenced, type Build, type DocumentStore, type Group } from '@paideia/documents/port.ts';
import type { WholeBuilds } from '@paideia/documents/whole.ts';

const pauseMs = 100;
type Commit = DocumentStore['commit'];
/** What only who leads a group may do; each throws `Fenced` once another one leads it. */
export type Leadership = {
  /** Aborted with the signal, and as soon as anything was refused because another one leads. */
  readonly held: AbortSignal;
  /** The build to make next. */
  begin(): Promise<Build>;
  /** `isWhole`: readers that start may take it for what they wait for. */
  switchTo(build: Build, isWhole: boolean): Promise<void>;
  drop(build: Build, collections: readonly string[]): Promise<void>;
  readonly commit: Commit;
};
export type LeadershipParts = {
  readonly documents: DocumentStore;
  readonly group: Group;
  readonly signal: AbortSignal;
  /** It is the token of the lease under which it is led. Undefined means that there is one process. */
  readonly lease?: LeaseToken | undefined;
  /** It answers whether nobody else can have the lease by now. */
  readonly isHeld?: (() => boolean) | undefined;
  readonly whole?: WholeBuilds | undefined;
};

/** Leads the group from now on: whoever led it before can no longer switch, drop or commit. Throws `Fenced` when somebody has the lease by now who led already. */
export async function leadershipOf({
  documents,
  group,
  signal,
  lease,
  isHeld = () => true,
  whole,
}: LeadershipParts): Promise<Leadership> {
  let token = await documents.lead(group, lease);
  const lost = new AbortController();
  const held = AbortSignal.any([signal, lost.signal]);
  setMaxListeners(0, held); // Each feed and whoever waits for it listens.
  async function asLeader<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Fenced) lost.abort(error);
      throw error;
    }
  }
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask();
      } catch (error) {
        if (error instanceof Fenced) throw error;
        await wait(pauseMs, undefined, { signal });
      }
  }
  return {
    held,
    begin: () => asLeader(async () => ({ group, generation: await documents.begin(group, token) })),
    /** After an answer that was lost: leads anew, so that the switch of before can no longer happen, and looks whether it did. */
    switchTo: (build, isWhole) =>
      asLeader(async () => {
        if (isWhole) await whole?.note([build]); // before it is live: whoever starts in the moment after waits for nothing
        try {
          await documents.switchTo(build, token);
        } catch (error) {
          if (error instanceof Fenced) throw error;
          token = await insist(() => documents.lead(group, lease));
          if ((await insist(() => documents.live(group))) !== build.generation) throw error;
        }
      }),
    drop: (build, collections) =>
      asLeader(async () => {
        await documents.drop(build, collections, token);
        await whole?.forget(build);
      }),
    /** Whoever stood still writes nothing before it has looked whether it leads: of independent documents the store asks nobody. */
    commit: (build, collections, writes, position, areIndependent) =>
      asLeader(async () => {
        if (!isHeld()) throw new LeaseLost();
        return documents.commit(build, collections, writes, position, areIndependent, token);
      }),
  };
}

/**
 * Whoever hears that another one leads has lost the lease without knowing it yet, and waits to be told. Should it have the lease still, it takes it anew
 * afterwards and leads by that.
 */
export async function standingBack(leading: Promise<void>, held: AbortSignal, forMs: number, onFenced: () => void) {
  try {
    await leading;
  } catch (error) {
    if (held.aborted) return;
    if (!(error instanceof Fenced || error instanceof LeaseLost)) throw error;
    onFenced();
    await wait(forMs, undefined, { signal: held }).catch(() => undefined);
  }
}
