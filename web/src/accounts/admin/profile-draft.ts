import { differing } from '../../lib/forms/index.ts';
import { emailLines, emailsIn, phoneLines, phonesIn } from '../../lib/contacts/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import type { UpdateUserInput } from '../../generated/schema.ts';

/** What of an account the form holds. */
export const profileOf = ({ firstName, lastName, locale, location, phones, emails }: AdminUserDetailFragment) => ({
  firstName,
  lastName,
  locale,
  location: location ?? '',
  phones: phoneLines(phones),
  emails: emailLines(emails),
});
export type Profile = ReturnType<typeof profileOf>;

/** What of it is sent; rows that were left empty are none. */
export const sentOf = ({ phones, emails, ...rest }: Profile) =>
  ({ ...rest, phones: phonesIn(phones), emails: emailsIn(emails) }) satisfies Required<
    Omit<UpdateUserInput, 'cloudinaryId'>
  >;
/** What was typed anew. */
export const changesOf = (base: Profile, typed: Profile): UpdateUserInput => differing(sentOf(base), sentOf(typed));
