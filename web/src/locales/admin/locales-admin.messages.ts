import { defineMessages } from '../../lib/i18n/index.ts';

export const localesAdminMessages = defineMessages({
  search: { id: 'localesAdmin.search', defaultMessage: 'Name of the language', description: 'Search field.' },
  name: { id: 'localesAdmin.name', defaultMessage: 'Name', description: 'Column and field: in English.' },
  label: { id: 'localesAdmin.label', defaultMessage: 'Its own name', description: 'Column and field: as Polski.' },
  value: { id: 'localesAdmin.value', defaultMessage: 'Code', description: 'Column and field: as pl_PL.' },
  labelHint: {
    id: 'localesAdmin.labelHint',
    defaultMessage: 'People choose their language by this name.',
    description: 'Below the field.',
  },
  about: { id: 'localesAdmin.about', defaultMessage: 'About the language', description: 'Heading.' },
  new: { id: 'localesAdmin.new', defaultMessage: 'Add a language', description: 'Button and title of the form.' },
  editTitle: { id: 'localesAdmin.editTitle', defaultMessage: 'Edit {language}', description: 'Title of the form.' },
  saved: { id: 'localesAdmin.saved', defaultMessage: '{language} is saved', description: 'Notice.' },
  removeTitle: { id: 'localesAdmin.removeTitle', defaultMessage: 'Remove {language}?', description: 'Title.' },
  removeMeans: {
    id: 'localesAdmin.removeMeans',
    defaultMessage: 'Nobody can choose this language any more. Whoever uses it keeps it, and its texts stay.',
    description: 'What removing a language means.',
  },
  removed: { id: 'localesAdmin.removed', defaultMessage: '{language} is removed', description: 'Notice.' },
});
