import { defineMessages } from '../../lib/i18n/index.ts';

export const categoriesAdminMessages = defineMessages({
  search: { id: 'categoriesAdmin.search', defaultMessage: 'Name of the category', description: 'Search field.' },
  name: { id: 'categoriesAdmin.name', defaultMessage: 'Name', description: 'Column, field and fact.' },
  kind: { id: 'categoriesAdmin.kind', defaultMessage: 'Used for', description: 'Column, filter, field and fact.' },
  anyKind: { id: 'categoriesAdmin.anyKind', defaultMessage: 'Anything', description: 'Filter.' },
  course: { id: 'categoriesAdmin.kind.course', defaultMessage: 'Courses', description: 'What a category sorts.' },
  video: { id: 'categoriesAdmin.kind.video', defaultMessage: 'Videos', description: 'What a category sorts.' },
  document: { id: 'categoriesAdmin.kind.document', defaultMessage: 'Documents', description: 'What a category sorts.' },
  order: { id: 'categoriesAdmin.order', defaultMessage: 'Place in the list', description: 'Column, field and fact.' },
  changed: { id: 'categoriesAdmin.changed', defaultMessage: 'Last changed', description: 'Fact: when.' },
  about: { id: 'categoriesAdmin.about', defaultMessage: 'About the category', description: 'Heading.' },
  new: { id: 'categoriesAdmin.new', defaultMessage: 'New category', description: 'Button and title of the form.' },
  create: { id: 'categoriesAdmin.create', defaultMessage: 'Create the category', description: 'Button of the form.' },
  editTitle: { id: 'categoriesAdmin.editTitle', defaultMessage: 'Edit {category}', description: 'Title of the form.' },
  saved: { id: 'categoriesAdmin.saved', defaultMessage: '{category} is saved', description: 'Notice.' },
  deleteTitle: { id: 'categoriesAdmin.deleteTitle', defaultMessage: 'Delete {category}?', description: 'Title.' },
  deleteMeans: {
    id: 'categoriesAdmin.deleteMeans',
    defaultMessage: 'What stands in this category stays, without a category.',
    description: 'What deleting a category means.',
  },
  deleted: { id: 'categoriesAdmin.deleted', defaultMessage: '{category} is deleted', description: 'Notice.' },
});
