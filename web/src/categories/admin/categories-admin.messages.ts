import { defineMessages } from '../../lib/i18n/index.ts';

export const categoriesAdminMessages = defineMessages('categoriesAdmin', {
  permission: [
    'Categories of courses, videos and documents.',
    'What a permission to this list is about.',
    'individualPermissions.about.categories',
  ],
  search: ['Name of the category', 'Search field.'],
  name: ['Name', 'Column, field and fact.'],
  kind: ['Used for', 'Column, filter, field and fact.'],
  anyKind: ['Anything', 'Filter.'],
  course: ['Courses', 'What a category sorts.', 'categoriesAdmin.kind.course'],
  video: ['Videos', 'What a category sorts.', 'categoriesAdmin.kind.video'],
  document: ['Documents', 'What a category sorts.', 'categoriesAdmin.kind.document'],
  order: ['Place in the list', 'Column, field and fact.'],
  changed: ['Last changed', 'Fact: when.'],
  about: ['About the category', 'Heading.'],
  new: ['New category', 'Button and title of the form.'],
  create: ['Create the category', 'Button of the form.'],
  editTitle: ['Edit {category}', 'Title of the form.'],
  saved: ['{category} is saved', 'Notice.'],
  deleteTitle: ['Delete {category}?', 'Title.'],
  deleteMeans: ['What stands in this category stays, without a category.', 'What deleting a category means.'],
  deleted: ['{category} is deleted', 'Notice.'],
});
