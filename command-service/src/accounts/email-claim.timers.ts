import { emailClaimEvents, userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const graceMs = 60 * 60_000;
type Claim = { readonly emailKey: string; readonly userId: string };
const subjectOf = ({ emailKey, userId }: Claim) => `${emailKey}_${userId}`;
const done = (claim: Claim) => ({ subject: subjectOf(claim), dueAt: null });

/** Gives an address back whose account never came, because the process that claimed it was cut off. */
export const unusedEmailClaim = defineTimer({
  kind: 'unusedEmailClaim',
  events: [emailClaimEvents, userAccountEvents],
  schedule: {
    EmailClaimed: (claim, { at }) => ({
      subject: subjectOf(claim),
      dueAt: later(at, graceMs),
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
