import { defineMessages } from '../../lib/i18n/index.ts';

export const localesAdminMessages = defineMessages('localesAdmin', {
  permission: [
    'The languages that people may choose.',
    'What a permission to this list is about.',
    'individualPermissions.about.locales',
  ],
  search: ['Name of the language', 'Search field.'],
  name: ['Name', 'Column and field: in English.'],
  label: ['Its own name', 'Column and field: as Polski.'],
  value: ['Code', 'Column and field: as pl_PL.'],
  labelHint: ['People choose their language by this name.', 'Below the field.'],
  about: ['About the language', 'Heading.'],
  new: ['Add a language', 'Button and title of the form.'],
  editTitle: ['Edit {language}', 'Title of the form.'],
  saved: ['{language} is saved', 'Notice.'],
  removeTitle: ['Delete {language}?', 'Title.'],
  removeMeans: [
    'Nobody can choose this language any more. Whoever uses it keeps it, and its texts stay.',
    'What removing a language means.',
  ],
  removed: ['{language} is deleted', 'Notice.'],
});
