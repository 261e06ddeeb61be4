import { defineMessages } from '../kernel/messages.ts';

/** Why an exam cannot be sat, answered, submitted or graded. */
export const examAttemptMessages = defineMessages('examAttempt', {
  notAvailable: ['This exam is not available.', 'Not enrolled, an archived group, not published or not scheduled'],
  offlineAppOnly: [
    'Only groups of the offline app can take exams in the app',
    'Fixed English phrase; the exam is taken on the web instead',
  ],
  notOpenYet: ['This exam opens on {date}.', 'Started too early'],
  locked: ['This exam is closed.', 'Started after it was locked for good'],
  alreadyPassed: ['You have already passed this exam.', 'There is no retake after a pass'],
  attemptsExceeded: [
    'You cannot sit this exam as you have exceeded the allowed number of attempts; see your instructor',
    'Fixed English phrase',
  ],
  startedElsewhere: [
    'This exam was started in another window. Start it again here if you want to go on here.',
    'Two starts at once: the other one came later',
  ],
  closed: ['This attempt is already closed.', 'It was submitted or abandoned before'],
  timeOver: ['The time for this attempt is over.', 'The time limit of the exam'],
  elsewhere: [
    'You went on with this attempt on another device. Answers are taken from there.',
    'An answer that is sent from a page that was left for another one',
  ],
  noSuchAnswer: ['There is no such question or answer.', 'An answer that is not in the exam'],
  stillOpen: ['This attempt is still open.', 'Only what is closed is graded by hand'],
  notGraded: ['Only a graded attempt can have a penalty.', 'Abandoned attempts score 0 anyway'],
  gradedByHand: [
    'This attempt was graded by hand, and that grade stands. Change the grade instead.',
    'A penalty changes only what was computed',
  ],
  voided: ['This attempt was voided.', 'It does not count any more'],
  notEnrolled: ['This person is not a student of the group.', 'An extra attempt or extra time for somebody else'],
  noTimeLimit: ['This exam has no time limit.', 'Extra time makes no difference there'],
});

/** What is held on a person, as the person is handed it. */
export const examAttemptExportMessages = defineMessages('myData', {
  papers: ['Exams taken', 'Heading of a part of the downloaded data'],
  'papers.about': [
    'The questions that you were given and your answers.',
    'Below the heading of a part of the downloaded data',
  ],
  extraAttempts: ['Further attempts and time', 'Heading of a part of the downloaded data'],
  'extraAttempts.about': [
    'Attempts and minutes at an exam that you were given beyond the usual ones, and why.',
    'Below the heading of a part of the downloaded data',
  ],
  results: ['Exam results', 'Heading of a part of the downloaded data'],
  'results.about': ['What each attempt was worth.', 'Below the heading of a part of the downloaded data'],
});
