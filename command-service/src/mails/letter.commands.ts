import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import type { DeclineReason, MailTemplate } from '@paideia/events/mails/mail.events.ts';
import {
  wantsLetter,
  type DefinitionSettings,
  type Preference,
} from '@paideia/events/notifications/definitions.rules.ts';
import { userPreferencesStream, userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Command } from '../kernel/react/reaction.ts';
import { changedDefinitions } from '../notifications/definition.facts.ts';
import { userPreferences, type Delivery } from '../profiles/user-preferences.decider.ts';
import { nameOf, userProfile } from '../profiles/user-profile.decider.ts';

/** Read from the log when it is needed, so that no table keeps names and addresses. `email` is null after an erasure. */
export type Person = {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
  readonly locale: string;
  readonly preferences: readonly Preference[];
  readonly wantsAlumniEmail: boolean;
  /** When letters that can wait are to go out; null is at any hour. */
  readonly delivery: Delivery | null;
  /** The kinds of message whose channels an admin has set, by key. */
  readonly definitions: Readonly<Record<string, DefinitionSettings>>;
};

export async function personOf(ask: Ask, userId: string): Promise<Person> {
  const [account, profile, { preferences, wantsAlumniEmail, delivery }, definitions] = await Promise.all([
    ask.state(userAccount, userAccountStream(userId)),
    ask.state(userProfile, userProfileStream(userId)),
    ask.state(userPreferences, userPreferencesStream(userId)),
    changedDefinitions(ask),
  ]);
  return {
    userId,
    email: account.status === 'deactivated' ? null : account.email,
    name: nameOf(profile) ?? '',
    locale: profile.locale,
    preferences,
    wantsAlumniEmail,
    delivery,
    definitions,
  };
}

/** Why a person gets no letters of a kind; undefined when they are wanted. */
export function refusalOf(
  { preferences, wantsAlumniEmail, definitions }: Pick<Person, 'preferences' | 'wantsAlumniEmail' | 'definitions'>,
  template: MailTemplate,
  regionId: string | null | undefined,
): Extract<DeclineReason, 'unsubscribed' | 'switchedOff'> | undefined {
  const settings = definitions[template];
  if (settings?.email === false) return 'switchedOff';
  const isWanted =
    template === 'alumniNews'
      ? wantsAlumniEmail
      : wantsLetter(preferences, template, regionId, settings?.defaultSubscribed);
  return isWanted ? undefined : 'unsubscribed';
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
  person: Person,
  { template, subjectId, replyTo, params, link }: Content,
  occurred: Occurred,
): readonly Command[] {
  const { userId, email, name, locale } = person;
  const regionId = occurred.regionId ?? null;
  if (occurred.channel === 'SEED' || email === null || refusalOf(person, template, regionId)) return [];
  const emailId = idFrom('mail', template, occurred.id, userId);
  const all = { ...params, name, link: link ?? '' };
  return [
    {
      type: 'QueueEmail',
      data: {
        emailId,
        userId,
        subjectId,
        template,
        locale,
        to: email,
        replyTo,
        params: all,
        regionId,
        causeId: occurred.id,
      },
      key: emailId,
    },
  ];
}
