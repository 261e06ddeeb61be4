import { emailClaimCommands } from '@paideia/events/accounts/account.commands.ts';
import { emailClaimEvents, emailClaimStream, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { userAccount } from './account.decider.ts';

type State = { readonly userId: string | null };
type Facts = {
  /** Whether the account that the command names lives under this address. */
  readonly inUse: boolean;
};

/** One live account an address: the first append to the claim's stream wins. */
export const emailClaim = defineDecider<State, 'account.emailTaken' | 'account.emailInUse', Facts>()({
  events: emailClaimEvents,
  commands: emailClaimCommands,
  permissions: accountPermissions,
  creates: ['ClaimEmail'],
  commutes: [],
  stream: ({ data }) => emailClaimStream(data.emailKey),
  initial: { userId: null },
  // A claim that was given back can be taken again, and giving it back twice is no error.
  exists: () => true,
  scope: () => ({}),
  facts: async ({ data }, ask) => {
    const { emailKey, isErased } = await ask.state(userAccount, userAccountStream(data.userId));
    return { inUse: emailKey === data.emailKey && !isErased };
  },

  decide: {
    ClaimEmail: (state, data) =>
      state.userId === null
        ? [{ type: 'EmailClaimed', data }]
        : state.userId === data.userId
          ? []
          : reject('account.emailTaken'),
    ReleaseEmail: (state, data, { inUse }) =>
      state.userId !== data.userId ? [] : inUse ? reject('account.emailInUse') : [{ type: 'EmailReleased', data }],
  },
  evolve: { EmailClaimed: (_, { userId }) => ({ userId }), EmailReleased: () => ({ userId: null }) },
});
