import { defineMessages } from '../i18n/messages.ts';

export const groupMessages = defineMessages('selectGroup', {
  group: ['Select a group', 'Label of the choice between the student’s groups.', 'selectGroup'],
  noGroups: ['No Groups Found', 'Shown to someone who is in no group.', 'noGroupsFound'],
});
