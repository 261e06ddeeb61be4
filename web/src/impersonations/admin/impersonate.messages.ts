import { defineMessages } from '../../lib/i18n/index.ts';

export const impersonateMessages = defineMessages({
  impersonate: {
    id: 'accounts.impersonate',
    defaultMessage: 'Act as this user',
    description: 'Button of a user’s page: an admin uses the site as that person.',
  },
  title: { id: 'accounts.impersonateTitle', defaultMessage: 'Act as {name}', description: 'Title of the dialog.' },
  about: {
    id: 'accounts.impersonateAbout',
    defaultMessage:
      'You will see the site as {name} for 30 minutes, viewing only until you allow changes. {name} is told, and everything is logged under both names.',
    description: 'In the dialog.',
  },
  reasonHint: {
    id: 'accounts.impersonateReasonHint',
    defaultMessage: 'What you want to find out or help with. It is kept in the log.',
    description: 'Below the field.',
  },
  start: { id: 'accounts.impersonateStart', defaultMessage: 'Begin', description: 'Button of the dialog.' },
});
