import { emailClaimEvents, userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const graceMs = 60 * 60_000;
type Claim = { readonly emailKey: string; readonly userId: string };
const subjectOf = ({ emailKey, userId }: Claim) => `${emailKey}_${userId}`;
const done = (claim: Claim) => ({ subject: subjectOf(claim), dueAt: null });

/**
 * Gives an address back that a release before claimed in a step of its own, and whose account never came because the process was cut off. What is claimed
 * with the account lapses by no clock: whoever wants it looks whether the account came, and sees to it that it cannot come any more.
 */
export const unusedEmailClaim = defineTimer({
  kind: 'unusedEmailClaim',
  events: [emailClaimEvents, userAccountEvents],
  schedule: {
    EmailClaimed: (claim, { at }) => ({
      subject: subjectOf(claim),
      dueAt: claim.until === undefined ? later(at, graceMs) : null,
    }),
    EmailReleased: done,
    UserInvited: done,
    UserSelfSignedUp: done,
    UserEmailChanged: done,
  },
  fire: (subject) => {
    const [emailKey = '', userId = ''] = subject.split('_');
    return { type: 'ReleaseEmail', data: { emailKey, userId } };
  },
});
