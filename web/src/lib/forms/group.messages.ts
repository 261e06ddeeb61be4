import { defineMessages } from '../i18n/messages.ts';

export const groupMessages = defineMessages({
  group: {
    id: 'selectGroup',
    defaultMessage: 'Select a group',
    description: 'Label of the choice between the student’s groups.',
  },
  noGroups: {
    id: 'noGroupsFound',
    defaultMessage: 'No Groups Found',
    description: 'Shown to someone who is in no group.',
  },
});
