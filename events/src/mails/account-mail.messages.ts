import { defineMessages } from '../kernel/messages.ts';

/** Letters about the account itself: links that carry a token, and word of what was changed. */
export const accountMailTexts = defineMessages({
  verifySubject: {
    id: 'mail.verifyEmail.subject',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Subject to somebody who signed up or has a new address',
  },
  verifyIntro: {
    id: 'mail.verifyEmail.intro',
    defaultMessage: 'Please confirm that this address is yours. Then your account is ready.',
    description: 'First sentence',
  },
  verifyButton: {
    id: 'mail.verifyEmail.button',
    defaultMessage: 'Confirm the address',
    description: 'Text of the link',
  },
  verifyNote: {
    id: 'mail.verifyEmail.note',
    defaultMessage:
      'The link works once, within two days. If you did not ask for an account, you can ignore this message: nothing happens without the link.',
    description: 'Below the link',
  },
  enrolSubject: {
    id: 'mail.enrolAccount.subject',
    defaultMessage: 'Your account at {orgName}',
    description: 'Subject of an invitation',
  },
  enrolIntro: {
    id: 'mail.enrolAccount.intro',
    defaultMessage: '{orgName} has made an account for you. Choose a password, and you can sign in.',
    description: 'First sentence of an invitation',
  },
  enrolButton: { id: 'mail.enrolAccount.button', defaultMessage: 'Choose a password', description: 'Text of the link' },
  enrolNote: {
    id: 'mail.enrolAccount.note',
    defaultMessage: 'The link works once, within a week. After that the college can send you a new one.',
    description: 'Below the link',
  },
  resetSubject: {
    id: 'mail.resetPassword.subject',
    defaultMessage: 'Set a new password',
    description: 'Subject to somebody who forgot the password',
  },
  resetIntro: {
    id: 'mail.resetPassword.intro',
    defaultMessage: 'Somebody, probably you, has asked for a new password for your account.',
    description: 'First sentence',
  },
  resetButton: {
    id: 'mail.resetPassword.button',
    defaultMessage: 'Set a new password',
    description: 'Text of the link',
  },
  resetNote: {
    id: 'mail.resetPassword.note',
    defaultMessage:
      'The link works once, within two hours. If it was not you, you can ignore this message: your password stays as it is.',
    description: 'Below the link',
  },
  changedSubject: {
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your password was changed',
    description: 'Subject after a change',
  },
  changedIntro: {
    id: 'mail.passwordChanged.intro',
    defaultMessage: 'Your password was changed just now, and every other session of yours has ended.',
    description: 'First sentence',
  },
  changedButton: {
    id: 'mail.passwordChanged.button',
    defaultMessage: 'It was not me: set a new password',
    description: 'Text of the link',
  },
  changedNote: {
    id: 'mail.passwordChanged.note',
    defaultMessage: 'If it was you, there is nothing you need to do.',
    description: 'Below the link',
  },
  emailSubject: {
    id: 'mail.emailChanged.subject',
    defaultMessage: 'Your e-mail address was changed',
    description: 'Subject, to the former address',
  },
  emailIntro: {
    id: 'mail.emailChanged.intro',
    defaultMessage: 'From now on you sign in with {email}, and no longer with this address.',
    description: 'First sentence, to the former address',
  },
  emailNote: {
    id: 'mail.emailChanged.note',
    defaultMessage: 'If it was not you, please tell your college at once.',
    description: 'Below it',
  },
  copyLink: {
    id: 'mail.copyLink',
    defaultMessage: 'If the button does not work, copy this address into your browser:',
    description: 'Above the address of the link',
  },
});
