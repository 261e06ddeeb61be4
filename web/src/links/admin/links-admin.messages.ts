import { defineMessages } from '../../lib/i18n/index.ts';

export const linksAdminMessages = defineMessages('linksAdmin', {
  permission: [
    'The links that students find.',
    'What a permission to this list is about.',
    'individualPermissions.about.links',
  ],
  search: ['Search by title', 'Field above the list.'],
  link: ['Link', 'Column.'],
  title: ['Title', 'Field.'],
  url: ['Web address', 'Column, field.'],
  urlHint: ['It begins with https:// or http://.', 'Hint at the field.'],
  group: ['For', 'Column, filter, field: whose students see it.'],
  everybody: ['Everybody with an account', 'Whom a link is for.'],
  order: ['Place in the list', 'Column, field.'],
  changed: ['Changed', 'Column.'],
  new: ['New link', 'Button, title of the dialog.'],
  create: ['Create the link', 'Button.'],
  saved: ['{title} is saved', 'Notice.'],
  deleteTitle: ['Delete {title}?', 'Title.'],
  deleteMeans: ['Students do not see it any more.', 'In the dialog.'],
  deleted: ['{title} is deleted', 'Notice.'],
});
