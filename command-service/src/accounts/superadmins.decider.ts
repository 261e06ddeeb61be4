import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { superadminsPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { superadminsCommands } from '@paideia/events/accounts/superadmins.commands.ts';
import { superadminsEvents, superadminsStream } from '@paideia/events/accounts/superadmins.events.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { userAccount } from './account.decider.ts';

type State = { readonly seated: readonly string[] };
type Facts = {
  /** The account is active and holds the role. */
  readonly isSuperadmin: boolean;
};

/**
 * There is always a superadmin. Accounts are streams of their own, so two who leave at the same time could each see the other one stay;
 * here the second leaves what the first has changed, and is refused. A seat is only ever missing for a moment, never one too many.
 */
export const superadmins = defineDecider<State, 'account.lastSuperadmin', Facts>()({
  events: superadminsEvents,
  commands: superadminsCommands,
  permissions: superadminsPermissions,
  creates: ['SeatSuperadmin', 'UnseatSuperadmin'],
  commutes: ['SeatSuperadmin', 'UnseatSuperadmin'],
  stream: () => superadminsStream,
  initial: { seated: [] },
  exists: () => true,
  scope: () => ({}),
  facts: async ({ data }, ask) => {
    const { status, roles } = await ask.state(userAccount, userAccountStream(data.userId));
    return { isSuperadmin: status === 'active' && roles.includes('superadmin') };
  },

  decide: {
    SeatSuperadmin: ({ seated }, data, { isSuperadmin }) => {
      if (seated.includes(data.userId) === isSuperadmin) return [];
      return [{ type: isSuperadmin ? 'SuperadminSeated' : 'SuperadminUnseated', data }];
    },
    UnseatSuperadmin: ({ seated }, data) => {
      if (seated.every((userId) => userId === data.userId)) return reject('account.lastSuperadmin');
      return seated.includes(data.userId) ? [{ type: 'SuperadminUnseated', data }] : [];
    },
  },
  evolve: {
    SuperadminSeated: ({ seated }, { userId }) => ({ seated: [...seated, userId] }),
    SuperadminUnseated: ({ seated }, { userId }) => ({ seated: seated.filter((one) => one !== userId) }),
  },
});
