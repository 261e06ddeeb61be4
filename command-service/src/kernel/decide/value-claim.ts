import { z } from 'zod';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineCommands, type CommandTable, type Events, type Message } from '@paideia/events/kernel/message.ts';
import { nobody } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { valueClaimEvents, valueClaimStream } from '@paideia/events/kernel/value-claim.events.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { defineDecider, evolve, type AnyDecider, type Ask, type Claim, type Decider } from './decider.ts';

/** Long enough for every append that began after the claim to have ended. */
const graceMs = 10 * 60_000;
const claim = z.object({ kind: z.string(), value: z.string(), holder: z.string() });
const commands = defineCommands({ ClaimValue: claim, ReleaseValue: claim });
export type ClaimData = z.infer<typeof claim>;
type AnyTyped = Decider<Events, CommandTable, unknown, string>;
type State = { readonly holder: string | null; readonly until: string };

const isSame = (a: Pick<Claim, 'kind' | 'value'>, b: Pick<Claim, 'kind' | 'value'>) =>
  a.kind === b.kind && a.value === b.value;

/** What the record holds after these events and did not hold before. */
export function newClaims(decider: AnyDecider, state: unknown, events: readonly Message[]): readonly Claim[] {
  if (!decider.claims) return [];
  const before = decider.claims(state);
  const after = decider.claims(events.reduce((folded, event) => evolve(decider, folded, event), state));
  return after.filter((one) => !before.some((other) => isSame(one, other)));
}

/** One record a value: the first append to the value's stream wins. It is run by the kernel alone, before a record's own events are written. */
export const valueClaim = (deciders: readonly AnyDecider[]): AnyDecider => {
  async function holds(ask: Ask, holder: string, wanted: ClaimData): Promise<boolean> {
    const decider = deciders.find(({ events }) => events.category === categoryOf(holder));
    // A decider out of a list has lost its types; its state goes back to itself alone.
    const state: unknown = decider && (await ask.state(decider as unknown as AnyTyped, holder));
    return decider?.claims?.(state).some((one) => isSame(one, wanted)) ?? false;
  }
  return defineDecider<State, 'valueTaken', { readonly isVacant: boolean }>()({
    events: valueClaimEvents,
    commands,
    permissions: { ClaimValue: nobody, ReleaseValue: nobody },
    creates: ['ClaimValue'],
    commutes: ['ClaimValue'],
    stream: ({ data }) => valueClaimStream(data.kind, data.value),
    initial: { holder: null, until: '' },
    exists: () => true,
    scope: () => ({}),
    facts: async ({ data }, ask, { holder, until }, { now }) => ({
      isVacant: holder === null || (until <= now && !(await holds(ask, holder, data))),
    }),
    decide: {
      // Its holder claims it anew, so that whoever gives an earlier claim back is told that it has moved on.
      ClaimValue: ({ holder }, data, { isVacant, now }) =>
        isVacant || holder === data.holder
          ? [{ type: 'ValueClaimed' as const, data: { ...data, until: later(now, graceMs) } }]
          : reject('valueTaken'),
      ReleaseValue: ({ holder }, data) => (holder === data.holder ? [{ type: 'ValueReleased' as const, data }] : []),
    },
    evolve: {
      ValueClaimed: (_, { holder, until }) => ({ holder, until }),
      ValueReleased: () => ({ holder: null, until: '' }),
    },
  });
};
