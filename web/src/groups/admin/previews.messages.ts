import { defineMessages } from '../../lib/i18n/index.ts';

export const previewsMessages = defineMessages('previews', {
  subtitle: ['Groups and their courses as students see them.', 'Below the page title.'],
  region: ['Region', 'Field.'],
  noGroups: ['This region has no active groups.', 'In place of the groups.'],
});
