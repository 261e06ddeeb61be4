import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { defineReaction } from '../kernel/react/reaction.ts';

/** Whoever was never there has no address. */
export const accountAftermath = defineReaction({
  name: 'account-aftermath',
  from: 'beginning',
  events: [userAccountEvents],
  on: {
    InvitationRetracted: async ({ userId, emailKey }) => [{ type: 'ReleaseEmail', data: { userId, emailKey } }],
  },
});
