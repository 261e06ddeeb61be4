import { defineMessages } from '../kernel/messages.ts';

/** Why a group is not made or changed. */
export const groupMessages = defineMessages({
  exists: {
    id: 'group.exists',
    defaultMessage: 'This group already exists.',
    description: 'The id belongs to another group',
  },
  regionUnknown: {
    id: 'group.regionUnknown',
    defaultMessage: 'There is no such region.',
    description: 'A region that is not there',
  },
  schemaUnknown: {
    id: 'group.schemaUnknown',
    defaultMessage: 'There is no such attendance schema.',
    description: 'A schema that is not there',
  },
  endsBeforeItStarts: {
    id: 'group.endsBeforeItStarts',
    defaultMessage: 'The last day is before the first one.',
    description: 'Dates of a group',
  },
  courseUnknown: {
    id: 'group.courseUnknown',
    defaultMessage: 'There is no such course.',
    description: 'A course of the plan that is not there',
  },
  courseTwice: {
    id: 'group.courseTwice',
    defaultMessage: 'A course can be in the plan only once.',
    description: 'The plan of a group',
  },
  teacherUnknown: {
    id: 'group.teacherUnknown',
    defaultMessage: 'There is no such teacher.',
    description: 'A teacher of a group or of a course who is not there',
  },
  freeNeedsSignUp: {
    id: 'group.freeNeedsSignUp',
    defaultMessage: 'Only groups that are open for sign-up can be free of charge.',
    description: 'Two settings of a group',
  },
});
