import { defineMessages } from '../../lib/i18n/index.ts';

export const teachersAdminMessages = defineMessages('teachersAdmin', {
  permission: [
    'The list of teachers and what is said of them.',
    'What a permission to this list is about.',
    'individualPermissions.about.teachers',
  ],
  search: ['Name or title', 'Search field.'],
  name: ['Name', 'Column, field and fact.'],
  kind: ['Kind', 'Column, filter and field.'],
  anyKind: ['Any kind', 'Filter.'],
  instructor: ['Instructor', 'Kind of teacher.', 'teachersAdmin.kind.instructor'],
  facilitator: ['Facilitator', 'Kind of teacher.', 'teachersAdmin.kind.facilitator'],
  title: ['Title', 'Field and fact: what a teacher is, as Dean of Students.'],
  bio: ['About', 'Field and fact: some words on a teacher.'],
  email: ['E-mail', 'Column, field and fact.'],
  emailHint: ['Students of the groups write there.', 'Below the field of the e-mail address.'],
  account: ['Account', 'Field and fact.'],
  accountHint: [
    'With an account the own groups stand first on dashboard and registers.',
    'Below the field of the account.',
  ],
  regions: ['Regions', 'Column, field and fact.'],
  everywhere: ['Everywhere', 'Of a teacher who belongs to no region in particular.'],
  erased: ['Erased person', 'In place of an erased name.'],
  about: ['About the teacher', 'Heading.'],
  changed: ['Last changed', 'Fact: when.'],
  new: ['New teacher', 'Button and title of the form.'],
  create: ['Create the teacher', 'Button of the form.'],
  editTitle: ['Edit {teacher}', 'Title of the form.'],
  saved: ['{teacher} is saved', 'Notice.'],
  deleteTitle: ['Delete {teacher}?', 'Title.'],
  deleteMeans: [
    'Groups and courses do not show this teacher any more. An account stays as it is.',
    'What deleting a teacher means.',
  ],
  deleted: ['{teacher} is deleted', 'Notice.'],
});
