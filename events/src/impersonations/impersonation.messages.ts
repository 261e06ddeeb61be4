import { defineMessages } from '../kernel/messages.ts';

/** Why nobody acts as somebody else, or not in this way. */
export const impersonationMessages = defineMessages({
  rank: {
    id: 'impersonation.rank',
    defaultMessage: 'You may only act as active users whose role is below yours.',
    description: 'An admin wanted to act as an equal, a higher one, oneself or an account that is not active',
  },
  exists: {
    id: 'impersonation.exists',
    defaultMessage: 'This has already begun.',
    description: 'The id belongs to another impersonation',
  },
  readOnly: {
    id: 'impersonation.readOnly',
    defaultMessage: 'You are viewing only. Allow changes in the black bar to act for this person.',
    description: 'Someone who acts as another person tried to change something while reading only',
  },
  inPersonOnly: {
    id: 'impersonation.inPersonOnly',
    defaultMessage: 'Only the person can do this, not someone who acts for them.',
    description: 'Passwords, e-mail addresses, cards, roles and terms are never touched on behalf of another',
  },
});
