import { defineMessages } from '../../lib/i18n/index.ts';

export const publicationMessages = defineMessages('publications', {
  state: ['State', 'Column, filter.'],
  anyState: ['Any state', 'Filter.'],
  notPublished: ['Not published', 'Filter.'],
  publish: ['Publish', 'Button.'],
  publishTitle: ['Publish {title}?', 'Title.'],
  publishDone: ['{title} is published', 'Notice.'],
  unpublish: ['Withdraw', 'Button.'],
  unpublishTitle: ['Withdraw {title}?', 'Title.'],
  unpublishDone: ['{title} is withdrawn', 'Notice.'],
  deleteTitle: ['Delete {title}?', 'Title.'],
  deleteDone: ['{title} is deleted', 'Notice.'],
  typedUnsaved: [
    'What you have typed is not saved yet. Save it first, or load the page anew to leave it out.',
    'In place of the question whether to publish, withdraw or delete.',
  ],
});
