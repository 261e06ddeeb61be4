import { defineMessages } from '../kernel/messages.ts';

/** Why a translation is not saved. */
export const translationMessages = defineMessages('translation', {
  placeholder: [
    'The placeholder {name} must appear in the text exactly as in English.',
    'A placeholder is missing or not known',
  ],
  unknown: ['No text has this key.', 'The id of a message is not known'],
  changed: [
    'Somebody has changed this text meanwhile.',
    'Another text than the one that was reviewed stands there now',
  ],
  shipped: ['The site itself has a text with this key.', 'A message of the college needs an id of its own'],
  unreadable: [
    'The file cannot be read: it is neither CSV nor PO, or not saved as UTF-8.',
    'An imported file of translations',
  ],
  noColumns: [
    'The first line must name the column “id” and at least one language, such as pl_PL.',
    'An imported CSV file of translations; “id” and pl_PL stay as they are',
  ],
  noLanguage: [
    'The file does not say its language. Write “Language: pl_PL” into its head.',
    'An imported PO file of translations; “Language: pl_PL” stays as it is',
  ],
  tooLong: ['The file has more than {most} texts.', 'An imported file of translations'],
});
