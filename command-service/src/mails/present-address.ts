import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import type { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { purposeOf } from './link.rules.ts';

type To = { readonly userId: string; readonly template: MailTemplate; readonly to: string | null };
/** What tells of a change by which an account may have been taken over: whoever it was taken from learns of it all the same. */
export const guards = ({ template }: Pick<To, 'template'>): boolean =>
  template === 'passwordChanged' || template === 'emailChanged';

/**
 * Where a letter that has waited goes instead of where it was queued to: its reader has another address by now, and has proved it. What guards an account
 * goes where it was to go, and so does what carries a link, which is bound to the address.
 */
export async function presentAddress(ask: Ask, letter: To): Promise<string | undefined> {
  if (letter.to === null || guards(letter) || purposeOf(letter.template) !== undefined) return undefined;
  const { status, email, emailVerified } = await ask.state(userAccount, userAccountStream(letter.userId));
  return status === 'active' && emailVerified && email !== null && email !== letter.to ? email : undefined;
}
