import { emailLines, emailsIn, type Line, phoneLines, phonesIn } from '../lib/ui/index.ts';
import type { OwnProfile, ProfileInput } from './profiles.documents.ts';

export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly location: string;
  readonly phones: readonly Line[];
  readonly emails: readonly Line[];
  readonly url: string;
  readonly socialUserName: string;
  readonly homePage: string;
};
export const formOf = ({
  firstName,
  lastName,
  location,
  phones,
  emails,
  url,
  socialUserName,
  homePage,
}: OwnProfile): ProfileForm => ({
  firstName,
  lastName,
  location: location ?? '',
  phones: phoneLines(phones),
  emails: emailLines(emails),
  url: url ?? '',
  socialUserName: socialUserName ?? '',
  homePage: homePage ?? '',
});
/** What is sent: lines without a value are left out. */
export const inputOf = ({ phones, emails, ...rest }: ProfileForm): ProfileInput => ({
  ...rest,
  phones: phonesIn(phones),
  emails: emailsIn(emails),
});
