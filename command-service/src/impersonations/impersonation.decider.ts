import { impersonationCommands } from '@paideia/events/impersonations/impersonation.commands.ts';
import { impersonationEvents, impersonationStream } from '@paideia/events/impersonations/impersonation.events.ts';
import { impersonationPermissions } from '@paideia/events/impersonations/impersonation.permissions.ts';
import { impersonationMs, mayImpersonate } from '@paideia/events/impersonations/impersonation.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';

type Running = {
  readonly adminId: string;
  readonly userId: string;
  readonly endsAt: string;
  readonly isWritable: boolean;
  readonly isOver: boolean;
};
type State = Running | null;
type Facts = { readonly other: Pick<AccountFact, 'userId' | 'roles' | 'permissions' | 'status'> | undefined };

export const impersonation = defineDecider<State, 'impersonation.rank' | 'impersonation.exists', Facts>()({
  events: impersonationEvents,
  commands: impersonationCommands,
  permissions: impersonationPermissions,
  creates: ['StartImpersonation'],
  commutes: [],
  stream: ({ data }) => impersonationStream(data.impersonationId),
  initial: null,
  exists: (state) => state !== null,
  scope: (state) => ({ ownerId: state?.adminId }),
  facts: async ({ data }, ask) => ({
    other: 'userId' in data ? await ask.table(accountFacts).one(data.userId) : undefined,
  }),

  decide: {
    StartImpersonation: (state, { impersonationId, userId, reason }, { other, who, now }) => {
      if (state !== null) return reject('impersonation.exists');
      if (typeof who !== 'object' || other === undefined || !mayImpersonate(who, other))
        return reject('impersonation.rank');
      const endsAt = later(now, impersonationMs);
      return [{ type: 'ImpersonationStarted', data: { impersonationId, adminId: who.userId, userId, reason, endsAt } }];
    },
    SetImpersonationWriting: (state, { impersonationId, isWritable }) => {
      if (state === null || state.isOver || state.isWritable === isWritable) return [];
      const { adminId, userId } = state;
      return [{ type: 'ImpersonationWritingSet', data: { impersonationId, adminId, userId, isWritable } }];
    },
    StopImpersonation: (state, { impersonationId }, { who, now }) => {
      if (state === null || state.isOver) return [];
      const { adminId, userId, endsAt } = state;
      const cause =
        who !== 'system' ? ('stopped' as const) : now < endsAt ? ('sessionsEnded' as const) : ('timeLimit' as const);
      return [{ type: 'ImpersonationEnded', data: { impersonationId, adminId, userId, cause } }];
    },
  },

  evolve: {
    ImpersonationStarted: (_, { adminId, userId, endsAt }) => ({
      adminId,
      userId,
      endsAt,
      isWritable: false,
      isOver: false,
    }),
    ImpersonationWritingSet: (state, { isWritable }) => state && { ...state, isWritable },
    ImpersonationEnded: (state) => state && { ...state, isOver: true },
  },
});
