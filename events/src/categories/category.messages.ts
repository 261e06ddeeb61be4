import { defineMessages } from '../kernel/messages.ts';

/** Why a category is not saved. */
export const categoryMessages = defineMessages('category', {
  nameTaken: ['There is a category of this name.', 'Names are unique within a kind'],
  kindFixed: ['What a category is used for stays the same.', 'What is filed under it would be found no more'],
});
