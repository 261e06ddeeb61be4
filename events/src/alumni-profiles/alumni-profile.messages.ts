import { defineMessages } from '../kernel/messages.ts';

/** Why an alumni profile is not saved. */
export const alumniProfileMessages = defineMessages({
  notAlumnus: {
    id: 'alumniProfile.notAlumnus',
    defaultMessage: 'Alumni Only Access',
    description: 'The person has not graduated from the second year',
  },
  gradDateAhead: {
    id: 'alumniProfile.gradDateAhead',
    defaultMessage: 'The graduation date cannot be in the future.',
    description: 'Below the date',
  },
});
