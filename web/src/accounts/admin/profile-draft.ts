import { emailLines, emailsIn, phoneLines, phonesIn, type Line } from '../../kernel/contact-lines.ts';
import type { UserDetail } from './admin-users.documents.ts';
import type { ProfileInput } from './user-edit.documents.ts';

export type Profile = Required<Omit<ProfileInput, 'phones' | 'emails'>> & { readonly phones: readonly Line[]; readonly emails: readonly Line[] };

/** What of an account the form holds. */
export const profileOf = ({ firstName, lastName, locale, location, phones, emails }: UserDetail): Profile => ({
  ...{ firstName, lastName, locale, location: location ?? '' },
  phones: phoneLines(phones),
  emails: emailLines(emails),
});

const sentOf = ({ phones, emails, ...rest }: Profile): Required<ProfileInput> => ({ ...rest, phones: phonesIn(phones), emails: emailsIn(emails) });
const trimmed = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));

/** What was typed anew; rows that were left empty are none. */
export function changesOf(base: Profile, typed: Profile): ProfileInput {
  const [from, to] = [sentOf(base), sentOf(typed)];
  // The names of one profile are those of the other.
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => trimmed(value) !== trimmed(from[name as keyof ProfileInput])));
}
