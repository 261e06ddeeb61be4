import { defineMessages } from '../kernel/messages.ts';

/** Why work is not taken or graded. */
export const submissionMessages = defineMessages({
  assignmentUnknown: {
    id: 'submission.assignmentUnknown',
    defaultMessage: 'There is no such assignment.',
    description: 'Not there, or not for this student',
  },
  closed: {
    id: 'submission.closed',
    defaultMessage: 'Submissions for this assignment are closed.',
    description: 'After the deadline or after grading',
  },
  empty: { id: 'submission.empty', defaultMessage: 'Add a file or a note first.', description: 'Nothing to hand in' },
  tooManyFiles: {
    id: 'submission.tooManyFiles',
    defaultMessage: 'Too many files',
    description: 'At most twenty files',
  },
  gradeMisfit: {
    id: 'submission.gradeMisfit',
    defaultMessage: 'This assignment takes a grade from 0 to 100.',
    description: 'Complete or incomplete was given for graded work',
  },
  completionMisfit: {
    id: 'submission.completionMisfit',
    defaultMessage: 'This assignment is complete or incomplete; it takes no grade.',
    description: 'A grade was given for completion work',
  },
  untilIsPast: {
    id: 'submission.untilIsPast',
    defaultMessage: 'The new deadline is in the past.',
    description: 'A submission is opened again',
  },
  stillOpen: {
    id: 'submission.stillOpen',
    defaultMessage: 'This submission is still open.',
    description: 'Only what is graded or closed is opened again',
  },
});
