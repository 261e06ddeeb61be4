import { defineMessages } from '../kernel/messages.ts';

/** Why nobody was signed in. An unknown address and a wrong password read alike. */
export const signInMessages = defineMessages('signIn', {
  incorrect: ['Incorrect email or password', 'The address is unknown, or the password is not its'],
  notVerified: ['Check your email for the verification link.', 'The address of the account was never verified'],
  tooMany: [
    'Too many tries. Please wait a moment, then try again.',
    'Sign-ins of this account or from this address are slowed down',
  ],
  busy: [
    'Many people are signing in just now. We keep trying for you.',
    'More sign-ins at once than can be worked off; the page waits and tries again by itself',
  ],
  useMobileApp: ['Please use the mobile app to log on.', 'This environment is for admins only'],
  linkInvalid: ['This link is no longer valid.', 'A link from a mail that was used, has expired or never was'],
});
