import { defineMessages } from '../kernel/messages.ts';

/** Why an assignment is not set or changed. */
export const assignmentMessages = defineMessages({
  exists: {
    id: 'assignment.exists',
    defaultMessage: 'This assignment already exists.',
    description: 'The id belongs to another assignment',
  },
  groupUnknown: {
    id: 'assignment.groupUnknown',
    defaultMessage: 'There is no such group.',
    description: 'The group of an assignment',
  },
  courseUnknown: {
    id: 'assignment.courseUnknown',
    defaultMessage: 'There is no such course.',
    description: 'The course of an assignment',
  },
  otherGroup: {
    id: 'assignment.otherGroup',
    defaultMessage: 'An assignment stays in its group.',
    description: 'A change that would move it',
  },
  typeFrozen: {
    id: 'assignment.typeFrozen',
    defaultMessage: 'The type cannot change after the first grade.',
    description: 'Graded or completion, once a submission has been graded',
  },
});
