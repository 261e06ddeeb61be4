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
  ownFiles: [
    'For another system. This site keeps files and pictures itself.',
    'Of a setting that nothing here uses, in the list and in the dialog that changes it.',
  ],
  ownReports: [
    'For another system. This site keeps reports of errors in its own log.',
    'Of a setting that nothing here uses, in the list and in the dialog that changes it.',
  ],
  everyRegion: [
    'Not used: what is for the whole college is for every region.',
    'Of a setting that nothing here uses, in the list and in the dialog that changes it.',
  ],
  allOthers: [
    'Not used: whoever is not in the group for tests gets the version for everyone.',
    'Of a setting that nothing here uses, in the list and in the dialog that changes it. It names the group that gets the app version for everyone.',
  ],
  sameTerms: [
    'This version is in force already. Give the terms a new one.',
    'At the field, when the version of the terms is the present one.',
  ],
  first: ['First group', 'Field.'],
  second: ['Second group', 'Field.'],
});
