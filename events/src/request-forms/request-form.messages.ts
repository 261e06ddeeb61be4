import { defineMessages } from '../kernel/messages.ts';

/** Why a request is not made or answered. */
export const requestFormMessages = defineMessages({
  exists: {
    id: 'requestForm.exists',
    defaultMessage: 'This request is already there.',
    description: 'The id belongs to another request',
  },
  closed: {
    id: 'requestForm.closed',
    defaultMessage: 'This request is closed.',
    description: 'A closed request takes no answer',
  },
});
