import { defineMessages } from '../lib/i18n/index.ts';

/** The public pages around sign-in: forgotten passwords, links of mails, sign-up. */
export const signInPagesMessages = defineMessages('doors', {
  forgotHint: ['Enter your e-mail address. If it belongs to an account, we send you a link.', 'Below the title.'],
  setPassword: ['Set your password', 'Title of the page for alumni who never had a password.'],
  sendLink: ['Send the link', 'Button.'],
  checkEmailPasswordLink: [
    'Check your e-mail for a link to set your password.',
    'Said after a link was asked for, whether or not the address is known.',
    'checkEmailPasswordLink',
  ],
  checkTitle: ['Check your e-mail', 'Title after a mail was sent.'],
  checkLinkText: [
    'If {email} belongs to an account, a message is on its way. The link in it works for two hours.',
    'Below that title, after a link was asked for.',
  ],
  checkSignUpText: [
    'We have sent a message to {email}. Open the link in it to confirm your address; then you choose a password.',
    'Below that title, after sign-up.',
  ],
  devMailbox: ['Open the mailbox of this installation', 'Link, in development only: mails go there.'],
  toSignIn: ['Back to sign-in', 'Link.'],
  resetTitle: ['Set a new password', 'Title of the page behind the link of a mail.'],
  passwordChangeSuccess: ['Your password was changed.', 'Said when a new password was set.', 'passwordChangeSuccess'],
  recoveredTitle: ['Your new password is set', 'Title of the page after that.'],
  recoveredText: ['You can sign in with it now. Every other session has ended.', 'Below that title.'],
  recoveredApp: [
    'Please open the mobile app and sign in there with your new password.',
    'Below that title, where only admins sign in.',
  ],
  newLink: ['Ask for a new link', 'Link, when the one of the mail is no longer valid.'],
  createTitle: ['Create your account', 'Title of the sign-up page.'],
  createHint: ['You are signing up for {group}. It is free of charge.', 'Below that title: the group that is joined.'],
  groupClosed: ['This group is not open for sign-up.', 'Instead of the form.'],
  firstName: ['First name', 'Field.'],
  lastName: ['Last name', 'Field.'],
  country: ['Country', 'Field.'],
  create: ['Create account', 'Button.'],
  haveAccount: ['Already have an account? Sign in', 'Link.'],
  requiredFieldMissing: ['Required field missing', 'Fixed phrase of the contract.', 'requiredFieldMissing'],
  resend: ['Send the message again', 'Button.'],
  resent: ['If a message is due, it is on its way. It is sent at most once in five minutes.', 'Said after that.'],
  verifyTitle: ['Confirm your e-mail address', 'Title of the page behind the link of a mail.'],
  verifyHint: ['Click to confirm that this address is yours.', 'Below that title.'],
  verifyButton: ['Confirm', 'Button.'],
  verified: ['Your e-mail address is confirmed.', 'Said when it is done.'],
  verifyAgain: ['Enter your e-mail address, and we send you a new link.', 'When the link is no longer valid.'],
});
