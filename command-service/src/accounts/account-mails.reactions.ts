import { userAccountEvents, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { userProfileEvents } from '@paideia/events/profiles/profile.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { letterTo, personOf, type Person } from '../mails/letter.commands.ts';
import { linkPaths } from '../mails/link.rules.ts';
import { userAccount } from './account.decider.ts';

type OfUser = { readonly userId: string };
const about = (
  person: Person,
  template: MailTemplate,
  link: string | null,
  occurred: Occurred,
  params: Readonly<Record<string, string>> = {},
) => letterTo(person, { template, subjectId: person.userId, replyTo: null, params, link }, occurred);
/** The link's token is made when the letter goes out: it stands in no event. */
const withLink = async ({ userId }: OfUser, template: keyof typeof linkPaths, occurred: Occurred, ask: Ask) =>
  about(await personOf(ask, userId), template, linkPaths[template], occurred);
const changed = async ({ userId }: OfUser, occurred: Occurred, ask: Ask) =>
  about(await personOf(ask, userId), 'passwordChanged', '/forgot-password', occurred);

/** Links to prove an address and to set a password, and word of what was changed. */
export const accountMails = defineReaction({
  name: 'account-mails',
  // An installation that is older than these letters does not write to everybody who was ever invited.
  from: 'now',
  events: [userAccountEvents, userProfileEvents],
  on: {
    // The last step of an invitation and of a sign-up: from here on the name and the language are known.
    UserProfileCreated: async ({ userId }, occurred, ask) => {
      const { status } = await ask.state(userAccount, userAccountStream(userId));
      if (status === 'invited') return withLink({ userId }, 'enrolAccount', occurred, ask);
      return status === 'signedUp' ? withLink({ userId }, 'verifyEmail', occurred, ask) : [];
    },
    VerificationMailRequested: (data, occurred, ask) => withLink(data, 'verifyEmail', occurred, ask),
    InvitationMailRequested: (data, occurred, ask) => withLink(data, 'enrolAccount', occurred, ask),
    PasswordResetRequested: (data, occurred, ask) => withLink(data, 'resetPassword', occurred, ask),
    PasswordReset: changed,
    PasswordChanged: changed,
    UserEmailChanged: async ({ userId, email, formerEmail }, occurred, ask) =>
      about({ ...(await personOf(ask, userId)), email: formerEmail || null }, 'emailChanged', null, occurred, {
        email: email ?? '',
      }),
  },
});
