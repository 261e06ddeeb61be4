import { defineMessages } from './messages.ts';

/** What is wrong with one field of a form; the ids are the codes of the shape check. */
export const fieldMessages = defineMessages({
  required: { id: 'required', defaultMessage: 'Please fill in this field.', description: 'A field is empty' },
  invalid_type: {
    id: 'invalid_type',
    defaultMessage: 'Please fill in this field.',
    description: 'A field is missing or of another kind',
  },
  too_small: {
    id: 'too_small',
    defaultMessage: 'This is too short or too little.',
    description: 'Below the least length, number or count',
  },
  too_big: {
    id: 'too_big',
    defaultMessage: 'This is too long or too much.',
    description: 'Above the greatest length, number or count',
  },
  invalid_format: {
    id: 'invalid_format',
    defaultMessage: 'This is not in the expected format.',
    description: 'For example a date, a time or an e-mail address',
  },
  invalid_value: {
    id: 'invalid_value',
    defaultMessage: 'Please choose one of the given values.',
    description: 'Not one of a list',
  },
  invalid_union: {
    id: 'invalid_union',
    defaultMessage: 'Please check what you entered here.',
    description: 'Fits none of several forms',
  },
  invalid_key: {
    id: 'invalid_key',
    defaultMessage: 'Please check what you entered here.',
    description: 'A name in a list of names is wrong',
  },
  invalid_element: {
    id: 'invalid_element',
    defaultMessage: 'Please check what you entered here.',
    description: 'An entry of a list is wrong',
  },
  not_multiple_of: {
    id: 'not_multiple_of',
    defaultMessage: 'Please enter a whole number.',
    description: 'A number with a fraction where none fits',
  },
  unrecognized_keys: {
    id: 'unrecognized_keys',
    defaultMessage: 'This contains something unexpected.',
    description: 'A field that is not known',
  },
  beyondHorizon: {
    id: 'field.beyondHorizon',
    defaultMessage: 'Please choose a date between 1900 and 2199.',
    description: 'A date or an instant that lies too far back or too far ahead',
  },
  noWebAddress: {
    id: 'field.noWebAddress',
    defaultMessage: 'Please write an address that begins with https:// or http://.',
    description: 'A web address of another kind, or no web address',
  },
  noPhoneNumber: {
    id: 'field.noPhoneNumber',
    defaultMessage: 'Please write a phone number, with its country code: +1 719 555 0100.',
    description: 'A phone number with letters, or with too few or too many digits',
  },
  custom: { id: 'custom', defaultMessage: 'Please check what you entered here.', description: 'Any other rule' },
  unknownCommand: {
    id: 'unknownCommand',
    defaultMessage: 'This action is not known here.',
    description: 'A command that no slice takes',
  },
});
