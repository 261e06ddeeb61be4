import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { erasureCommands } from '@paideia/events/erasures/erasure.commands.ts';
import { erasureEvents, erasureStream } from '@paideia/events/erasures/erasure.events.ts';
import { erases, erasurePermissions } from '@paideia/events/erasures/erasure.permissions.ts';
import { anyOf, self } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { defineDecider } from '../kernel/decide/decider.ts';

type State = { readonly step: 'none' | 'requested' | 'started' | 'completed' };
type Facts = { readonly isThere: boolean };

export const erasure = defineDecider<
  State,
  'notFound' | 'erasure.ownAccount' | 'erasure.begun' | 'erasure.noRequest',
  Facts
>()({
  events: erasureEvents,
  commands: erasureCommands,
  permissions: erasurePermissions,
  reads: anyOf(self, erases),
  creates: ['RequestErasure', 'WithdrawErasureRequest', 'RegisterErasureStarted'],
  commutes: [],
  stream: ({ data }) => erasureStream(data.userId),
  initial: { step: 'none' },
  exists: ({ step }) => step !== 'none',
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ data }, ask) => ({
    isThere: (await ask.state(userAccount, userAccountStream(data.userId))).status !== 'none',
  }),

  decide: {
    RequestErasure: ({ step }, data) => {
      if (step === 'requested') return [];
      return step === 'none' ? [{ type: 'ErasureRequested', data }] : reject('erasure.begun');
    },
    WithdrawErasureRequest: ({ step }, data) => {
      if (step === 'requested') return [{ type: 'ErasureRequestWithdrawn', data }];
      return reject(step === 'none' ? 'erasure.noRequest' : 'erasure.begun');
    },
    RegisterErasureStarted: ({ step }, { userId }, { who, actorId, isThere }) => {
      if (!isThere) return reject('notFound');
      if (typeof who === 'object' && who.userId === userId) return reject('erasure.ownAccount');
      return step === 'started' || step === 'completed'
        ? reject('erasure.begun')
        : [{ type: 'ErasureStarted', data: { userId, by: actorId } }];
    },
    CompleteErasure: ({ step }, data) => (step === 'started' ? [{ type: 'ErasureCompleted', data }] : []),
  },
  evolve: {
    ErasureRequested: () => ({ step: 'requested' }),
    ErasureRequestWithdrawn: () => ({ step: 'none' }),
    ErasureStarted: () => ({ step: 'started' }),
    ErasureCompleted: () => ({ step: 'completed' }),
  },
});
