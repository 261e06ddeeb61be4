import { defineMessages } from '../lib/i18n/index.ts';

/** What a signed-in person signs in with. */
export const ownAccessMessages = defineMessages({
  password: {
    id: 'ownAccess.password',
    defaultMessage: 'Change password',
    description: 'Heading of a form, and its button.',
  },
  passwordText: {
    id: 'ownAccess.passwordText',
    defaultMessage: 'You stay signed in here; everywhere else you are signed out.',
    description: 'Below that heading.',
  },
  current: { id: 'ownAccess.current', defaultMessage: 'Current password', description: 'Label of a field.' },
  passwordChanged: {
    id: 'ownAccess.passwordChanged',
    defaultMessage: 'Your password is changed.',
    description: 'Short notice.',
  },
  email: { id: 'ownAccess.email', defaultMessage: 'Change e-mail', description: 'Heading of a form, and its button.' },
  emailText: {
    id: 'ownAccess.emailText',
    defaultMessage: 'You sign in with {email}. The new address gets a link to confirm it; the old one is notified.',
    description: 'Below that heading.',
  },
  newEmail: { id: 'ownAccess.newEmail', defaultMessage: 'New e-mail address', description: 'Label of a field.' },
  emailChanged: {
    id: 'ownAccess.emailChanged',
    defaultMessage: 'Your e-mail is changed. Check your inbox to confirm it.',
    description: 'Short notice.',
  },
});
