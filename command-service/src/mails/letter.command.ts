import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Ask } from '../kernel/decider.ts';
import type { Command } from '../kernel/reaction.ts';
import { nameOf, userProfile } from '../profiles/user-profile.decider.ts';

/** Read from the log when it is needed, so that no table keeps names and addresses. `email` is null after an erasure. */
export type Person = { readonly userId: string; readonly email: string | null; readonly name: string; readonly locale: string };

export async function personOf(ask: Ask, userId: string): Promise<Person> {
  const [account, profile] = await Promise.all([ask.state(userAccount, userAccountStream(userId)), ask.state(userProfile, userProfileStream(userId))]);
  return { userId, email: account.status === 'deactivated' ? null : account.email, name: nameOf(profile) ?? '', locale: profile.locale };
}

type Content = {
  readonly template: MailTemplate;
  /** Whom the letter is about: its words are kept under that person's key. */
  readonly subjectId: string;
  readonly replyTo: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string | null;
};

/** Queued once a person, template and event. The demo data is written in the past and mails nobody; without an address there is nothing to send. */
export function letterTo(
  { userId, email, name, locale }: Person,
  { template, subjectId, replyTo, params, link }: Content,
  occurred: Occurred,
): readonly Command[] {
  if (occurred.channel === 'SEED' || email === null) return [];
  const emailId = idFrom('mail', template, occurred.id, userId);
  const all = { ...params, name, link: link ?? '' };
  return [{ type: 'QueueEmail', data: { emailId, userId, subjectId, template, locale, to: email, replyTo, params: all, causeId: occurred.id }, key: emailId }];
}
