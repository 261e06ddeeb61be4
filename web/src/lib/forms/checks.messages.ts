import { defineMessages } from '../i18n/messages.ts';

/** What the browser's checks find, in the words and the language of the page. */
export const checksMessages = defineMessages({
  missing: {
    id: 'check.missing',
    defaultMessage: 'Please fill this in.',
    description: 'Below a field that must not be empty.',
  },
  notChosen: {
    id: 'check.notChosen',
    defaultMessage: 'Please choose.',
    description: 'Below a choice that must be made.',
  },
  notTicked: {
    id: 'check.notTicked',
    defaultMessage: 'Please tick this box.',
    description: 'Below a box that must be ticked.',
  },
  noEmail: {
    id: 'check.noEmail',
    defaultMessage: 'This is not an e-mail address. Write it like name@example.org.',
    description: 'Below a field.',
  },
  noUrl: {
    id: 'check.noUrl',
    defaultMessage: 'This is not a web address. Write it like https://example.org.',
    description: 'Below a field.',
  },
  noPhone: {
    id: 'check.noPhone',
    defaultMessage: 'This is not a phone number. Write it like +1 719 555 0100.',
    description: 'Below a field.',
  },
  tooShort_one: {
    id: 'check.tooShort_one',
    defaultMessage: 'At least {count} character.',
    description: 'Below a field.',
  },
  tooShort_other: {
    id: 'check.tooShort_other',
    defaultMessage: 'At least {count} characters.',
    description: 'Below a field.',
  },
  tooLong_one: { id: 'check.tooLong_one', defaultMessage: 'At most {count} character.', description: 'Below a field.' },
  tooLong_other: {
    id: 'check.tooLong_other',
    defaultMessage: 'At most {count} characters.',
    description: 'Below a field.',
  },
  tooEarly: { id: 'check.tooEarly', defaultMessage: 'Not before {least}.', description: 'Below a date or a time.' },
  tooLate: { id: 'check.tooLate', defaultMessage: 'Not after {most}.', description: 'Below a date or a time.' },
  tooSmall: { id: 'check.tooSmall', defaultMessage: 'At least {least}.', description: 'Below a number.' },
  tooLarge: { id: 'check.tooLarge', defaultMessage: 'At most {most}.', description: 'Below a number.' },
  notPositive: { id: 'check.notPositive', defaultMessage: 'More than 0.', description: 'Below a number.' },
  notWhole: { id: 'check.notWhole', defaultMessage: 'Whole numbers only.', description: 'Below a number.' },
  tooFine: {
    id: 'check.tooFine',
    defaultMessage: 'Decimal places: {most} at most.',
    description: 'Below a number.',
  },
  unreadable: {
    id: 'check.unreadable',
    defaultMessage: 'This cannot be read. Please correct it.',
    description: 'Below a date, a time or a number that is half written.',
  },
});
