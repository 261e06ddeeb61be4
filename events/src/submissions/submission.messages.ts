import { defineMessages } from '../kernel/messages.ts';

/** Why work is not taken or graded. */
export const submissionMessages = defineMessages('submission', {
  assignmentUnknown: ['There is no such assignment.', 'Not there, or not for this student'],
  closed: ['Submissions for this assignment are closed.', 'After the deadline or after grading'],
  groupArchived: ['This group is archived.', 'No work is handed in, and none opened again, any more'],
  empty: ['Add a file or a note first.', 'Nothing to hand in'],
  tooManyFiles: ['Too many files', 'More files than the assignment takes'],
  fileUnknown: [
    'This file is not there, or was sent for something else. Send it once more.',
    'A file of a submission, or one that comes back with a grade, is not stored or is somebody else’s',
  ],
  gradeMisfit: ['This assignment takes a grade from 0 to 100.', 'Complete or incomplete was given for graded work'],
  completionMisfit: [
    'This assignment is complete or incomplete; it takes no grade.',
    'A grade was given for completion work',
  ],
  untilIsPast: ['The new deadline is in the past.', 'A submission is opened again'],
  stillOpen: ['This submission is still open.', 'Only what is graded or closed is opened again'],
});

/** What is held on a person, as the person is handed it. */
export const submissionExportMessages = defineMessages('myData', {
  submissions: ['Assignments handed in', 'Heading of a part of the downloaded data'],
  'submissions.about': [
    'What you handed in, the comments and the grades.',
    'Below the heading of a part of the downloaded data',
  ],
});
