import { defineMessages } from '../lib/i18n/index.ts';

export const newsMessages = defineMessages({
  pinned: { id: 'news.pinned', defaultMessage: 'On top', description: 'Mark of news that stays first.' },
  none: { id: 'news.none', defaultMessage: 'There is no news.', description: 'Instead of a list.' },
  more: { id: 'news.more', defaultMessage: 'Older news', description: 'Button below the list.' },
  manage: {
    id: 'news.manage',
    defaultMessage: 'Write news',
    description: 'Button that leads admins to the noticeboard.',
  },
});
