import { defineMessages } from '../lib/i18n/index.ts';

export const examResultsMessages = defineMessages('examResults', {
  resultTitle: ['Result', 'Last crumb and title of the result of an exam.'],
  scaledFrom: ['scaled from {scaledFrom}', 'After the score.'],
  pointsOf: ['{points} of {total} points', 'Below the score.'],
  passMark: ['pass mark {percent}', 'Below the score.'],
  ruleRegraded: ['Staff set this score.', 'The rule behind a score.'],
  ruleLate: ['The deadline was missed: the score is capped at 70%.', 'The rule behind a score.'],
  ruleRetake: ['A retake pass is scaled down to 70%.', 'The rule behind a score.'],
  rulePenalised: ['A penalised pass is scaled down to 70%.', 'The rule behind a score.'],
  rulePassed: ['You reached the pass mark.', 'The rule behind a score.'],
  ruleFailed: ['This is below the pass mark.', 'The rule behind a score.'],
  ruleVoided: ['This attempt was taken back. It does not count.', 'The rule behind a score.'],
  leftPage: ['The page was left before the exam was submitted, so this attempt failed.', 'Why an attempt failed.'],
  browserClosed: [
    'The page was closed or reloaded before the exam was submitted, so this attempt failed.',
    'Why an attempt failed.',
  ],
  heartbeatLost: [
    'The connection was lost for over 2 minutes, so this attempt failed. If that was not your fault, ask your instructor.',
    'Why an attempt failed.',
  ],
  timeLimit: ['The time was over before the exam was submitted, so this attempt failed.', 'Why an attempt failed.'],
  startedAgain: ['A new attempt was started while this one was open, so this one failed.', 'Why an attempt failed.'],
  noResultYet: [
    'There is no result yet. It appears here within a minute after the attempt has ended.',
    'In place of a result.',
  ],
  answers: ['Questions and answers', 'Heading.'],
  yourAnswer: ['Your answer', 'Label.'],
  noAnswer: ['No answer', 'In place of an answer.'],
  correctAnswer: ['Correct answer', 'Label.'],
  right: ['Right', 'Read out with a right answer.'],
  wrong: ['Wrong', 'Read out with a wrong answer.'],
  rightCount: ['{count} of {total} right', 'Beside the heading of the answers.'],
  again: ['Take attempt {attempt}', 'Link to a further attempt.'],
  whatResult: ['{title}: {score}', 'Read out with "Why?".'],
});
