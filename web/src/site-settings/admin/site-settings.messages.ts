import { defineMessages } from '../../lib/i18n/index.ts';

export const siteSettingsMessages = defineMessages({
  college: { id: 'siteSettings.college', defaultMessage: 'College', description: 'Heading.' },
  site: { id: 'siteSettings.site', defaultMessage: 'Site', description: 'Heading.' },
  exams: { id: 'siteSettings.exams', defaultMessage: 'Exams', description: 'Heading.' },
  alumni: { id: 'siteSettings.alumni', defaultMessage: 'Alumni', description: 'Heading.' },
  pictures: { id: 'siteSettings.pictures', defaultMessage: 'Pictures', description: 'Heading.' },
  app: { id: 'siteSettings.app', defaultMessage: 'App', description: 'Heading.' },
  cards: { id: 'siteSettings.cards', defaultMessage: 'Card payments', description: 'Heading.' },
  change: { id: 'siteSettings.change', defaultMessage: 'Change {setting}', description: 'Label of a button, title.' },
  saved: { id: 'siteSettings.saved', defaultMessage: '{setting} is saved', description: 'Notice.' },
  by: { id: 'siteSettings.by', defaultMessage: '{person}, {when}', description: 'Who changed it last, and when.' },
  delivered: {
    id: 'siteSettings.delivered',
    defaultMessage: 'As delivered',
    description: 'Of a setting that nobody has changed.',
  },
  effect: {
    id: 'siteSettings.effect',
    defaultMessage: 'It takes effect for everybody from the next page on, and is recorded in the system log.',
    description: 'In the dialog that changes a setting.',
  },
  first: { id: 'siteSettings.first', defaultMessage: 'First group', description: 'Field.' },
  second: { id: 'siteSettings.second', defaultMessage: 'Second group', description: 'Field.' },
});
