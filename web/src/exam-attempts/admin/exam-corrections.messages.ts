import { defineMessages } from '../../lib/i18n/index.ts';

/** Whoever grades corrects a question of an exam that has been sat. */
export const examCorrectionsMessages = defineMessages('examCorrections', {
  title: ['Correct a question', 'Button and title of a dialog: the answer key of an exam that was sat was wrong.'],
  titleOf: ['Correct a question of {exam}', 'Title of a dialog.'],
  correctThis: ['Correct this question', 'Button beside a question of an exam that was sat.'],
  forWhom: ['For', 'Field: the groups whose attempts are graded again.'],
  allGroups: ['All groups', 'Choice of that field.'],
  version: ['Version', 'Field: the version of the exam that was sat.'],
  versionOf_one: ['Version {version}, {count} attempt', 'Choice of that field.'],
  versionOf_other: ['Version {version}, {count} attempts', 'Choice of that field.'],
  question: ['Question', 'Field.'],
  ruling: ['What is right', 'Field: what a question is judged by from now on.'],
  rulingAccepts: ['Other answers are right', 'Choice of that field.'],
  rulingEverybody: ['Everybody gets the points', 'Choice of that field.'],
  rulingNotCounted: ['The question does not count', 'Choice of that field.'],
  accepted: ['Right answers', 'Legend of the answers to choose one or more from.'],
  rightSoFar: ['right so far', 'Beside an answer.'],
  studentsRead: ['All students of the exam read it with their results: name nobody.', 'Hint below the reason.'],
  preview: ['What changes', 'Heading of the scores before and after.'],
  previewLater: [
    'Attempts with this version that are handed in later are judged like this too. The exam itself is not changed: correct it in its editor as well.',
    'Below the scores before and after.',
  ],
  noChange: ['No score changes.', 'In place of the scores before and after.'],
  affected_one: ['{count} attempt is graded again', 'Of what changes.'],
  affected_other: ['{count} attempts are graded again', 'Of what changes.'],
  raised: ['{count} higher', 'How many scores rise.'],
  lowered: ['{count} lower', 'How many scores fall.'],
  nowPassed_one: ['{count} more passes', 'How many pass that had failed.'],
  nowPassed_other: ['{count} more pass', 'How many pass that had failed.'],
  nowFailed_one: ['{count} passes no more', 'How many fail that had passed.'],
  nowFailed_other: ['{count} pass no more', 'How many fail that had passed.'],
  byHand_one: ['{count} score was given by hand and stays', 'Of what does not change.'],
  byHand_other: ['{count} scores were given by hand and stay', 'Of what does not change.'],
  stays: ['stays: given by hand', 'In place of the new score.'],
  apply: ['Correct and grade again', 'Button: does it.'],
  done: ['The question is corrected. The attempts are being graded again.', 'Short notice.'],
  notSat: ['Nobody has handed in this exam yet.', 'In place of the questions.'],
  corrections: ['Corrected questions', 'Heading.'],
  waiting_one: ['{count} attempt is still to be graded again', 'While attempts are graded again.'],
  waiting_other: ['{count} attempts are still to be graded again', 'While attempts are graded again.'],
  rightNow: ['Right: {answers}', 'What a question was corrected to.'],
  by: ['{name}, {date}', 'Who corrected a question, and when.'],
  isCorrected: ['Corrected', 'Chip beside a question.'],
});

/** What a question was corrected to, in a few words. */
export const rulingTexts = {
  accepts: 'rulingAccepts',
  everybody: 'rulingEverybody',
  notCounted: 'rulingNotCounted',
} as const;
