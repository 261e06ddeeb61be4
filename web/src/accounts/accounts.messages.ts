import { defineMessages } from '../lib/i18n/index.ts';

export const accountsMessages = defineMessages('accounts', {
  signIn: ['Sign in', 'Title and button of the sign-in page.'],
  signInHint: ['Use the e-mail address that your college has for you.', 'Below the title of the sign-in page.'],
  email: ['E-mail', 'Field of the sign-in page.'],
  password: ['Password', 'Field of the sign-in page.'],
  passwordHint: [
    'At least 6 characters. Please keep it within your household.',
    'Below the password: its shortest length, and that it is not to be shared beyond the household.',
    'passwordHint',
  ],
  passwordCommon: [
    'This password is on every list that is used to break in. Please choose another one.',
    'Below a new password that everybody uses.',
  ],
  passwordPersonal: [
    'This password is too close to a name or an address that others know. Please choose another one.',
    'Below a new password that is made of the own name, the e-mail address or the name of the college.',
  ],
  forgot: ['Forgot your password?', 'Link beside the password, and title of the page behind it.'],
  enrol: ['Set your password', 'Title of the page behind an invitation.'],
  enrolHint: ['Choose the password that you will sign in with.', 'Below that title.'],
  newPassword: ['New password', 'Field.'],
  savePassword: ['Save', 'Button of the page behind an invitation.'],
  enrolled: ['Password set, login with new password.', 'Said when the first password was set.'],
  showPassword: ['Show password', 'Label of the eye beside the password.'],
  hidePassword: ['Hide password', 'Label of the eye beside the password.'],
  cookiesBlocked: [
    'Your browser blocks cookies for this site, and signing in needs one. Allow them in its settings, and try again.',
    'Said at the sign-in when the browser would not keep the session.',
  ],
  welcome: ['Everything for your studies, one step at a time.', 'Large words beside the sign-in form.'],
  welcomeText: ['Exams, attendance and billing for the students and staff of {orgName}.', 'Below these words.'],
});
