import { defineMessages } from '../../lib/i18n/index.ts';

export const siteSettingsMessages = defineMessages('siteSettings', {
  college: ['College', 'Heading.'],
  site: ['Site', 'Heading.'],
  exams: ['Exams', 'Heading.'],
  alumni: ['Alumni', 'Heading.'],
  pictures: ['Pictures', 'Heading.'],
  app: ['App', 'Heading.'],
  cards: ['Card payments', 'Heading.'],
  change: ['Change {setting}', 'Label of a button, title.'],
  saved: ['{setting} is saved', 'Notice.'],
  by: ['{person}, {when}', 'Who changed it last, and when.'],
  delivered: ['As delivered', 'Of a setting that nobody has changed.'],
  effect: [
    'It takes effect for everybody from the next page on, and is recorded in the system log.',
    'In the dialog that changes a setting.',
  ],
  termsEffect: [
    'Everybody is asked to accept the terms anew before going on. The change is recorded in the system log.',
    'In the dialog that changes the version of the terms.',
  ],
  unused: ['Kept, but not used by this site yet.', 'Of a setting, in the list and in the dialog that changes it.'],
  sameTerms: [
    'This version is in force already. Give the terms a new one.',
    'At the field, when the version of the terms is the present one.',
  ],
  first: ['First group', 'Field.'],
  second: ['Second group', 'Field.'],
});
