import { defineMessages } from '../kernel/messages.ts';

/** Why an assignment is not set or changed. */
export const assignmentMessages = defineMessages('assignment', {
  exists: ['This assignment already exists.', 'The id belongs to another assignment'],
  groupUnknown: ['There is no such group.', 'The group of an assignment'],
  groupArchived: ['This group is archived.', 'Nothing new is set for it'],
  courseUnknown: ['There is no such course.', 'The course of an assignment'],
  otherGroup: ['An assignment stays in its group.', 'A change that would move it'],
  dueFarOff: ['The due date is more than ten years before or after today.', 'A slip of the pen'],
  fileUnknown: [
    'A file to download is not there, or was sent for something else. Send it once more.',
    'A file of an assignment is not stored, or was sent by somebody else',
  ],
  typeFrozen: [
    'The type cannot change after the first grade.',
    'Graded or completion, once a submission has been graded',
  ],
});
