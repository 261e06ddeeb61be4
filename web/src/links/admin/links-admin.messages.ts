import { defineMessages } from '../../lib/i18n/index.ts';

export const linksAdminMessages = defineMessages({
  search: { id: 'linksAdmin.search', defaultMessage: 'Search by title', description: 'Field above the list.' },
  link: { id: 'linksAdmin.link', defaultMessage: 'Link', description: 'Column.' },
  title: { id: 'linksAdmin.title', defaultMessage: 'Title', description: 'Field.' },
  url: { id: 'linksAdmin.url', defaultMessage: 'Web address', description: 'Column, field.' },
  urlHint: {
    id: 'linksAdmin.urlHint',
    defaultMessage: 'It begins with https:// or http://.',
    description: 'Hint at the field.',
  },
  group: {
    id: 'linksAdmin.group',
    defaultMessage: 'For',
    description: 'Column, filter, field: whose students see it.',
  },
  everybody: {
    id: 'linksAdmin.everybody',
    defaultMessage: 'Everybody with an account',
    description: 'Whom a link is for.',
  },
  anyGroup: { id: 'linksAdmin.anyGroup', defaultMessage: 'Any group', description: 'Filter.' },
  order: { id: 'linksAdmin.order', defaultMessage: 'Place in the list', description: 'Column, field.' },
  changed: { id: 'linksAdmin.changed', defaultMessage: 'Changed', description: 'Column.' },
  new: { id: 'linksAdmin.new', defaultMessage: 'New link', description: 'Button, title of the dialog.' },
  create: { id: 'linksAdmin.create', defaultMessage: 'Create the link', description: 'Button.' },
  saved: { id: 'linksAdmin.saved', defaultMessage: '{title} is saved', description: 'Notice.' },
  deleteTitle: { id: 'linksAdmin.deleteTitle', defaultMessage: 'Delete {title}?', description: 'Title.' },
  deleteMeans: {
    id: 'linksAdmin.deleteMeans',
    defaultMessage: 'Students do not see it any more.',
    description: 'In the dialog.',
  },
  deleted: { id: 'linksAdmin.deleted', defaultMessage: '{title} is deleted', description: 'Notice.' },
});
