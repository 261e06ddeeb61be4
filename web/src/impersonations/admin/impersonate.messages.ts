import { defineMessages } from '../../lib/i18n/index.ts';

export const impersonateMessages = defineMessages('accounts', {
  impersonate: ['Act as this user', 'Button of a user’s page: an admin uses the site as that person.'],
  title: ['Act as {name}', 'Title of the dialog.', 'accounts.impersonateTitle'],
  about: [
    'You will see the site as {name} for 30 minutes, viewing only until you allow changes. {name} is told, and everything is logged under both names.',
    'In the dialog.',
    'accounts.impersonateAbout',
  ],
  reasonHint: [
    'What you want to find out or help with. It is kept in the log.',
    'Below the field.',
    'accounts.impersonateReasonHint',
  ],
  start: ['Begin', 'Button of the dialog.', 'accounts.impersonateStart'],
});
