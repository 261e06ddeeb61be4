import { defineMessages } from '../lib/i18n/index.ts';

/** For whoever was given a transcript on paper, mostly an employer or another college. */
export const verifyTranscriptMessages = defineMessages('verifyTranscript', {
  title: ['Check a transcript', 'Title of the page.'],
  about: [
    'Were you given a transcript from {college}? Type the verification code that is printed on it to see whether it is genuine.',
    'Below the title.',
  ],
  code: ['Verification code', 'Label of the field, and of the code below a transcript that was found.'],
  codeHint: [
    'Sixteen letters and digits. Capitals, spaces and dashes make no difference.',
    'Below the field of the code.',
  ],
  check: ['Check', 'Button.'],
  malformed: ['This is not a whole code. A code has sixteen letters and digits.', 'Error at the field.'],
  mistyped: ['There is a mistake in this code. Compare it with the paper, sign by sign.', 'Error at the field.'],
  unknown: ['No transcript was issued with this code.', 'Answer to a code.'],
  unknownMeans: [
    'Compare the code with the paper. If they are the same, ask {college} before you rely on the paper.',
    'Below that answer.',
  ],
  valid: ['This transcript is genuine.', 'Answer to a code.'],
  validMeans: [
    '{college} issued it on {date}. Compare the paper with what is written here: only this counts.',
    'Below that answer.',
  ],
  withdrawn: ['This transcript no longer counts.', 'Answer to a code.'],
  withdrawnMeans: [
    '{college} issued it on {date} and withdrew it on {withdrawn}. Ask whoever gave it to you for a newer one.',
    'Below that answer.',
  ],
  gone: ['This transcript is no longer kept.', 'Answer to a code: what was issued with it was erased.'],
  goneMeans: ['A transcript was issued with this code, but nothing can be said of it any more.', 'Below that answer.'],
  tooMany: [
    'Too many codes were checked from here. You can try again in {seconds} s.',
    'In place of an answer; seconds is a number up to 60.',
  ],
  another: ['Check another code', 'Link.'],
  student: ['Student', 'Label.'],
  group: ['Group', 'Label.'],
  campus: ['Campus', 'Label.'],
  issued: ['Issued', 'Label: the day on which a transcript was issued.'],
  courseCode: ['Code', 'Column: the code of a course.'],
  course: ['Course', 'Column.'],
  credits: ['Credits', 'Column.'],
  grade: ['Grade', 'Column.'],
  notAvailable: ['N/A', 'In place of a grade.'],
  otherCourses: ['Other courses', 'In place of a term, for courses that are in no plan.'],
  average: ['Average of the courses', 'Below the courses of a term.'],
  deduction: ['Taken off for attendance', 'Below the average of a term.'],
  termGrade: ['Term grade', 'Below the courses of a term.'],
  overall: ['Overall grade', 'The mean of all term grades.'],
  gradeAverage: ['Grade average', 'The mean of the grades of all courses.'],
  notes: ['Notes', 'Heading.'],
  transferred: ['Transferred credits: {count}', 'After a note.'],
});
