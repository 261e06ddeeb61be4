import { defineMessages } from '../kernel/messages.ts';

/** Why an exam cannot be sat, answered, submitted or graded. */
export const examAttemptMessages = defineMessages({
  notAvailable: {
    id: 'examAttempt.notAvailable',
    defaultMessage: 'This exam is not available.',
    description: 'Not enrolled, an archived group, not published or not scheduled',
  },
  offlineAppOnly: {
    id: 'examAttempt.offlineAppOnly',
    defaultMessage: 'Only groups of the offline app can take exams in the app',
    description: 'Fixed English phrase; the exam is taken on the web instead',
  },
  notOpenYet: {
    id: 'examAttempt.notOpenYet',
    defaultMessage: 'This exam opens on {date}.',
    description: 'Started too early',
  },
  locked: {
    id: 'examAttempt.locked',
    defaultMessage: 'This exam is closed.',
    description: 'Started after it was locked for good',
  },
  alreadyPassed: {
    id: 'examAttempt.alreadyPassed',
    defaultMessage: 'You have already passed this exam.',
    description: 'There is no retake after a pass',
  },
  attemptsExceeded: {
    id: 'examAttempt.attemptsExceeded',
    defaultMessage: 'You cannot sit this exam as you have exceeded the allowed number of attempts; see your instructor',
    description: 'Fixed English phrase',
  },
  startedElsewhere: {
    id: 'examAttempt.startedElsewhere',
    defaultMessage: 'This exam was started in another window. Start it again here if you want to go on here.',
    description: 'Two starts at once: the other one came later',
  },
  closed: {
    id: 'examAttempt.closed',
    defaultMessage: 'This attempt is already closed.',
    description: 'It was submitted or abandoned before',
  },
  timeOver: {
    id: 'examAttempt.timeOver',
    defaultMessage: 'The time for this attempt is over.',
    description: 'The time limit of the exam',
  },
  noSuchAnswer: {
    id: 'examAttempt.noSuchAnswer',
    defaultMessage: 'There is no such question or answer.',
    description: 'An answer that is not in the exam',
  },
  stillOpen: {
    id: 'examAttempt.stillOpen',
    defaultMessage: 'This attempt is still open.',
    description: 'Only what is closed is graded by hand',
  },
  notGraded: {
    id: 'examAttempt.notGraded',
    defaultMessage: 'Only a graded attempt can have a penalty.',
    description: 'Abandoned attempts score 0 anyway',
  },
  gradedByHand: {
    id: 'examAttempt.gradedByHand',
    defaultMessage: 'This attempt was graded by hand, and that grade stands. Change the grade instead.',
    description: 'A penalty changes only what was computed',
  },
  voided: {
    id: 'examAttempt.voided',
    defaultMessage: 'This attempt was voided.',
    description: 'It does not count any more',
  },
  notEnrolled: {
    id: 'examAttempt.notEnrolled',
    defaultMessage: 'This person is not a student of the group.',
    description: 'An extra attempt for somebody else',
  },
});
