import { defineMessages } from './messages.ts';

/** They say what is wrong with one field of a form; the ids are the codes of the shape check. */
export const fieldMessages = defineMessages('', {
  required: ['Please fill in this field.', 'A field is empty'],
  invalid_type: ['Please fill in this field.', 'A field is missing or of another kind'],
  too_small: ['This is too short or too little.', 'Below the least length, number or count'],
  too_big: ['This is too long or too much.', 'Above the greatest length, number or count'],
  invalid_format: ['This is not in the expected format.', 'For example a date, a time or an e-mail address'],
  invalid_value: ['Please choose one of the given values.', 'Not one of a list'],
  invalid_union: ['Please check what you entered here.', 'Fits none of several forms'],
  invalid_key: ['Please check what you entered here.', 'A name in a list of names is wrong'],
  invalid_element: ['Please check what you entered here.', 'An entry of a list is wrong'],
  not_multiple_of: ['This has too many decimal places.', 'A number that is written finer than it is kept'],
  not_whole: ['Please enter a whole number.', 'A number with a fraction where none fits'],
  unrecognized_keys: ['This contains something unexpected.', 'A field that is not known'],
  beyondHorizon: [
    'Please choose a date between 1900 and 2199.',
    'A date or an instant that lies too far back or too far ahead',
    'field.beyondHorizon',
  ],
  noWebAddress: [
    'Please write an address that begins with https:// or http://.',
    'A web address of another kind, or no web address',
    'field.noWebAddress',
  ],
  noPhoneNumber: [
    'Please write a phone number, with its country code: +1 719 555 0100.',
    'A phone number with letters, or with too few or too many digits',
    'field.noPhoneNumber',
  ],
  custom: ['Please check what you entered here.', 'Any other rule'],
  unknownCommand: ['This action is not known here.', 'A command that no slice takes'],
});
