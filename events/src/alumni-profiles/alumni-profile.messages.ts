import { defineMessages } from '../kernel/messages.ts';

/** Why an alumni profile is not saved. */
export const alumniProfileMessages = defineMessages('alumniProfile', {
  notAlumnus: ['Alumni Only Access', 'The person has not graduated from the second year'],
  gradDateAhead: ['The graduation date cannot be in the future.', 'Below the date'],
});

/** What is held on a person, as the person is handed it. */
export const alumniProfileExportMessages = defineMessages('myData', {
  alumni: ['Alumni profile', 'Heading of a part of the downloaded data'],
  'alumni.about': ['What other alumni can read about you.', 'Below the heading of a part of the downloaded data'],
});
