import { z } from 'zod';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineCommands, type Message } from '@paideia/events/kernel/message.ts';
import { nobody } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { valueClaimEvents, valueClaimStream, type ValueClaimEvent } from '@paideia/events/kernel/value-claim.events.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { defineDecider, evolve, type AnyDecider, type Claim, type ClaimWords } from './decider.ts';
import type { Loaded } from './stream-cache.ts';

/** So long nobody disturbs a record that may still be on its way. Nothing else hangs on it: what is taken over is fenced, whatever the clocks say. */
const graceMs = 10 * 60_000;
const claim = z.object({ kind: z.string(), value: z.string(), holder: z.string() });
const commands = defineCommands({ ClaimValue: claim, ReleaseValue: claim });
export type ClaimData = z.infer<typeof claim>;
export type ClaimState = {
  readonly holder: string | null;
  /** Undefined: an earlier release has claimed it, and only its release makes it free. */
  readonly until: string | undefined;
  /** Its holder had it before: another command of the same record may be on its way under the earlier claim. */
  readonly isAnew: boolean;
};
/**
 * `abandoned`: the record never came, and nothing says that it will not come yet. `own`: its holder wants it, who may be on the way with it. `settled`: its
 * holder wants it who had it and gave it up, and nothing is on the way under that claim any more.
 */
type Standing = 'vacant' | 'own' | 'settled' | 'taken' | 'abandoned';

const vacant: ClaimState = { holder: null, until: undefined, isAnew: false };
/** Those of all kinds that have no streams of their own. */
export const valueWords: ClaimWords = {
  events: valueClaimEvents,
  stream: valueClaimStream,
  claimed: (data) => ({ type: 'ValueClaimed', data }),
  released: (data) => ({ type: 'ValueReleased', data }),
  heldBy: ({ type, data }: ValueClaimEvent) => (type === 'ValueClaimed' ? data : null),
};
type Wanted = Pick<Claim, 'kind' | 'value' | 'words'>;
const streamOf = ({ kind, value, words = valueWords }: Wanted) => words.stream(kind, value);
/** What stands in one stream is one value, however it is written. */
const isSame = (a: Wanted, b: Wanted) => a.kind === b.kind && (a.value === b.value || streamOf(a) === streamOf(b));

/** Answers what the record holds after these events and did not hold before. */
export function newClaims(decider: AnyDecider, state: unknown, events: readonly Message[]): readonly Claim[] {
  if (!decider.claims) return [];
  const before = decider.claims(state);
  const after = decider.claims(events.reduce((folded, event) => evolve(decider, folded, event), state));
  return after.filter((one) => !before.some((other) => isSame(one, other)));
}

/** Which record a claim is for, and how to fold it. */
export const holderOf = (deciders: readonly AnyDecider[], holder: string): AnyDecider | undefined =>
  deciders.find(({ events }) => events.category === categoryOf(holder));
export const isHeld = (decider: AnyDecider, state: unknown, wanted: Wanted): boolean =>
  decider.claims?.(state).some((one) => isSame(one, wanted)) ?? false;

/**
 * One record a value: the first append to the value's stream wins. It is run by the kernel alone, before a record's own events are written. `load` gives
 * streams to their end.
 */
export const valueClaim = (
  deciders: readonly AnyDecider[],
  load: (decider: AnyDecider, stream: string) => Promise<Loaded>,
  words: ClaimWords = valueWords,
): AnyDecider => {
  /**
   * A record is read before its claim is written, and its events are appended behind what was read. So whatever stands in the record's stream behind the
   * claim is what was claimed for, or refuses it by its revision: then the record's state says for good whether it has the value.
   */
  async function standingOf({ holder, until }: ClaimState, data: ClaimData, now: string): Promise<Standing> {
    if (holder === null) return 'vacant';
    const wanted = { ...data, words };
    const decider = holderOf(deciders, holder);
    if (!decider) return holder === data.holder ? 'own' : 'taken';
    const { position } = await load(self, streamOf(wanted));
    const record = await load(decider, holder);
    const isSettled = until !== undefined && record.position > position && !isHeld(decider, record.state, wanted);
    if (holder === data.holder) return isSettled ? 'settled' : 'own';
    if (isSettled) return 'vacant';
    if (until === undefined || isHeld(decider, record.state, wanted)) return 'taken';
    return until <= now ? 'abandoned' : 'taken';
  }
  const evolveBy = (before: ClaimState, event: Message): ClaimState => {
    const held = words.heldBy(event as never);
    return held ? { holder: held.holder, until: held.until, isAnew: before.holder === held.holder } : vacant;
  };
  const self: AnyDecider = defineDecider<
    ClaimState,
    'valueTaken' | 'valueAbandoned',
    { readonly standing: Standing }
  >()({
    events: words.events,
    commands,
    permissions: { ClaimValue: nobody, ReleaseValue: nobody },
    creates: ['ClaimValue'],
    commutes: ['ClaimValue'],
    stream: ({ data }) => streamOf({ ...data, words }),
    initial: vacant,
    exists: () => true,
    scope: () => ({}),
    facts: async ({ data }, _, state, { now }) => ({ standing: await standingOf(state, data, now) }),
    decide: {
      // Its holder claims it anew, so that whoever gives an earlier claim back is told that it has moved on.
      ClaimValue: (_, data, { standing, now }) => {
        if (standing === 'taken') return reject('valueTaken');
        if (standing === 'abandoned') return reject('valueAbandoned');
        const claimed = words.claimed({ ...data, until: later(now, graceMs) });
        return standing === 'settled' ? [words.released(data), claimed] : [claimed];
      },
      ReleaseValue: ({ holder, isAnew }, data) => (holder === data.holder && !isAnew ? [words.released(data)] : []),
    },
    evolve: Object.fromEntries(
      Object.keys(words.events.types).map((type) => [
        type,
        (before: ClaimState, data: unknown) => evolveBy(before, { type, data }),
      ]),
    ),
  });
  return self;
};
