import { defineMessages } from '../kernel/messages.ts';

/** Why a schema of terms and periods is not saved. */
export const attendanceSchemaMessages = defineMessages('attendanceSchema', {
  exists: ['This attendance schema already exists.', 'The id belongs to another schema'],
  nameTaken: [
    'There is already an attendance schema called {name}.',
    'Names are unique, whatever their case and spaces',
  ],
  inUse: ['Groups still use this attendance schema.', 'It cannot be deleted'],
  termBackwards: ['A term ends before it begins.', 'Dates of a term'],
  termsOverlap: ['Two terms overlap.', 'Each day belongs to one term at most'],
  termTwice: ['Two terms have the same name.', 'Names of terms are unique'],
  periodBackwards: ['A period ends before it begins.', 'Times of a period'],
  periodsOverlap: ['Two periods of one day overlap.', 'Periods follow each other'],
  periodTwice: ['The same period is there twice on one day.', 'A key is unique within a weekday'],
});
