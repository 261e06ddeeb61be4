import { defineMessages } from '../lib/i18n/index.ts';

export const examAttemptsMessages = defineMessages({
  failIfLeave: {
    id: 'examAttempts.failIfLeave',
    defaultMessage: 'You will FAIL this attempt if you leave this page',
    description: 'The warning before and during an exam.',
  },
  leaving: {
    id: 'examAttempts.leaving',
    defaultMessage:
      'Closing, reloading or going back counts as leaving. A connection lost for under 2 minutes does not.',
    description: 'After the warning.',
  },
  questionMap: {
    id: 'examAttempts.questionMap',
    defaultMessage: 'Questions',
    description: 'Title of the map of all questions.',
  },
  titleOf: {
    id: 'examAttempts.titleOf',
    defaultMessage: '{course}: {exam}',
    description: 'Title of an exam with its course.',
  },
  attemptOf: {
    id: 'examAttempts.attemptOf',
    defaultMessage: 'Attempt {attempt} of {allowedAttempts}',
    description: 'Below the title during an exam.',
  },
  attemptOpenBook: {
    id: 'examAttempts.attemptOpenBook',
    defaultMessage: 'Attempt {attempt} of {allowedAttempts}, open book',
    description: 'Below the title during an exam.',
  },
  allSaved: {
    id: 'examAttempts.allSaved',
    defaultMessage: 'All answers saved, {time}',
    description: 'State of the answers; {time} is a clock.',
  },
  saved: { id: 'examAttempts.saved', defaultMessage: 'Saved {time}', description: 'The same in short, on phones.' },
  saving: { id: 'examAttempts.saving', defaultMessage: 'Saving …', description: 'An answer is on its way.' },
  unsent_one: {
    id: 'examAttempts.unsent_one',
    defaultMessage: '{count} answer not sent yet',
    description: 'State of the answers without a connection.',
  },
  unsent_other: {
    id: 'examAttempts.unsent_other',
    defaultMessage: '{count} answers not sent yet',
    description: 'State of the answers without a connection.',
  },
  offline: {
    id: 'examAttempts.offline',
    defaultMessage: 'No connection',
    description: 'State without a connection and nothing to send.',
  },
  offlineTitle: {
    id: 'examAttempts.offlineTitle',
    defaultMessage: 'Your connection is gone. Keep answering: your answers stay here and are sent when it is back.',
    description: 'Strip without a connection.',
  },
  offlineLeft: {
    id: 'examAttempts.offlineLeft',
    defaultMessage: '{time} left to come back',
    description: 'How long an attempt outlives a lost connection.',
  },
  offlineOver: {
    id: 'examAttempts.offlineOver',
    defaultMessage: 'Over 2 minutes without a connection: this attempt may have ended as failed.',
    description: 'Strip without a connection.',
  },
  timeLeft: {
    id: 'examAttempts.timeLeft',
    defaultMessage: '{time} left',
    description: 'Label of the clock of an exam, read out.',
  },
  minutesLeft_one: {
    id: 'examAttempts.minutesLeft_one',
    defaultMessage: '{count} minute left',
    description: 'Said aloud.',
  },
  minutesLeft_other: {
    id: 'examAttempts.minutesLeft_other',
    defaultMessage: '{count} minutes left',
    description: 'Said aloud.',
  },
  reviewSubmit: {
    id: 'examAttempts.reviewSubmit',
    defaultMessage: 'Review and submit',
    description: 'Button to the last page of an exam.',
  },
  question: {
    id: 'examAttempts.question',
    defaultMessage: 'Question {number}',
    description: 'A question by its number.',
  },
  ofTotal: {
    id: 'examAttempts.ofTotal',
    defaultMessage: 'of {total}',
    description: 'After "Question 8" in bold: of how many.',
  },
  pointCount_one: {
    id: 'examAttempts.pointCount_one',
    defaultMessage: '{count} point',
    description: 'What a question is worth.',
  },
  pointCount_other: {
    id: 'examAttempts.pointCount_other',
    defaultMessage: '{count} points',
    description: 'What a question is worth.',
  },
  previous: { id: 'examAttempts.previous', defaultMessage: 'Previous', description: 'Button to the question before.' },
  next: { id: 'examAttempts.next', defaultMessage: 'Next', description: 'Button to the next question, on phones.' },
  nextQuestion: { id: 'examAttempts.nextQuestion', defaultMessage: 'Next question', description: 'Button.' },
  review: {
    id: 'examAttempts.review',
    defaultMessage: 'Review',
    description: 'Button after the last question, on phones.',
  },
  flag: {
    id: 'examAttempts.flag',
    defaultMessage: 'Flag for review',
    description: 'Button: mark a question to look at it again.',
  },
  unflag: { id: 'examAttempts.unflag', defaultMessage: 'Remove the flag', description: 'Button.' },
  answered: {
    id: 'examAttempts.answered',
    defaultMessage: '{count} of {total} answered',
    description: 'How many questions have an answer.',
  },
  keyAnswered: {
    id: 'examAttempts.keyAnswered',
    defaultMessage: 'answered',
    description: 'Legend of the question map.',
  },
  keyCurrent: { id: 'examAttempts.keyCurrent', defaultMessage: 'current', description: 'Legend of the question map.' },
  keyFlagged: { id: 'examAttempts.keyFlagged', defaultMessage: 'flagged', description: 'Legend of the question map.' },
  keyOpen: { id: 'examAttempts.keyOpen', defaultMessage: 'open', description: 'Legend of the question map.' },
  showMap: {
    id: 'examAttempts.showMap',
    defaultMessage: 'Show all questions',
    description: 'Label of the button that opens the question map, read out.',
  },
  goodToKnow: {
    id: 'examAttempts.goodToKnow',
    defaultMessage: 'Good to know',
    description: 'Heading beside the questions.',
  },
  passMarkIs_one: {
    id: 'examAttempts.passMarkIs_one',
    defaultMessage: 'Pass mark {mark}, that is {count} of {total} questions.',
    description: 'In that list.',
  },
  passMarkIs_other: {
    id: 'examAttempts.passMarkIs_other',
    defaultMessage: 'Pass mark {mark}, that is {count} of {total} questions.',
    description: 'In that list.',
  },
  dropped: {
    id: 'examAttempts.dropped',
    defaultMessage:
      'If your connection drops, keep answering. You have 2 minutes to come back, and nothing you chose is lost.',
    description: 'In that list.',
  },
  change: {
    id: 'examAttempts.change',
    defaultMessage: 'You can change any answer until you submit.',
    description: 'In that list.',
  },
  keys: {
    id: 'examAttempts.keys',
    defaultMessage: 'Keys: A to E or 1 to 9 choose, F flags, the left and right arrows move.',
    description: 'In that list: the keyboard.',
  },
  leaveText: {
    id: 'examAttempts.leaveText',
    defaultMessage: 'Attempt {attempt} of {allowedAttempts} of {title} ends now with a score of 0%.',
    description: 'Below that question.',
  },
  leaveConfirm: {
    id: 'examAttempts.leaveConfirm',
    defaultMessage: 'Leave and fail this attempt',
    description: 'Button.',
  },
  leaveStay: { id: 'examAttempts.leaveStay', defaultMessage: 'Stay in the exam', description: 'Button.' },
  reviewTitle: {
    id: 'examAttempts.reviewTitle',
    defaultMessage: 'Review your answers',
    description: 'Title of the last page of an exam.',
  },
  allAnswered: {
    id: 'examAttempts.allAnswered',
    defaultMessage: 'All {total} questions have an answer.',
    description: 'On that page.',
  },
  unanswered_one: {
    id: 'examAttempts.unanswered_one',
    defaultMessage: '{count} question has no answer yet. It counts as wrong.',
    description: 'On that page.',
  },
  unanswered_other: {
    id: 'examAttempts.unanswered_other',
    defaultMessage: '{count} questions have no answer yet. They count as wrong.',
    description: 'On that page.',
  },
  flagged: {
    id: 'examAttempts.flagged',
    defaultMessage: 'Flagged for review',
    description: 'Heading of a list of questions.',
  },
  withoutAnswer: {
    id: 'examAttempts.withoutAnswer',
    defaultMessage: 'Without an answer',
    description: 'Heading of a list of questions.',
  },
  final: {
    id: 'examAttempts.final',
    defaultMessage: 'After submitting you cannot change anything. Your result is shown at once.',
    description: 'Above the submit button.',
  },
  submit: { id: 'examAttempts.submit', defaultMessage: 'Submit', description: 'Button: hands an exam in.' },
  submitAsk_one: {
    id: 'examAttempts.submitAsk_one',
    defaultMessage: 'Submit with {count} question unanswered?',
    description: 'Question before an exam is handed in.',
  },
  submitAsk_other: {
    id: 'examAttempts.submitAsk_other',
    defaultMessage: 'Submit with {count} questions unanswered?',
    description: 'Question before an exam is handed in.',
  },
  toQuestions: { id: 'examAttempts.toQuestions', defaultMessage: 'Back to the questions', description: 'Button.' },
  timeOver: {
    id: 'examAttempts.timeOver',
    defaultMessage: 'The time is over. Your answers are being submitted.',
    description: 'Notice.',
  },
  notSubmitted: {
    id: 'examAttempts.notSubmitted',
    defaultMessage: 'Your answers could not be sent. Check your connection and submit again.',
    description: 'Error.',
  },
});
