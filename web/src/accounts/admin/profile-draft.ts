import type { UserDetail } from './admin-users.documents.ts';
import type { ProfileInput } from './user-edit.documents.ts';

export type Profile = Required<ProfileInput>;

/** What of an account the form holds. */
export const profileOf = ({ firstName, lastName, locale, location, phones, emails }: UserDetail): Profile => ({
  ...{ firstName, lastName, locale, location: location ?? '' },
  phones: phones.map(({ type, number }) => ({ type, number })),
  emails: emails.map(({ type, value }) => ({ type, value })),
});

type Changes = { readonly [Name in keyof Profile]?: Profile[Name] };
const trimmed = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));
const differing = (from: Profile, to: Profile): Changes =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => trimmed(value) !== trimmed(from[name as keyof Profile]))); // The names of one profile are those of the other.

/** What was typed anew; rows that were left empty are none. */
export function changesOf(base: Profile, typed: Profile): Changes {
  const phones = typed.phones.filter(({ number }) => number.trim() !== '');
  const emails = typed.emails.filter(({ value }) => value.trim() !== '');
  return differing(base, { ...typed, phones, emails });
}
/** What somebody else has changed since the form began. */
export const othersChanges = (base: Profile, present: Profile): Changes => differing(base, present);
