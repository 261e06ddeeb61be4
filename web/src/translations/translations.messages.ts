import { defineMessages } from '../lib/i18n/index.ts';

export const translationsMessages = defineMessages({
  title: { id: 'translations.title', defaultMessage: 'Text in {language}', description: 'Title of a form.' },
  key: { id: 'translations.key', defaultMessage: 'Key', description: 'What a text is called: fact and column.' },
  english: { id: 'translations.english', defaultMessage: 'English', description: 'The English text: fact and column.' },
  place: {
    id: 'translations.place',
    defaultMessage: 'Where it stands',
    description: 'Fact: what a text is for, in English.',
  },
  keep: {
    id: 'translations.keep',
    defaultMessage: 'Keep as they are: {placeholders}',
    description: 'Below the field; {placeholders} is a list such as {amount}.',
  },
  placeholder: {
    id: 'translations.placeholder',
    defaultMessage: '{placeholder} must stand in the text exactly as in English.',
    description: 'Error at the field; {placeholder} is one such as {amount}.',
  },
  missing: { id: 'translations.status.missing', defaultMessage: 'Missing', description: 'State of a text.' },
  original: { id: 'translations.status.original', defaultMessage: 'Original', description: 'State of a text.' },
  machineMade: {
    id: 'translations.status.machineMade',
    defaultMessage: 'Machine-made',
    description: 'State of a text that nobody has reviewed.',
  },
  reviewed: { id: 'translations.status.reviewed', defaultMessage: 'Reviewed', description: 'State of a text.' },
  by: { id: 'translations.by', defaultMessage: '{person}, {date}', description: 'Who saved or reviewed a text.' },
  takeBack: {
    id: 'translations.takeBack',
    defaultMessage: 'Use the delivered text again',
    description: 'Button: the own text goes.',
  },
  review: { id: 'translations.review', defaultMessage: 'Mark as reviewed', description: 'Button.' },
  saved: { id: 'translations.saved', defaultMessage: 'The text is saved', description: 'Notice.' },
  start: { id: 'translations.start', defaultMessage: 'Translate on the page', description: 'Menu entry and button.' },
  bar: { id: 'translations.bar', defaultMessage: 'Translating', description: 'Name of the bar of that mode.' },
  howTo: {
    id: 'translations.howTo',
    defaultMessage: 'Click a text to change it in {language}. Hold Alt to click as usual.',
    description: 'In that bar.',
  },
  onPage: { id: 'translations.onPage', defaultMessage: 'Texts on this page', description: 'Button and title.' },
  which: {
    id: 'translations.which',
    defaultMessage: 'Which text?',
    description: 'Title: several texts read the same.',
  },
  stop: { id: 'translations.stop', defaultMessage: 'Stop translating', description: 'Button in that bar.' },
});
