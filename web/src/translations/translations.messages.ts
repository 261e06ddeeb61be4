import { defineMessages } from '../lib/i18n/index.ts';

export const translationsMessages = defineMessages('translations', {
  title: ['Text in {language}', 'Title of a form.'],
  key: ['Key', 'What a text is called: fact and column.'],
  english: ['English', 'The English text: fact and column.'],
  place: ['Where it stands', 'Fact: what a text is for, in English.'],
  keep: ['Keep as they are: {placeholders}', 'Below the field; {placeholders} is a list such as {amount}.'],
  placeholder: [
    '{placeholder} must stand in the text exactly as in English.',
    'Error at the field; {placeholder} is one such as {amount}.',
  ],
  missing: ['Missing', 'State of a text.', 'translations.status.missing'],
  original: ['Original', 'State of a text.', 'translations.status.original'],
  machineMade: ['Machine-made', 'State of a text that nobody has reviewed.', 'translations.status.machineMade'],
  reviewed: ['Reviewed', 'State of a text.', 'translations.status.reviewed'],
  by: ['{person}, {date}', 'Who saved or reviewed a text.'],
  takeBack: ['Use the delivered text again', 'Button: the own text goes.'],
  review: ['Mark as reviewed', 'Button.'],
  saved: ['The text is saved', 'Notice.'],
  start: ['Translate on the page', 'Menu entry and button.'],
  bar: ['Translating', 'Name of the bar of that mode.'],
  howTo: ['Click a text to change it in {language}. Hold Alt to click as usual.', 'In that bar.'],
  onPage: ['Texts on this page', 'Button and title.'],
  which: ['Which text?', 'Title: several texts read the same.'],
  stop: ['Stop translating', 'Button in that bar.'],
});
