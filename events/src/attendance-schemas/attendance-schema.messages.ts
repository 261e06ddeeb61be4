import { defineMessages } from '../kernel/messages.ts';

/** Why a schema of terms and periods is not saved. */
export const attendanceSchemaMessages = defineMessages({
  exists: {
    id: 'attendanceSchema.exists',
    defaultMessage: 'This attendance schema already exists.',
    description: 'The id belongs to another schema',
  },
  inUse: {
    id: 'attendanceSchema.inUse',
    defaultMessage: 'Groups still use this attendance schema.',
    description: 'It cannot be deleted',
  },
  termBackwards: {
    id: 'attendanceSchema.termBackwards',
    defaultMessage: 'A term ends before it begins.',
    description: 'Dates of a term',
  },
  termsOverlap: {
    id: 'attendanceSchema.termsOverlap',
    defaultMessage: 'Two terms overlap.',
    description: 'Each day belongs to one term at most',
  },
  termTwice: {
    id: 'attendanceSchema.termTwice',
    defaultMessage: 'Two terms have the same name.',
    description: 'Names of terms are unique',
  },
  periodBackwards: {
    id: 'attendanceSchema.periodBackwards',
    defaultMessage: 'A period ends before it begins.',
    description: 'Times of a period',
  },
  periodsOverlap: {
    id: 'attendanceSchema.periodsOverlap',
    defaultMessage: 'Two periods of one day overlap.',
    description: 'Periods follow each other',
  },
  periodTwice: {
    id: 'attendanceSchema.periodTwice',
    defaultMessage: 'The same period is there twice on one day.',
    description: 'A key is unique within a weekday',
  },
});
