import { defineMessages } from '../../lib/i18n/index.ts';

export const previewsMessages = defineMessages({
  subtitle: {
    id: 'previews.subtitle',
    defaultMessage: 'Groups and their courses as students see them.',
    description: 'Below the page title.',
  },
  region: { id: 'previews.region', defaultMessage: 'Region', description: 'Field.' },
  noGroups: {
    id: 'previews.noGroups',
    defaultMessage: 'This region has no active groups.',
    description: 'In place of the groups.',
  },
});
