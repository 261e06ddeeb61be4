import { defineMessages } from '../lib/i18n/index.ts';

export const notificationsMessages = defineMessages('notifications', {
  title: ['Notifications', 'Title of the page.'],
  subtitle_one: ['{count} new', 'Below the title: how many were not read yet.'],
  subtitle_other: ['{count} new', 'Below the title: how many were not read yet.'],
  allRead: ['You have read everything.', 'Below the title when nothing is new.'],
  onlyNew: ['Only new ones', 'Checkbox above the list of notifications: those that were read are left out.'],
  none: ['Nothing to show yet', 'In the card of the dashboard.'],
  markRead: ['Mark all read', 'Button.'],
  markedRead: ['Everything is marked as read.', 'Short notice.'],
  unread: ['New', 'Read out before a notification that was not read yet.'],
});
