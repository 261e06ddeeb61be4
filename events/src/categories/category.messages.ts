import { defineMessages } from '../kernel/messages.ts';

/** Why a category is not saved. */
export const categoryMessages = defineMessages({
  nameTaken: {
    id: 'category.nameTaken',
    defaultMessage: 'There is a category of this name.',
    description: 'Names are unique within a kind',
  },
});
