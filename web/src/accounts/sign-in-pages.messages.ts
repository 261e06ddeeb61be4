import { defineMessages } from '../lib/i18n/index.ts';

/** The public pages around sign-in: forgotten passwords, links of mails, sign-up. */
export const signInPagesMessages = defineMessages({
  forgotHint: {
    id: 'doors.forgotHint',
    defaultMessage: 'Enter your e-mail address. If it belongs to an account, we send you a link.',
    description: 'Below the title.',
  },
  setPassword: {
    id: 'doors.setPassword',
    defaultMessage: 'Set your password',
    description: 'Title of the page for alumni who never had a password.',
  },
  sendLink: { id: 'doors.sendLink', defaultMessage: 'Send the link', description: 'Button.' },
  checkEmailPasswordLink: {
    id: 'checkEmailPasswordLink',
    defaultMessage: 'Check your e-mail for a link to set your password.',
    description: 'Said after a link was asked for, whether or not the address is known.',
  },
  checkTitle: {
    id: 'doors.checkTitle',
    defaultMessage: 'Check your e-mail',
    description: 'Title after a mail was sent.',
  },
  checkLinkText: {
    id: 'doors.checkLinkText',
    defaultMessage: 'If {email} belongs to an account, a message is on its way. The link in it works for two hours.',
    description: 'Below that title, after a link was asked for.',
  },
  checkSignUpText: {
    id: 'doors.checkSignUpText',
    defaultMessage:
      'We have sent a message to {email}. Open the link in it to confirm your address; then you choose a password.',
    description: 'Below that title, after sign-up.',
  },
  devMailbox: {
    id: 'doors.devMailbox',
    defaultMessage: 'Open the mailbox of this installation',
    description: 'Link, in development only: mails go there.',
  },
  toSignIn: { id: 'doors.toSignIn', defaultMessage: 'Back to sign-in', description: 'Link.' },
  resetTitle: {
    id: 'doors.resetTitle',
    defaultMessage: 'Set a new password',
    description: 'Title of the page behind the link of a mail.',
  },
  passwordChangeSuccess: {
    id: 'passwordChangeSuccess',
    defaultMessage: 'Your password was changed.',
    description: 'Said when a new password was set.',
  },
  recoveredTitle: {
    id: 'doors.recoveredTitle',
    defaultMessage: 'Your new password is set',
    description: 'Title of the page after that.',
  },
  recoveredText: {
    id: 'doors.recoveredText',
    defaultMessage: 'You can sign in with it now. Every other session has ended.',
    description: 'Below that title.',
  },
  recoveredApp: {
    id: 'doors.recoveredApp',
    defaultMessage: 'Please open the mobile app and sign in there with your new password.',
    description: 'Below that title, where only admins sign in.',
  },
  newLink: {
    id: 'doors.newLink',
    defaultMessage: 'Ask for a new link',
    description: 'Link, when the one of the mail is no longer valid.',
  },
  createTitle: {
    id: 'doors.createTitle',
    defaultMessage: 'Create your account',
    description: 'Title of the sign-up page.',
  },
  createHint: {
    id: 'doors.createHint',
    defaultMessage: 'You are signing up for {group}. It is free of charge.',
    description: 'Below that title: the group that is joined.',
  },
  groupClosed: {
    id: 'doors.groupClosed',
    defaultMessage: 'This group is not open for sign-up.',
    description: 'Instead of the form.',
  },
  firstName: { id: 'doors.firstName', defaultMessage: 'First name', description: 'Field.' },
  lastName: { id: 'doors.lastName', defaultMessage: 'Last name', description: 'Field.' },
  country: { id: 'doors.country', defaultMessage: 'Country', description: 'Field.' },
  create: { id: 'doors.create', defaultMessage: 'Create account', description: 'Button.' },
  haveAccount: { id: 'doors.haveAccount', defaultMessage: 'Already have an account? Sign in', description: 'Link.' },
  requiredFieldMissing: {
    id: 'requiredFieldMissing',
    defaultMessage: 'Required field missing',
    description: 'Fixed phrase of the contract.',
  },
  resend: { id: 'doors.resend', defaultMessage: 'Send the message again', description: 'Button.' },
  resent: {
    id: 'doors.resent',
    defaultMessage: 'If a message is due, it is on its way. It is sent at most once in five minutes.',
    description: 'Said after that.',
  },
  verifyTitle: {
    id: 'doors.verifyTitle',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Title of the page behind the link of a mail.',
  },
  verifyHint: {
    id: 'doors.verifyHint',
    defaultMessage: 'Click to confirm that this address is yours.',
    description: 'Below that title.',
  },
  verifyButton: { id: 'doors.verifyButton', defaultMessage: 'Confirm', description: 'Button.' },
  verified: {
    id: 'doors.verified',
    defaultMessage: 'Your e-mail address is confirmed.',
    description: 'Said when it is done.',
  },
  verifyAgain: {
    id: 'doors.verifyAgain',
    defaultMessage: 'Enter your e-mail address, and we send you a new link.',
    description: 'When the link is no longer valid.',
  },
});
