import { defineMessages } from '../kernel/messages.ts';

/** Why an item of news is not saved. */
export const newsItemMessages = defineMessages('newsItem', {
  exists: ['This item is already there.', 'The id belongs to another item of news'],
  endsBeforeItStarts: ['The last day is before the first.', 'The days on which an item of news is shown'],
  noRegion: ['Choose at least one region.', 'An item for the people of some regions'],
  noGroup: ['Choose at least one group.', 'An item for the people of some groups'],
});
