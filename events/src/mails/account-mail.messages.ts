import { defineMessages } from '../kernel/messages.ts';

/** Letters about the account itself: links that carry a token, and word of what was changed. */
export const accountMailTexts = defineMessages('mail', {
  verifySubject: [
    'Confirm your e-mail address',
    'Subject to somebody who signed up or has a new address',
    'mail.verifyEmail.subject',
  ],
  verifyIntro: [
    'You sign in to {orgName} with this address. Please confirm that it is yours.',
    'First sentence, to somebody who signed up or has a new address',
    'mail.verifyEmail.intro',
  ],
  verifyButton: ['Confirm the address', 'Text of the link', 'mail.verifyEmail.button'],
  verifyNote: [
    'The link works once, within two days. If you have neither asked for an account nor changed your address, you can ignore this message.',
    'Below the link',
    'mail.verifyEmail.note',
  ],
  enrolSubject: ['Your account at {orgName}', 'Subject of an invitation', 'mail.enrolAccount.subject'],
  enrolIntro: [
    '{orgName} has made an account for you. Choose a password, and you can sign in.',
    'First sentence of an invitation',
    'mail.enrolAccount.intro',
  ],
  enrolButton: ['Choose a password', 'Text of the link', 'mail.enrolAccount.button'],
  enrolNote: [
    'The link works once, within a week. After that the college can send you a new one.',
    'Below the link',
    'mail.enrolAccount.note',
  ],
  resetSubject: ['Set a new password', 'Subject to somebody who forgot the password', 'mail.resetPassword.subject'],
  resetIntro: [
    'Somebody, probably you, has asked for a new password for your account.',
    'First sentence',
    'mail.resetPassword.intro',
  ],
  resetButton: ['Set a new password', 'Text of the link', 'mail.resetPassword.button'],
  resetNote: [
    'The link works once, within two hours. If it was not you, you can ignore this message: your password stays as it is.',
    'Below the link',
    'mail.resetPassword.note',
  ],
  changedSubject: ['Your password was changed', 'Subject after a change', 'mail.passwordChanged.subject'],
  changedIntro: [
    'Your password was changed just now, and every other session of yours has ended.',
    'First sentence',
    'mail.passwordChanged.intro',
  ],
  changedButton: ['It was not me: set a new password', 'Text of the link', 'mail.passwordChanged.button'],
  changedNote: ['If it was you, there is nothing you need to do.', 'Below the link', 'mail.passwordChanged.note'],
  emailSubject: ['Your e-mail address was changed', 'Subject, to the former address', 'mail.emailChanged.subject'],
  emailIntro: [
    'From now on you sign in with {email}, and no longer with this address.',
    'First sentence, to the former address',
    'mail.emailChanged.intro',
  ],
  emailNote: ['If it was not you, please tell your college at once.', 'Below it', 'mail.emailChanged.note'],
  copyLink: ['If the button does not work, copy this address into your browser:', 'Above the address of the link'],
});
