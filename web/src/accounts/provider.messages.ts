import { defineMessages } from '../lib/i18n/index.ts';

/** Signing in by way of another house, and when too many do. */
export const providerMessages = defineMessages('accounts', {
  microsoft: ['Sign in with Microsoft', 'Button of the sign-in page, where the office signs in.'],
  or: ['or', 'Between the sign-in form and the Microsoft button.'],
  microsoftTitle: ['Signing in with Microsoft', 'Title of the page that Microsoft leads back to.'],
  invalidState: [
    'Error: Invalid state parameter',
    'Fixed phrase: the answer does not belong to a sign-in that began in this browser.',
    'accounts.microsoftInvalidState',
  ],
  noCode: ['Error: No authorization code received', 'Fixed phrase: Microsoft sent nobody.', 'accounts.microsoftNoCode'],
  backToLogin: ['Back to Login', 'Button below an error of Microsoft.'],
  waiting: [
    'Many people are signing in just now. Please stay here: we try again in {seconds} s.',
    'On the sign-in page, while more people sign in than can be worked off.',
  ],
  pause: ['Too many attempts. You can try again in {seconds} s.', 'On the sign-in page, after many tries.'],
  pauseMinutes_one: ['Too many attempts. You can try again in {count} minute.', 'The same, when it takes longer.'],
  pauseMinutes_other: ['Too many attempts. You can try again in {count} minutes.', 'The same, when it takes longer.'],
});
