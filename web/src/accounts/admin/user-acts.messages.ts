import { defineMessages } from '../../lib/i18n/index.ts';

export const userActsMessages = defineMessages('userActs', {
  email: ['Change e-mail', 'An act on an account.'],
  emailTitle: ['Another e-mail address for {name}', 'An act on an account.'],
  emailDone: ['The e-mail address was changed. An e-mail asks the person to confirm it.', 'An act on an account.'],
  newEmail: ['New e-mail address', 'An act on an account.'],
  newEmailHint: ['The person signs in with it from now on.', 'An act on an account.'],
  sameEmail: ['The person signs in with this address already.', 'At the field, when it is the present address.'],
  deactivate: ['Deactivate', 'An act on an account.'],
  deactivateTitle: ['Deactivate the account of {name}', 'An act on an account.'],
  deactivateDone: ['The account is deactivated.', 'An act on an account.'],
  reactivate: ['Reactivate', 'An act on an account.'],
  reactivateTitle: ['Reactivate the account of {name}', 'An act on an account.'],
  reactivateDone: ['The account can be used again.', 'An act on an account.'],
  resend: ['Send the invitation again', 'An act on an account.'],
  resendDone: ['The invitation is on its way to {email}.', 'An act on an account.'],
  resendVerify: ['Send the confirmation again', 'An act on an account whose address is not confirmed.'],
  resendVerifyDone: ['The confirmation e-mail is on its way to {email}.', 'An act on an account.'],
});
