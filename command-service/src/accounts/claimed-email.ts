import {
  emailClaimEvents,
  emailClaimStream,
  userAccountStream,
  type EmailClaimEvent,
} from '@paideia/events/accounts/account.events.ts';
import type { Claim, ClaimWords } from '../kernel/decide/decider.ts';

const before = userAccountStream('');
const emailWords: ClaimWords = {
  events: emailClaimEvents,
  stream: (_, emailKey) => emailClaimStream(emailKey),
  claimed: ({ value: emailKey, holder, until }) => ({
    type: 'EmailClaimed',
    data: { emailKey, userId: holder.slice(before.length), until },
  }),
  released: ({ value: emailKey, holder }) => ({
    type: 'EmailReleased',
    data: { emailKey, userId: holder.slice(before.length) },
  }),
  heldBy: ({ type, data }: EmailClaimEvent) =>
    type === 'EmailClaimed' ? { holder: userAccountStream(data.userId), until: data.until } : null,
};
/** Claimed before the account lives under it. */
export const emailOf = (emailKey: string): Claim<'account.emailTaken'> => ({
  kind: 'email',
  value: emailKey,
  taken: { rejected: 'account.emailTaken' },
  words: emailWords,
});
