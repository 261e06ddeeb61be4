import { defineMessages } from '../lib/i18n/index.ts';

export const notificationsMessages = defineMessages({
  title: { id: 'notifications.title', defaultMessage: 'Notifications', description: 'Title of the page.' },
  subtitle_one: {
    id: 'notifications.subtitle_one',
    defaultMessage: '{count} new',
    description: 'Below the title: how many were not read yet.',
  },
  subtitle_other: {
    id: 'notifications.subtitle_other',
    defaultMessage: '{count} new',
    description: 'Below the title: how many were not read yet.',
  },
  allRead: {
    id: 'notifications.allRead',
    defaultMessage: 'You have read everything.',
    description: 'Below the title when nothing is new.',
  },
  onlyNew: {
    id: 'notifications.onlyNew',
    defaultMessage: 'Only new ones',
    description: 'Checkbox above the list of notifications: those that were read are left out.',
  },
  none: {
    id: 'notifications.none',
    defaultMessage: 'Nothing to show yet',
    description: 'In the card of the dashboard.',
  },
  markRead: { id: 'notifications.markRead', defaultMessage: 'Mark all read', description: 'Button.' },
  markedRead: {
    id: 'notifications.markedRead',
    defaultMessage: 'Everything is marked as read.',
    description: 'Short notice.',
  },
  unread: {
    id: 'notifications.unread',
    defaultMessage: 'New',
    description: 'Read out before a notification that was not read yet.',
  },
});
