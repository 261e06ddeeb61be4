import { defineMessages } from '../kernel/messages.ts';

/** Why a translation is not saved. */
export const translationMessages = defineMessages({
  placeholder: {
    id: 'translation.placeholder',
    defaultMessage: 'The placeholder {name} must appear in the text exactly as in English.',
    description: 'A placeholder is missing or not known',
  },
  unknown: {
    id: 'translation.unknown',
    defaultMessage: 'No text has this key.',
    description: 'The id of a message is not known',
  },
  changed: {
    id: 'translation.changed',
    defaultMessage: 'Somebody has changed this text meanwhile.',
    description: 'Another text than the one that was reviewed stands there now',
  },
  shipped: {
    id: 'translation.shipped',
    defaultMessage: 'The site itself has a text with this key.',
    description: 'A message of the college needs an id of its own',
  },
  unreadable: {
    id: 'translation.unreadable',
    defaultMessage: 'The file cannot be read: it is neither CSV nor PO, or not saved as UTF-8.',
    description: 'An imported file of translations',
  },
  noColumns: {
    id: 'translation.noColumns',
    defaultMessage: 'The first line must name the column “id” and at least one language, such as pl_PL.',
    description: 'An imported CSV file of translations; “id” and pl_PL stay as they are',
  },
  noLanguage: {
    id: 'translation.noLanguage',
    defaultMessage: 'The file does not say its language. Write “Language: pl_PL” into its head.',
    description: 'An imported PO file of translations; “Language: pl_PL” stays as it is',
  },
  tooLong: {
    id: 'translation.tooLong',
    defaultMessage: 'The file has more than {most} texts.',
    description: 'An imported file of translations',
  },
});
