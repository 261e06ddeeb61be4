import { defineMessages } from '../kernel/messages.ts';

/** Why a request is not made or answered. */
export const requestFormMessages = defineMessages('requestForm', {
  exists: ['This request is already there.', 'The id belongs to another request'],
  closed: ['This request is closed.', 'A closed request takes no answer'],
});
