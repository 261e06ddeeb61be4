import { randomUUID } from 'node:crypto';
import { StoreUnavailable, StreamConflict } from '@paideia/store/port.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Scope } from '@paideia/events/kernel/permission.ts';
import type { AnyDecider, Claim, ClaimWords } from './decider.ts';
import type { PendingCommand } from './pending-command.ts';
import type { Answer } from './reply.ts';
import type { Loaded, StreamCache } from './stream-cache.ts';
import { holderOf, isHeld, valueClaim, valueWords, type ClaimData, type ClaimState } from './value-claim.ts';

type Parts = {
  readonly deciders: readonly AnyDecider[];
  readonly cache: Pick<StreamCache, 'load'>;
  readonly clock: () => Date;
  readonly run: (decider: AnyDecider, pending: PendingCommand) => Promise<Answer>;
  readonly write: (
    decider: AnyDecider,
    stream: string,
    pending: PendingCommand,
    events: readonly Message[],
    loaded: Loaded,
    scope: Scope,
  ) => Promise<unknown>;
};
type Wanted = { readonly data: ClaimData; readonly words: ClaimWords };
/** Others may be after the same value; after so many fences one of them has it. */
const mostFences = 3;

/** What only one record may hold is claimed before the record's events are written, and given back when they are certainly not written. */
export const claiming = ({ deciders, cache: { load }, clock, run, write: append }: Parts) => {
  const known = new Map<ClaimWords, AnyDecider>();
  function claimsIn(words: ClaimWords): AnyDecider {
    const claims = known.get(words) ?? valueClaim(deciders, load, words);
    known.set(words, claims);
    return claims;
  }
  const step = (pending: PendingCommand, type: string, { data, words }: Wanted, expectedRevision?: number) =>
    run(claimsIn(words), {
      ...pending,
      command: { type, data },
      // Whether it was done is told by who holds the value, not by an earlier try, which may have been given back.
      step: `${type}.${randomUUID()}`,
      since: Infinity,
      isPermitted: true,
      reserves: false,
      // A claim is made now, whenever it is that the command happened.
      at: clock().toISOString(),
      expectedRevision,
    });
  /**
   * An append that is on its way to the record that has claimed the value is refused from now on, for its stream has gone on. A conflict here says that
   * it has gone on by itself.
   */
  async function fence({ data, words }: Wanted, pending: PendingCommand): Promise<void> {
    const { kind, value, holder: wants } = data;
    const claims = claimsIn(words);
    const { holder } = (await load(claims, words.stream(kind, value))).state as ClaimState;
    const decider = holder === null || holder === wants ? undefined : holderOf(deciders, holder);
    if (holder === null || !decider) return;
    const loaded = await load(decider, holder);
    if (isHeld(decider, loaded.state, { kind, value, words })) return;
    const command = { type: 'ReleaseValue', data: { kind, value, holder } };
    const released = words.released(command.data);
    await append(claims, holder, { ...pending, command, step: `fence.${randomUUID()}` }, [released], loaded, {});
  }
  async function claim(pending: PendingCommand, wanted: Wanted): Promise<Answer> {
    for (let fences = 0; ; fences++) {
      const reply = await step(pending, 'ClaimValue', wanted);
      if (reply.ok || reply.code !== 'valueAbandoned') return reply;
      if (fences === mostFences) return { ok: false, code: 'valueTaken' };
      await fence(wanted, pending);
    }
  }

  return async (
    wanted: readonly Claim[],
    holder: string,
    pending: PendingCommand,
    write: () => Promise<Answer | StreamConflict>,
  ): Promise<Answer | StreamConflict> => {
    const claimed: { readonly one: Wanted; readonly revision: number }[] = [];
    let isUndone = true;
    try {
      for (const { kind, value, taken, words = valueWords } of wanted) {
        const one = { data: { kind, value, holder }, words };
        const reply = await claim(pending, one);
        if (!reply.ok)
          return reply.code === 'valueTaken'
            ? { ok: false, code: taken.rejected, ...(taken.params && { params: taken.params }) }
            : reply;
        claimed.push({ one, revision: reply.revision });
      }
      const answer = await write();
      isUndone = answer instanceof StreamConflict || !answer.ok;
      return answer;
    } catch (error) {
      isUndone = !(error instanceof StoreUnavailable && error.written === 'unknown');
      throw error;
    } finally {
      // One that is not given back now is taken over by whoever wants it.
      if (isUndone)
        await Promise.allSettled(claimed.map(({ one, revision }) => step(pending, 'ReleaseValue', one, revision)));
    }
  };
};
