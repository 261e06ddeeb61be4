import { defineMessages } from '../kernel/messages.ts';

/** Why an alumni profile is not saved. */
export const alumniProfileMessages = defineMessages('alumniProfile', {
  notAlumnus: ['Alumni Only Access', 'The person has not graduated from the second year'],
  gradDateAhead: ['The graduation date cannot be in the future.', 'Below the date'],
});
