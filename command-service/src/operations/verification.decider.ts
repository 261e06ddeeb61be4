import { reject } from '@paideia/events/kernel/rejection.ts';
import { verificationCommands } from '@paideia/events/operations/operation.commands.ts';
import { verificationEvents, verificationStream } from '@paideia/events/operations/operation.events.ts';
import { verificationPermissions } from '@paideia/events/operations/operation.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = { readonly running: string | null };

/** Verifications, one at a time. What was cancelled meanwhile finishes no more. */
export const logVerification = defineDecider<State, 'verification.runs' | 'verification.over'>()({
  events: verificationEvents,
  commands: verificationCommands,
  permissions: verificationPermissions,
  creates: ['StartVerification', 'CancelVerification', 'FinishVerification'],
  commutes: ['FinishVerification'],
  stream: () => verificationStream,
  initial: { running: null },
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    StartVerification: ({ running }, data) =>
      running === null ? [{ type: 'VerificationStarted', data }] : reject('verification.runs'),
    CancelVerification: ({ running }) =>
      running === null
        ? reject('verification.over')
        : [{ type: 'VerificationCancelled', data: { verificationId: running } }],
    FinishVerification: ({ running }, data) =>
      running === data.verificationId ? [{ type: 'VerificationFinished', data }] : [],
  },
  evolve: {
    VerificationStarted: (_, { verificationId }) => ({ running: verificationId }),
    VerificationCancelled: () => ({ running: null }),
    VerificationFinished: () => ({ running: null }),
  },
});
