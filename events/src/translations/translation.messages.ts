import { defineMessages } from '../kernel/messages.ts';

/** Why a translation is not saved. */
export const translationMessages = defineMessages({
  placeholder: {
    id: 'translation.placeholder',
    defaultMessage: 'The placeholder {name} must appear in the text exactly as in English.',
    description: 'A placeholder is missing or not known',
  },
});
