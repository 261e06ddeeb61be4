import { defineMessages } from '../lib/i18n/index.ts';

export const newsMessages = defineMessages('news', {
  pinned: ['On top', 'Mark of news that stays first.'],
  none: ['There is no news.', 'Instead of a list.'],
  more: ['Older news', 'Button below the list.'],
  manage: ['Write news', 'Button that leads admins to the noticeboard.'],
});
