import { defineMessages } from '../../lib/i18n/index.ts';

export const userActsMessages = defineMessages({
  email: { id: 'userActs.email', defaultMessage: 'Change e-mail', description: 'An act on an account.' },
  emailTitle: {
    id: 'userActs.emailTitle',
    defaultMessage: 'Another e-mail address for {name}',
    description: 'An act on an account.',
  },
  emailDone: {
    id: 'userActs.emailDone',
    defaultMessage: 'The e-mail address was changed. An e-mail asks the person to confirm it.',
    description: 'An act on an account.',
  },
  newEmail: { id: 'userActs.newEmail', defaultMessage: 'New e-mail address', description: 'An act on an account.' },
  newEmailHint: {
    id: 'userActs.newEmailHint',
    defaultMessage: 'The person signs in with it from now on.',
    description: 'An act on an account.',
  },
  deactivate: { id: 'userActs.deactivate', defaultMessage: 'Deactivate', description: 'An act on an account.' },
  deactivateTitle: {
    id: 'userActs.deactivateTitle',
    defaultMessage: 'Deactivate the account of {name}',
    description: 'An act on an account.',
  },
  deactivateDone: {
    id: 'userActs.deactivateDone',
    defaultMessage: 'The account is deactivated.',
    description: 'An act on an account.',
  },
  reactivate: { id: 'userActs.reactivate', defaultMessage: 'Reactivate', description: 'An act on an account.' },
  reactivateTitle: {
    id: 'userActs.reactivateTitle',
    defaultMessage: 'Reactivate the account of {name}',
    description: 'An act on an account.',
  },
  reactivateDone: {
    id: 'userActs.reactivateDone',
    defaultMessage: 'The account can be used again.',
    description: 'An act on an account.',
  },
  resend: { id: 'userActs.resend', defaultMessage: 'Send the invitation again', description: 'An act on an account.' },
  resendDone: {
    id: 'userActs.resendDone',
    defaultMessage: 'The invitation is on its way to {email}.',
    description: 'An act on an account.',
  },
  resendVerify: {
    id: 'userActs.resendVerify',
    defaultMessage: 'Send the confirmation again',
    description: 'An act on an account whose address is not confirmed.',
  },
  resendVerifyDone: {
    id: 'userActs.resendVerifyDone',
    defaultMessage: 'The confirmation e-mail is on its way to {email}.',
    description: 'An act on an account.',
  },
});
