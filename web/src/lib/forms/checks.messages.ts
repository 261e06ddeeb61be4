import { defineMessages } from '../i18n/messages.ts';

/** They say what the browser's checks find, in the words and the language of the page. */
export const checksMessages = defineMessages('check', {
  missing: ['Please fill this in.', 'Below a field that must not be empty.'],
  notChosen: ['Please choose.', 'Below a choice that must be made.'],
  notTicked: ['Please tick this box.', 'Below a box that must be ticked.'],
  noEmail: ['This is not an e-mail address. Write it like name@example.org.', 'Below a field.'],
  noUrl: ['This is not a web address. Write it like https://example.org.', 'Below a field.'],
  noPhone: ['This is not a phone number. Write it like +1 719 555 0100.', 'Below a field.'],
  tooShort_one: ['At least {count} character.', 'Below a field.'],
  tooShort_other: ['At least {count} characters.', 'Below a field.'],
  tooLong_one: ['At most {count} character.', 'Below a field.'],
  tooLong_other: ['At most {count} characters.', 'Below a field.'],
  tooEarly: ['Not before {least}.', 'Below a date or a time.'],
  tooLate: ['Not after {most}.', 'Below a date or a time.'],
  tooSmall: ['At least {least}.', 'Below a number.'],
  tooLarge: ['At most {most}.', 'Below a number.'],
  notPositive: ['More than 0.', 'Below a number.'],
  notWhole: ['Whole numbers only.', 'Below a number.'],
  tooFine: ['Decimal places: {most} at most.', 'Below a number.'],
  unreadable: ['This cannot be read. Please correct it.', 'Below a date, a time or a number that is half written.'],
});
