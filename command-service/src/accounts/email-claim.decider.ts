import { emailClaimCommands } from '@paideia/events/accounts/account.commands.ts';
import { emailClaimEvents, emailClaimStream, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { userAccount } from './account.decider.ts';

type State = {
  readonly userId: string | null;
  /** An earlier release claimed the address in a step of its own, before it read the account: nothing but its release makes it free. */
  readonly isBare: boolean;
};
type Facts = {
  /** Whether the account that has claimed it, or that the command gives it back for, lives under this address. */
  readonly inUse: boolean;
  /** Whether that account has gone on since the claim, so that nothing can be on its way under it any more. */
  readonly isPast: boolean;
};
const free: State = { userId: null, isBare: false };

/** One live account an address: the kernel claims it before the account lives under it. Here it is looked at before, and given back afterwards. */
export const emailClaim = defineDecider<State, 'account.emailTaken' | 'account.emailInUse', Facts>()({
  events: emailClaimEvents,
  commands: emailClaimCommands,
  permissions: accountPermissions,
  creates: ['ClaimEmail'],
  commutes: [],
  stream: ({ data }) => emailClaimStream(data.emailKey),
  initial: free,
  // A claim that was given back can be taken again, and giving it back twice is no error.
  exists: () => true,
  scope: () => ({}),
  facts: async ({ type, data: { emailKey, userId } }, ask, state): Promise<Facts> => {
    // Of what is nobody else's there is nothing to know before it is claimed.
    if (type === 'ClaimEmail' && (state.userId ?? userId) === userId) return { inUse: false, isPast: false };
    const claim: { readonly position: number } = await ask.placed(emailClaim, emailClaimStream(emailKey));
    const holder = type === 'ClaimEmail' ? (state.userId ?? userId) : userId;
    const account = await ask.placed(userAccount, userAccountStream(holder));
    return {
      inUse: account.state.emailKey === emailKey && !account.state.isErased,
      isPast: account.position > claim.position,
    };
  },

  decide: {
    /** Stops a command whose address is taken before its first step. What is on its way to somebody is told apart where it is claimed. */
    ClaimEmail: (state, { userId }, { inUse }) =>
      inUse && state.userId !== null && state.userId !== userId ? reject('account.emailTaken') : [],
    ReleaseEmail: (state, data, { inUse, isPast }) => {
      if (state.userId !== data.userId) return [];
      if (inUse) return reject('account.emailInUse');
      return isPast || state.isBare ? [{ type: 'EmailReleased', data }] : [];
    },
  },
  evolve: {
    EmailClaimed: (_, { userId, until }) => ({ userId, isBare: until === undefined }),
    EmailReleased: () => free,
  },
});
