import { emailLines, emailsIn, phoneLines, phonesIn } from '../lib/contacts/index.ts';
import type { OwnProfileFragment } from '../generated/profiles/profiles.ts';
import type { UserProfileInput } from '../generated/schema.ts';

export const formOf = ({
  firstName,
  lastName,
  location,
  phones,
  emails,
  url,
  socialUserName,
  homePage,
  showVideo,
}: OwnProfileFragment) => ({
  firstName,
  lastName,
  location: location ?? '',
  phones: phoneLines(phones),
  emails: emailLines(emails),
  url: url ?? '',
  socialUserName: socialUserName ?? '',
  homePage: homePage ?? '',
  showVideo,
});
export type ProfileForm = ReturnType<typeof formOf>;
/** Other forms and screens save these of a profile. */
type FromElsewhere = '_id' | 'email' | 'password' | 'selectedGroup' | 'locale' | 'cloudinaryId';
/** This is sent: lines without a value are left out. */
export const inputOf = ({ phones, emails, ...rest }: ProfileForm) =>
  ({ ...rest, phones: phonesIn(phones), emails: emailsIn(emails) }) satisfies Required<
    Omit<UserProfileInput, FromElsewhere>
  >;
