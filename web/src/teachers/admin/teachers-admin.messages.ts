import { defineMessages } from '../../lib/i18n/index.ts';

export const teachersAdminMessages = defineMessages({
  search: { id: 'teachersAdmin.search', defaultMessage: 'Name or title', description: 'Search field.' },
  name: { id: 'teachersAdmin.name', defaultMessage: 'Name', description: 'Column, field and fact.' },
  kind: { id: 'teachersAdmin.kind', defaultMessage: 'Kind', description: 'Column, filter and field.' },
  anyKind: { id: 'teachersAdmin.anyKind', defaultMessage: 'Any kind', description: 'Filter.' },
  instructor: { id: 'teachersAdmin.kind.instructor', defaultMessage: 'Instructor', description: 'Kind of teacher.' },
  facilitator: { id: 'teachersAdmin.kind.facilitator', defaultMessage: 'Facilitator', description: 'Kind of teacher.' },
  title: {
    id: 'teachersAdmin.title',
    defaultMessage: 'Title',
    description: 'Field and fact: what a teacher is, as Dean of Students.',
  },
  bio: { id: 'teachersAdmin.bio', defaultMessage: 'About', description: 'Field and fact: some words on a teacher.' },
  email: { id: 'teachersAdmin.email', defaultMessage: 'E-mail', description: 'Column, field and fact.' },
  emailHint: {
    id: 'teachersAdmin.emailHint',
    defaultMessage: 'Students of the groups write there.',
    description: 'Below the field of the e-mail address.',
  },
  account: { id: 'teachersAdmin.account', defaultMessage: 'Account', description: 'Field and fact.' },
  accountHint: {
    id: 'teachersAdmin.accountHint',
    defaultMessage: 'With an account the own groups stand first on dashboard and registers.',
    description: 'Below the field of the account.',
  },
  regions: { id: 'teachersAdmin.regions', defaultMessage: 'Regions', description: 'Column, field and fact.' },
  everywhere: {
    id: 'teachersAdmin.everywhere',
    defaultMessage: 'Everywhere',
    description: 'Of a teacher who belongs to no region in particular.',
  },
  erased: { id: 'teachersAdmin.erased', defaultMessage: 'Erased person', description: 'In place of an erased name.' },
  about: { id: 'teachersAdmin.about', defaultMessage: 'About the teacher', description: 'Heading.' },
  changed: { id: 'teachersAdmin.changed', defaultMessage: 'Last changed', description: 'Fact: when.' },
  new: { id: 'teachersAdmin.new', defaultMessage: 'New teacher', description: 'Button and title of the form.' },
  create: { id: 'teachersAdmin.create', defaultMessage: 'Create the teacher', description: 'Button of the form.' },
  editTitle: { id: 'teachersAdmin.editTitle', defaultMessage: 'Edit {teacher}', description: 'Title of the form.' },
  saved: { id: 'teachersAdmin.saved', defaultMessage: '{teacher} is saved', description: 'Notice.' },
  deleteTitle: { id: 'teachersAdmin.deleteTitle', defaultMessage: 'Delete {teacher}?', description: 'Title.' },
  deleteMeans: {
    id: 'teachersAdmin.deleteMeans',
    defaultMessage: 'Groups and courses do not show this teacher any more. An account stays as it is.',
    description: 'What deleting a teacher means.',
  },
  deleted: { id: 'teachersAdmin.deleted', defaultMessage: '{teacher} is deleted', description: 'Notice.' },
});
