import { differing } from '../../lib/forms/index.ts';
import { emailLines, emailsIn, type Line, phoneLines, phonesIn } from '../../lib/ui/index.ts';
import type { UserDetail } from './admin-users.documents.ts';
import type { ProfileInput } from './user-edit.documents.ts';

export type Profile = Required<Omit<ProfileInput, 'phones' | 'emails'>> & {
  readonly phones: readonly Line[];
  readonly emails: readonly Line[];
};

/** What of an account the form holds. */
export const profileOf = ({ firstName, lastName, locale, location, phones, emails }: UserDetail): Profile => ({
  firstName,
  lastName,
  locale,
  location: location ?? '',
  phones: phoneLines(phones),
  emails: emailLines(emails),
});

/** What of it is sent; rows that were left empty are none. */
export const sentOf = ({ phones, emails, ...rest }: Profile): Required<ProfileInput> => ({
  ...rest,
  phones: phonesIn(phones),
  emails: emailsIn(emails),
});
/** What was typed anew. */
export const changesOf = (base: Profile, typed: Profile): ProfileInput => differing(sentOf(base), sentOf(typed));
