import { defineMessages } from '../kernel/messages.ts';

export const accountsMessages = defineMessages({
  signIn: { id: 'accounts.signIn', defaultMessage: 'Sign in', description: 'Title and button of the sign-in page.' },
  signInHint: { id: 'accounts.signInHint', defaultMessage: 'Use the e-mail address your college knows.', description: 'Below the title of the sign-in page.' },
  email: { id: 'accounts.email', defaultMessage: 'E-mail', description: 'Field of the sign-in page.' },
  password: { id: 'accounts.password', defaultMessage: 'Password', description: 'Field of the sign-in page.' },
  passwordHint: {
    id: 'accounts.passwordHint',
    defaultMessage: 'At least 6 characters. Please keep it within your household.',
    description: 'Below the password: its shortest length, and that it is not to be shared beyond the household.',
  },
  showPassword: { id: 'accounts.showPassword', defaultMessage: 'Show password', description: 'Label of the eye beside the password.' },
  hidePassword: { id: 'accounts.hidePassword', defaultMessage: 'Hide password', description: 'Label of the eye beside the password.' },
  welcome: { id: 'accounts.welcome', defaultMessage: 'Everything for your studies, one step at a time.', description: 'Large words beside the sign-in form.' },
  welcomeText: {
    id: 'accounts.welcomeText',
    defaultMessage: 'Attendance, leave and notices of {orgName}, for students and staff.',
    description: 'Below these words.',
  },
});
