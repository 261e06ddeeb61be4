import { defineMessages } from '../lib/i18n/index.ts';

export const accountsMessages = defineMessages({
  signIn: { id: 'accounts.signIn', defaultMessage: 'Sign in', description: 'Title and button of the sign-in page.' },
  signInHint: {
    id: 'accounts.signInHint',
    defaultMessage: 'Use the e-mail address that your college has for you.',
    description: 'Below the title of the sign-in page.',
  },
  email: { id: 'accounts.email', defaultMessage: 'E-mail', description: 'Field of the sign-in page.' },
  password: { id: 'accounts.password', defaultMessage: 'Password', description: 'Field of the sign-in page.' },
  passwordHint: {
    id: 'passwordHint',
    defaultMessage: 'At least 6 characters. Please keep it within your household.',
    description: 'Below the password: its shortest length, and that it is not to be shared beyond the household.',
  },
  passwordCommon: {
    id: 'accounts.passwordCommon',
    defaultMessage: 'This password is on every list that is used to break in. Please choose another one.',
    description: 'Below a new password that everybody uses.',
  },
  passwordPersonal: {
    id: 'accounts.passwordPersonal',
    defaultMessage: 'This password is too close to a name or an address that others know. Please choose another one.',
    description: 'Below a new password that is made of the own name, the e-mail address or the name of the college.',
  },
  forgot: {
    id: 'accounts.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link beside the password, and title of the page behind it.',
  },
  enrol: {
    id: 'accounts.enrol',
    defaultMessage: 'Set your password',
    description: 'Title of the page behind an invitation.',
  },
  enrolHint: {
    id: 'accounts.enrolHint',
    defaultMessage: 'Choose the password that you will sign in with.',
    description: 'Below that title.',
  },
  newPassword: { id: 'accounts.newPassword', defaultMessage: 'New password', description: 'Field.' },
  savePassword: {
    id: 'accounts.savePassword',
    defaultMessage: 'Save',
    description: 'Button of the page behind an invitation.',
  },
  enrolled: {
    id: 'accounts.enrolled',
    defaultMessage: 'Password set, login with new password.',
    description: 'Said when the first password was set.',
  },
  showPassword: {
    id: 'accounts.showPassword',
    defaultMessage: 'Show password',
    description: 'Label of the eye beside the password.',
  },
  hidePassword: {
    id: 'accounts.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Label of the eye beside the password.',
  },
  welcome: {
    id: 'accounts.welcome',
    defaultMessage: 'Everything for your studies, one step at a time.',
    description: 'Large words beside the sign-in form.',
  },
  welcomeText: {
    id: 'accounts.welcomeText',
    defaultMessage: 'Exams, attendance and billing for the students and staff of {orgName}.',
    description: 'Below these words.',
  },
});
