import { defineMessages } from '../../lib/i18n/index.ts';

export const publicationMessages = defineMessages({
  state: { id: 'publications.state', defaultMessage: 'State', description: 'Column, filter.' },
  anyState: { id: 'publications.anyState', defaultMessage: 'Any state', description: 'Filter.' },
  notPublished: { id: 'publications.notPublished', defaultMessage: 'Not published', description: 'Filter.' },
  publish: { id: 'publications.publish', defaultMessage: 'Publish', description: 'Button.' },
  publishTitle: { id: 'publications.publishTitle', defaultMessage: 'Publish {title}?', description: 'Title.' },
  publishDone: { id: 'publications.publishDone', defaultMessage: '{title} is published', description: 'Notice.' },
  unpublish: { id: 'publications.unpublish', defaultMessage: 'Withdraw', description: 'Button.' },
  unpublishTitle: { id: 'publications.unpublishTitle', defaultMessage: 'Withdraw {title}?', description: 'Title.' },
  unpublishDone: { id: 'publications.unpublishDone', defaultMessage: '{title} is withdrawn', description: 'Notice.' },
  deleteTitle: { id: 'publications.deleteTitle', defaultMessage: 'Delete {title}?', description: 'Title.' },
  deleteDone: { id: 'publications.deleteDone', defaultMessage: '{title} is deleted', description: 'Notice.' },
});
