import { defineMessages } from '../../lib/i18n/index.ts';

export const ownSubmissionMessages = defineMessages('ownSubmission', {
  due: ['Due', 'Row: when it has to be handed in.'],
  openUntil: ['Open again until', 'Row: a later deadline that was given to this student.'],
  type: ['Type', 'Row.'],
  graded: ['Graded, 0 to 100%', 'A type.'],
  completion: ['Complete or incomplete', 'A type.'],
  kinds: ['Kinds of files', 'Row: what may be handed in, such as PDF.'],
  fileCount: ['Number of files', 'Row: how many may be handed in.'],
  atMost: ['At most {count}', 'How many files may be handed in.'],
  downloads: ['Files to download', 'Heading: what students are given for it.'],
  work: ['Your work', 'Heading: what the student hands in.'],
  note: ['Note to your teacher', 'Field.'],
  submit: ['Submit', 'Button.'],
  submitAgain: ['Submit again', 'Button: it was handed in before.'],
  done: ['{title} is handed in', 'Short notice.'],
  closed: ['This is closed: files can be downloaded, and no longer changed.', 'In place of the form.'],
  feedback: ['Files from your teacher', 'Heading: they came back with the grade.'],
});
