import { z } from 'zod';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineCommands, type Message } from '@paideia/events/kernel/message.ts';
import { nobody } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { valueClaimEvents, valueClaimStream } from '@paideia/events/kernel/value-claim.events.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { defineDecider, evolve, type AnyDecider, type Claim } from './decider.ts';
import type { Loaded } from './stream-cache.ts';

/** So long nobody disturbs a record that may still be on its way. Nothing else hangs on it: what is taken over is fenced, whatever the clocks say. */
const graceMs = 10 * 60_000;
const claim = z.object({ kind: z.string(), value: z.string(), holder: z.string() });
const commands = defineCommands({ ClaimValue: claim, ReleaseValue: claim });
export type ClaimData = z.infer<typeof claim>;
export type ClaimState = {
  readonly holder: string | null;
  readonly until: string;
  /** Its holder had it before: another command of the same record may be on its way under the earlier claim. */
  readonly isAnew: boolean;
};
/** `abandoned`: the record never came, and nothing says that it will not come yet. */
type Standing = 'vacant' | 'taken' | 'abandoned';

const vacant: ClaimState = { holder: null, until: '', isAnew: false };
const isSame = (a: Pick<Claim, 'kind' | 'value'>, b: Pick<Claim, 'kind' | 'value'>) =>
  a.kind === b.kind && a.value === b.value;

/** What the record holds after these events and did not hold before. */
export function newClaims(decider: AnyDecider, state: unknown, events: readonly Message[]): readonly Claim[] {
  if (!decider.claims) return [];
  const before = decider.claims(state);
  const after = decider.claims(events.reduce((folded, event) => evolve(decider, folded, event), state));
  return after.filter((one) => !before.some((other) => isSame(one, other)));
}

/** Which record a claim is for, and how to fold it. */
export const holderOf = (deciders: readonly AnyDecider[], holder: string): AnyDecider | undefined =>
  deciders.find(({ events }) => events.category === categoryOf(holder));
export const isHeld = (decider: AnyDecider, state: unknown, wanted: Pick<Claim, 'kind' | 'value'>): boolean =>
  decider.claims?.(state).some((one) => isSame(one, wanted)) ?? false;

/**
 * One record a value: the first append to the value's stream wins. It is run by the kernel alone, before a record's own events are written. `load` gives
 * streams to their end.
 */
export const valueClaim = (
  deciders: readonly AnyDecider[],
  load: (decider: AnyDecider, stream: string) => Promise<Loaded>,
): AnyDecider => {
  /**
   * A record is read before its claim is written, and its events are appended behind what was read. So whatever stands in the record's stream behind the
   * claim is what was claimed for, or refuses it by its revision: then the record's state says for good whether it has the value.
   */
  async function standingOf({ holder, until }: ClaimState, wanted: ClaimData, now: string): Promise<Standing> {
    if (holder === null || holder === wanted.holder) return 'vacant';
    const decider = holderOf(deciders, holder);
    if (!decider) return 'taken';
    const { position } = await load(self, valueClaimStream(wanted.kind, wanted.value));
    const record = await load(decider, holder);
    if (isHeld(decider, record.state, wanted)) return 'taken';
    if (record.position > position) return 'vacant';
    return until <= now ? 'abandoned' : 'taken';
  }
  const self: AnyDecider = defineDecider<
    ClaimState,
    'valueTaken' | 'valueAbandoned',
    { readonly standing: Standing }
  >()({
    events: valueClaimEvents,
    commands,
    permissions: { ClaimValue: nobody, ReleaseValue: nobody },
    creates: ['ClaimValue'],
    commutes: ['ClaimValue'],
    stream: ({ data }) => valueClaimStream(data.kind, data.value),
    initial: vacant,
    exists: () => true,
    scope: () => ({}),
    facts: async ({ data }, _, state, { now }) => ({ standing: await standingOf(state, data, now) }),
    decide: {
      // Its holder claims it anew, so that whoever gives an earlier claim back is told that it has moved on.
      ClaimValue: (_, data, { standing, now }) =>
        standing === 'vacant'
          ? [{ type: 'ValueClaimed' as const, data: { ...data, until: later(now, graceMs) } }]
          : reject(standing === 'taken' ? 'valueTaken' : 'valueAbandoned'),
      ReleaseValue: ({ holder, isAnew }, data) =>
        holder === data.holder && !isAnew ? [{ type: 'ValueReleased' as const, data }] : [],
    },
    evolve: {
      ValueClaimed: (before, { holder, until }) => ({ holder, until, isAnew: before.holder === holder }),
      ValueReleased: () => vacant,
    },
  });
  return self;
};
