import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import { defineCommands, defineEvents, event, streamOf, type EventOf } from '@paideia/events/kernel/message.ts';
import { anyOf, role, self, signedIn, system } from '@paideia/events/kernel/permission.ts';
import { personal } from '@paideia/events/kernel/personal.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../decide/decider.ts';

/** A slice for the kernel's tests: a counter has an owner and a limit, and may carry a name that is personal. */
export const counterEvents = defineEvents('counter', {
  CounterStarted: event(z.object({ counterId: Id, ownerId: Id, name: personal(z.string()) }), {
    subject: ({ ownerId }) => ownerId,
  }),
  CounterRaised: event(z.object({ counterId: Id, by: z.int() })),
  CounterReset: event(z.object({ counterId: Id })),
});
export type CounterEvent = EventOf<typeof counterEvents>;
const counterFields = z.object({ counterId: Id });
const counterCommands = defineCommands({
  StartCounter: counterFields.extend({ ownerId: Id, name: z.string().max(20, 'counter.nameTooLong') }),
  /** Commutes. */
  RaiseCounter: counterFields.extend({ by: z.int().default(1), times: z.int().default(1) }),
  ResetCounter: counterFields,
  PeekCounter: counterFields,
});
export const counterStream = streamOf('counter');

type State = { readonly ownerId: string | undefined; readonly name: string | null; readonly value: number };
export const counterDecider = defineDecider<State, 'counter.exists' | 'counter.full' | 'counter.isZero'>()({
  events: counterEvents,
  commands: counterCommands,
  permissions: {
    StartCounter: anyOf(self, system),
    RaiseCounter: anyOf(signedIn, system),
    ResetCounter: role('admin'),
    PeekCounter: self,
  },
  reads: anyOf(self, role('manager'), system),
  creates: ['StartCounter'],
  commutes: ['RaiseCounter'],
  stream: ({ data }) => counterStream(data.counterId),
  initial: { ownerId: undefined, name: null, value: 0 },
  exists: ({ ownerId }) => ownerId !== undefined,
  scope: ({ ownerId }, { data }) => ({ ownerId: ownerId ?? ('ownerId' in data ? data.ownerId : undefined) }),
  facts: () => Promise.resolve({}),
  decide: {
    StartCounter: ({ ownerId }, { counterId, ownerId: owner, name }) =>
      ownerId === undefined
        ? [{ type: 'CounterStarted', data: { counterId, ownerId: owner, name } }]
        : reject('counter.exists', { ownerId }),
    RaiseCounter: ({ value }, { counterId, by, times }) =>
      value + by * times > 1000
        ? reject('counter.full', { value })
        : Array.from({ length: times }, () => ({ type: 'CounterRaised' as const, data: { counterId, by } })),
    ResetCounter: ({ value }, { counterId }) =>
      value === 0 ? reject('counter.isZero') : [{ type: 'CounterReset', data: { counterId } }],
    PeekCounter: () => [],
  },
  evolve: {
    CounterStarted: (state, { ownerId, name }) => ({ ...state, ownerId, name }),
    CounterRaised: (state, { by }) => ({ ...state, value: state.value + by }),
    CounterReset: (state) => ({ ...state, value: 0 }),
  },
});
