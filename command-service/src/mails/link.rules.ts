/** Stands in a letter's link until the letter goes out: a token is never in an event. */
export const tokenMark = ':token';
/** What a link is for, and how long it may lie in a mailbox. */
export const linkHours = { verify: 48, enrol: 7 * 24, reset: 2 } as const;
export type LinkPurpose = keyof typeof linkHours;

/** The templates whose link carries a token. */
export const linkPaths = {
  verifyEmail: `/verify-email/${tokenMark}`,
  enrolAccount: `/enroll-account/${tokenMark}`,
  resetPassword: `/reset-password/${tokenMark}`,
} as const;
const purposes: Readonly<Record<keyof typeof linkPaths, LinkPurpose>> = {
  verifyEmail: 'verify',
  enrolAccount: 'enrol',
  resetPassword: 'reset',
};
export const purposeOf = (template: string): LinkPurpose | undefined =>
  Object.hasOwn(purposes, template) ? purposes[template as keyof typeof purposes] : undefined;

/** It is the same link, to a page in that language. */
export const inLanguage = (link: string, locale: string): string => `${link}?suggestedLocale=${locale}`;

/** Who may come in by a link: the account, and the address that the link was sent to. */
export type LinkHolder = { readonly userId: string; readonly emailKey: string };
/** Makes the token of a link; only its hash is kept. */
export type Links = { issue(purpose: LinkPurpose, holder: LinkHolder): Promise<string> };
