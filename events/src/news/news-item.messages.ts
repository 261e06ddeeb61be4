import { defineMessages } from '../kernel/messages.ts';

/** Why an item of news is not saved. */
export const newsItemMessages = defineMessages({
  exists: {
    id: 'newsItem.exists',
    defaultMessage: 'This item is already there.',
    description: 'The id belongs to another item of news',
  },
  endsBeforeItStarts: {
    id: 'newsItem.endsBeforeItStarts',
    defaultMessage: 'The last day is before the first.',
    description: 'The days on which an item of news is shown',
  },
  noRegion: {
    id: 'newsItem.noRegion',
    defaultMessage: 'Choose at least one region.',
    description: 'An item for the people of some regions',
  },
  noGroup: {
    id: 'newsItem.noGroup',
    defaultMessage: 'Choose at least one group.',
    description: 'An item for the people of some groups',
  },
});
