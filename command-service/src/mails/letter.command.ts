import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { wantsLetter, type Preference } from '@paideia/events/notifications/definitions.rules.ts';
import { userPreferencesStream, userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Command } from '../kernel/react/reaction.ts';
import { userPreferences } from '../profiles/user-preferences.decider.ts';
import { nameOf, userProfile } from '../profiles/user-profile.decider.ts';

/** Read from the log when it is needed, so that no table keeps names and addresses. `email` is null after an erasure. */
export type Person = {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
  readonly locale: string;
  readonly preferences: readonly Preference[];
};

export async function personOf(ask: Ask, userId: string): Promise<Person> {
  const [account, profile, { preferences }] = await Promise.all([
    ask.state(userAccount, userAccountStream(userId)),
    ask.state(userProfile, userProfileStream(userId)),
    ask.state(userPreferences, userPreferencesStream(userId)),
  ]);
  return {
    userId,
    email: account.status === 'deactivated' ? null : account.email,
    name: nameOf(profile) ?? '',
    locale: profile.locale,
    preferences,
  };
}

type Content = {
  readonly template: MailTemplate;
  /** Whom the letter is about: its words are kept under that person's key. */
  readonly subjectId: string;
  readonly replyTo: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string | null;
};

/** Queued once a person, template and event. The demo data is written in the past and mails nobody; without an address there is nothing to send, and who declined these letters gets none. */
export function letterTo(
  { userId, email, name, locale, preferences }: Person,
  { template, subjectId, replyTo, params, link }: Content,
  occurred: Occurred,
): readonly Command[] {
  if (occurred.channel === 'SEED' || email === null || !wantsLetter(preferences, template, occurred.regionId))
    return [];
  const emailId = idFrom('mail', template, occurred.id, userId);
  const all = { ...params, name, link: link ?? '' };
  return [
    {
      type: 'QueueEmail',
      data: { emailId, userId, subjectId, template, locale, to: email, replyTo, params: all, causeId: occurred.id },
      key: emailId,
    },
  ];
}
