import { z } from 'zod';
import { isCountry } from '../countries/country.rules.ts';
import { Id, Text } from '../kernel/ids.ts';
import { longestPersonName } from '../kernel/limits.ts';
import { isLocale } from '../kernel/messages.ts';
import { Email } from './account.commands.ts';

/**
 * A person types this who signs up. It becomes the address's claim, the account and the profile. It has no password: whoever signs up
 * may not be who reads the mailbox, so it is chosen behind the link that proves the address.
 */
export const SelfCreateAccount = z.object({
  userId: Id,
  email: Email,
  firstName: Text(longestPersonName),
  lastName: Text(longestPersonName),
  /** Its English name. */
  country: Text(100).refine(isCountry, { message: 'account.countryUnknown' }),
  groupId: Id,
  /** One that is not known is ignored. */
  locale: z
    .string()
    .max(20)
    .default('en')
    .transform((locale) => (isLocale(locale) ? locale : 'en')),
});
export type SelfCreateAccount = z.infer<typeof SelfCreateAccount>;

/** Over several streams: the new address's claim and the account; the old address is given back afterwards. */
export const ChangeEmail = z.object({ userId: Id, email: Email });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
