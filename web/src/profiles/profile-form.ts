import type { OwnProfile, ProfileInput } from './profiles.documents.ts';

/** A line of a list of numbers or addresses; `key` stays while the lines around it come and go. */
export type Line = { readonly key: string; readonly type: string; readonly value: string };
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
export const mostLines = 10;

const lines = (items: readonly { readonly type: string; readonly value: string }[]): readonly Line[] =>
  items.map((item, index) => ({ ...item, key: `${index}` }));

export const formOf = ({ firstName, lastName, location, phones, emails, url, socialUserName, homePage }: OwnProfile): ProfileForm => ({
  firstName,
  lastName,
  location: location ?? '',
  phones: lines(phones.map(({ type, number }) => ({ type, value: number }))),
  emails: lines(emails.map(({ type, value }) => ({ type, value }))),
  url: url ?? '',
  socialUserName: socialUserName ?? '',
  homePage: homePage ?? '',
});
const filled = (all: readonly Line[]) => all.filter(({ value }) => value.trim() !== '');
/** What is sent: lines without a value are left out. */
export const inputOf = (_id: string, { phones, emails, ...rest }: ProfileForm): ProfileInput => ({
  _id,
  ...rest,
  phones: filled(phones).map(({ type, value }) => ({ type, number: value.trim() })),
  emails: filled(emails).map(({ type, value }) => ({ type, value: value.trim() })),
});
/** Whether saving would change anything. */
export const isChanged = (_id: string, form: ProfileForm, stands: ProfileForm): boolean =>
  JSON.stringify(inputOf(_id, form)) !== JSON.stringify(inputOf(_id, stands));
