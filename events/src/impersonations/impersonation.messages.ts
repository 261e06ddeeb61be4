import { defineMessages } from '../kernel/messages.ts';

/** Why nobody acts as somebody else, or not in this way. */
export const impersonationMessages = defineMessages('impersonation', {
  rank: [
    'You may only act as active users whose role is below yours.',
    'An admin wanted to act as an equal, a higher one, oneself or an account that is not active',
  ],
  exists: ['This has already begun.', 'The id belongs to another impersonation'],
  readOnly: [
    'You are viewing only. Allow changes in the black bar to act for this person.',
    'Someone who acts as another person tried to change something while reading only',
  ],
  inPersonOnly: [
    'Only the person can do this, not someone who acts for them.',
    'Passwords, e-mail addresses, cards, roles and terms are never touched on behalf of another',
  ],
});
