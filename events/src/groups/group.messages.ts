import { defineMessages } from '../kernel/messages.ts';

/** Why a group is not made or changed. */
export const groupMessages = defineMessages('group', {
  exists: ['This group already exists.', 'The id belongs to another group'],
  regionUnknown: ['There is no such region.', 'A region that is not there'],
  schemaUnknown: ['There is no such attendance schema.', 'A schema that is not there'],
  endsBeforeItStarts: ['The last day is before the first one.', 'Dates of a group'],
  courseUnknown: ['There is no such course.', 'A course of the plan that is not there'],
  courseTwice: ['A course can be in the plan only once.', 'The plan of a group'],
  termUnknown: [
    'The attendance schema of this group has no term “{term}”.',
    'A course of the plan is in a term of the schema',
  ],
  teacherUnknown: ['There is no such teacher.', 'A teacher of a group or of a course who is not there'],
  freeNeedsSignUp: ['Only groups that are open for sign-up can be free of charge.', 'Two settings of a group'],
});
