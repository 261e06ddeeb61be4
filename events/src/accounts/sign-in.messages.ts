import { defineMessages } from '../kernel/messages.ts';

/** Why nobody was signed in. An unknown address and a wrong password read alike. */
export const signInMessages = defineMessages({
  incorrect: {
    id: 'signIn.incorrect',
    defaultMessage: 'Incorrect email or password',
    description: 'The address is unknown, or the password is not its',
  },
  notVerified: {
    id: 'signIn.notVerified',
    defaultMessage: 'Check your email for the verification link.',
    description: 'The address of the account was never verified',
  },
  tooMany: {
    id: 'signIn.tooMany',
    defaultMessage: 'Too many tries. Please wait a moment, then try again.',
    description: 'Sign-ins of this account or from this address are slowed down',
  },
  busy: {
    id: 'signIn.busy',
    defaultMessage: 'Many people are signing in just now. We keep trying for you.',
    description: 'More sign-ins at once than can be worked off; the page waits and tries again by itself',
  },
  useMobileApp: {
    id: 'signIn.useMobileApp',
    defaultMessage: 'Please use the mobile app to log on.',
    description: 'This environment is for admins only',
  },
  linkInvalid: {
    id: 'signIn.linkInvalid',
    defaultMessage: 'This link is no longer valid.',
    description: 'A link from a mail that was used, has expired or never was',
  },
});
