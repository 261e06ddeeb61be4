import { defineMessages } from '../lib/i18n/index.ts';

export const examResultsMessages = defineMessages({
  resultTitle: {
    id: 'examResults.resultTitle',
    defaultMessage: 'Result',
    description: 'Last crumb and title of the result of an exam.',
  },
  scaledFrom: {
    id: 'examResults.scaledFrom',
    defaultMessage: 'scaled from {scaledFrom}',
    description: 'After the score.',
  },
  pointsOf: {
    id: 'examResults.pointsOf',
    defaultMessage: '{points} of {total} points',
    description: 'Below the score.',
  },
  passMark: { id: 'examResults.passMark', defaultMessage: 'pass mark {percent}', description: 'Below the score.' },
  ruleRegraded: {
    id: 'examResults.ruleRegraded',
    defaultMessage: 'Staff set this score.',
    description: 'The rule behind a score.',
  },
  ruleLate: {
    id: 'examResults.ruleLate',
    defaultMessage: 'The deadline was missed: the score is capped at 70%.',
    description: 'The rule behind a score.',
  },
  ruleRetake: {
    id: 'examResults.ruleRetake',
    defaultMessage: 'A retake pass is scaled down to 70%.',
    description: 'The rule behind a score.',
  },
  rulePenalised: {
    id: 'examResults.rulePenalised',
    defaultMessage: 'A penalised pass is scaled down to 70%.',
    description: 'The rule behind a score.',
  },
  rulePassed: {
    id: 'examResults.rulePassed',
    defaultMessage: 'You reached the pass mark.',
    description: 'The rule behind a score.',
  },
  ruleFailed: {
    id: 'examResults.ruleFailed',
    defaultMessage: 'This is below the pass mark.',
    description: 'The rule behind a score.',
  },
  ruleVoided: {
    id: 'examResults.ruleVoided',
    defaultMessage: 'This attempt was taken back. It does not count.',
    description: 'The rule behind a score.',
  },
  leftPage: {
    id: 'examResults.leftPage',
    defaultMessage: 'The page was left before the exam was submitted, so this attempt failed.',
    description: 'Why an attempt failed.',
  },
  browserClosed: {
    id: 'examResults.browserClosed',
    defaultMessage: 'The page was closed or reloaded before the exam was submitted, so this attempt failed.',
    description: 'Why an attempt failed.',
  },
  heartbeatLost: {
    id: 'examResults.heartbeatLost',
    defaultMessage:
      'The connection was lost for over 2 minutes, so this attempt failed. If that was not your fault, ask your instructor.',
    description: 'Why an attempt failed.',
  },
  timeLimit: {
    id: 'examResults.timeLimit',
    defaultMessage: 'The time was over before the exam was submitted, so this attempt failed.',
    description: 'Why an attempt failed.',
  },
  startedAgain: {
    id: 'examResults.startedAgain',
    defaultMessage: 'A new attempt was started while this one was open, so this one failed.',
    description: 'Why an attempt failed.',
  },
  noResultYet: {
    id: 'examResults.noResultYet',
    defaultMessage: 'There is no result yet. It appears here within a minute after the attempt has ended.',
    description: 'In place of a result.',
  },
  answers: { id: 'examResults.answers', defaultMessage: 'Questions and answers', description: 'Heading.' },
  yourAnswer: { id: 'examResults.yourAnswer', defaultMessage: 'Your answer', description: 'Label.' },
  noAnswer: { id: 'examResults.noAnswer', defaultMessage: 'No answer', description: 'In place of an answer.' },
  correctAnswer: { id: 'examResults.correctAnswer', defaultMessage: 'Correct answer', description: 'Label.' },
  right: { id: 'examResults.right', defaultMessage: 'Right', description: 'Read out with a right answer.' },
  wrong: { id: 'examResults.wrong', defaultMessage: 'Wrong', description: 'Read out with a wrong answer.' },
  rightCount: {
    id: 'examResults.rightCount',
    defaultMessage: '{count} of {total} right',
    description: 'Beside the heading of the answers.',
  },
  again: {
    id: 'examResults.again',
    defaultMessage: 'Take attempt {attempt}',
    description: 'Link to a further attempt.',
  },
  whatResult: {
    id: 'examResults.whatResult',
    defaultMessage: '{title}: {score}',
    description: 'Read out with "Why?".',
  },
});
