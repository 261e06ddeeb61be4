import { defineMessages } from '../lib/i18n/index.ts';

/** These words are about what a signed-in person signs in with. */
export const ownAccessMessages = defineMessages('ownAccess', {
  password: ['Change password', 'Heading of a form, and its button.'],
  passwordText: ['You stay signed in here; everywhere else you are signed out.', 'Below that heading.'],
  current: ['Current password', 'Label of a field.'],
  passwordChanged: ['Your password is changed.', 'Short notice.'],
  email: ['Change e-mail', 'Heading of a form, and its button.'],
  emailText: [
    'You sign in with {email}. The new address gets a link to confirm it; the old one is notified.',
    'Below that heading.',
  ],
  newEmail: ['New e-mail address', 'Label of a field.'],
  sameEmail: ['You sign in with this address already.', 'At the field, when the present address was typed.'],
  emailChanged: ['Your e-mail is changed. Check your inbox to confirm it.', 'Short notice.'],
});
