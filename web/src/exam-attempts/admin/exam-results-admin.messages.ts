import { defineMessages } from '../../lib/i18n/index.ts';

export const resultsAdminMessages = defineMessages({
  title: { id: 'resultsAdmin.title', defaultMessage: 'Exam results', description: 'Page title.' },
  search: { id: 'resultsAdmin.search', defaultMessage: 'Student', description: 'Search field.' },
  student: { id: 'resultsAdmin.student', defaultMessage: 'Student', description: 'Column.' },
  exam: { id: 'resultsAdmin.exam', defaultMessage: 'Exam', description: 'Column and filter.' },
  examOf: { id: 'resultsAdmin.examOf', defaultMessage: '{exam}, {course}', description: 'An exam in a filter.' },
  anyExam: { id: 'resultsAdmin.anyExam', defaultMessage: 'Any exam', description: 'Filter.' },
  group: { id: 'resultsAdmin.group', defaultMessage: 'Group', description: 'Filter and column of the export.' },
  anyGroup: { id: 'resultsAdmin.anyGroup', defaultMessage: 'Any group', description: 'Filter.' },
  result: { id: 'resultsAdmin.result', defaultMessage: 'Result', description: 'Column and filter.' },
  anyResult: { id: 'resultsAdmin.anyResult', defaultMessage: 'Any result', description: 'Filter.' },
  attempt: { id: 'resultsAdmin.attempt', defaultMessage: 'Attempt', description: 'Column.' },
  attemptOf: {
    id: 'resultsAdmin.attemptOf',
    defaultMessage: '{n} of {allowed}',
    description: 'Which attempt it is, of how many there may be.',
  },
  score: { id: 'resultsAdmin.score', defaultMessage: 'Score', description: 'Column, row and field.' },
  scaledFrom: { id: 'resultsAdmin.scaledFrom', defaultMessage: 'scaled from {score}', description: 'Beside a score.' },
  when: { id: 'resultsAdmin.when', defaultMessage: 'When', description: 'Column and row.' },
  course: { id: 'resultsAdmin.course', defaultMessage: 'Course', description: 'Row and column of the export.' },
  abandoned: {
    id: 'resultsAdmin.abandoned',
    defaultMessage: 'Abandoned',
    description: 'Chip: the student left the exam.',
  },
  voided: { id: 'resultsAdmin.voided', defaultMessage: 'Voided', description: 'Chip: the attempt does not count.' },
  late: { id: 'resultsAdmin.late', defaultMessage: 'Late', description: 'Chip: after the deadline.' },
  penalised: { id: 'resultsAdmin.penalised', defaultMessage: 'Penalised', description: 'Chip.' },
  byHand: { id: 'resultsAdmin.byHand', defaultMessage: 'Graded by hand', description: 'Chip.' },
  erased: {
    id: 'resultsAdmin.erased',
    defaultMessage: 'Erased person',
    description: 'In place of a name that was erased.',
  },
  questions: { id: 'resultsAdmin.questions', defaultMessage: 'Questions', description: 'Heading.' },
  rightOf: {
    id: 'resultsAdmin.rightOf',
    defaultMessage: '{right} of {total} right',
    description: 'Beside the heading.',
  },
  wrongOnly: { id: 'resultsAdmin.wrongOnly', defaultMessage: 'Wrong answers only', description: 'Switch.' },
  noneWrong: {
    id: 'resultsAdmin.noneWrong',
    defaultMessage: 'Every answer is right.',
    description: 'In place of the wrong answers.',
  },
  answered: {
    id: 'resultsAdmin.answered',
    defaultMessage: 'Answered',
    description: 'Before the answer that was given.',
  },
  correct: { id: 'resultsAdmin.correct', defaultMessage: 'Correct', description: 'Before the right answer.' },
  unanswered: { id: 'resultsAdmin.unanswered', defaultMessage: 'no answer', description: 'In place of an answer.' },
  right: { id: 'resultsAdmin.right', defaultMessage: 'Right', description: 'Read out beside an answer.' },
  wrong: { id: 'resultsAdmin.wrong', defaultMessage: 'Wrong', description: 'Read out beside an answer.' },
  notYours: {
    id: 'resultsAdmin.notYours',
    defaultMessage: 'The staff of this region decide about it.',
    description: 'In place of the buttons.',
  },
  penalise: { id: 'resultsAdmin.penalise', defaultMessage: 'Penalise', description: 'Button.' },
  lift: { id: 'resultsAdmin.lift', defaultMessage: 'Lift the penalty', description: 'Button.' },
  grade: { id: 'resultsAdmin.grade', defaultMessage: 'Grade by hand', description: 'Button.' },
  void: {
    id: 'resultsAdmin.void',
    defaultMessage: 'Void',
    description: 'Button: the attempt does not count any more.',
  },
  grant: {
    id: 'resultsAdmin.grant',
    defaultMessage: 'Extra attempt',
    description: 'Button: the student may sit the exam once more.',
  },
  penaliseTitle: {
    id: 'resultsAdmin.penaliseTitle',
    defaultMessage: 'Penalise attempt {n} of {name}?',
    description: 'Title of a dialog.',
  },
  liftTitle: {
    id: 'resultsAdmin.liftTitle',
    defaultMessage: 'Lift the penalty from attempt {n} of {name}?',
    description: 'Title of a dialog.',
  },
  gradeTitle: {
    id: 'resultsAdmin.gradeTitle',
    defaultMessage: 'Grade attempt {n} of {name}',
    description: 'Title of a dialog.',
  },
  voidTitle: {
    id: 'resultsAdmin.voidTitle',
    defaultMessage: 'Void attempt {n} of {name}?',
    description: 'Title of a dialog.',
  },
  grantTitle: {
    id: 'resultsAdmin.grantTitle',
    defaultMessage: 'Grant {name} more attempts',
    description: 'Title of a dialog.',
  },
  scoreNow: { id: 'resultsAdmin.scoreNow', defaultMessage: 'Score now', description: 'Row of what changes.' },
  scoreThen: { id: 'resultsAdmin.scoreThen', defaultMessage: 'Score then', description: 'Row of what changes.' },
  penaliseText: {
    id: 'resultsAdmin.penaliseText',
    defaultMessage: 'A penalised pass counts {cap} at most. Transcript and grades follow.',
    description: 'Text of a dialog.',
  },
  penaliseNothing: {
    id: 'resultsAdmin.penaliseNothing',
    defaultMessage: 'The score stays as it is: only a pass above {cap} is scaled.',
    description: 'Text of a dialog.',
  },
  liftText: {
    id: 'resultsAdmin.liftText',
    defaultMessage: 'The score is recalculated without this penalty. A penalty set on the exam itself stays.',
    description: 'Text of a dialog.',
  },
  gradeText: {
    id: 'resultsAdmin.gradeText',
    defaultMessage:
      'This score stands over the computed one, whatever the answers were. It is not scaled; from the pass mark on it is a pass.',
    description: 'Text of a dialog.',
  },
  voidText: {
    id: 'resultsAdmin.voidText',
    defaultMessage:
      'The attempt does not count any more, neither its score nor as one that was used: {name} has it back. This cannot be undone.',
    description: 'Text of a dialog.',
  },
  count: { id: 'resultsAdmin.count', defaultMessage: 'How many', description: 'Field: the number of attempts.' },
  grantText_one: {
    id: 'resultsAdmin.grantText_one',
    defaultMessage:
      '{name} may sit this exam {count} time more than now, as long as it is open. A retake’s pass counts {cap} at most.',
    description: 'Text of a dialog.',
  },
  grantText_other: {
    id: 'resultsAdmin.grantText_other',
    defaultMessage:
      '{name} may sit this exam {count} times more than now, as long as it is open. A retake’s pass counts {cap} at most.',
    description: 'Text of a dialog.',
  },
  penaliseDone: {
    id: 'resultsAdmin.penaliseDone',
    defaultMessage: '{name}: attempt penalised',
    description: 'Short notice.',
  },
  liftDone: { id: 'resultsAdmin.liftDone', defaultMessage: '{name}: penalty lifted', description: 'Short notice.' },
  gradeDone: { id: 'resultsAdmin.gradeDone', defaultMessage: '{name}: grade saved', description: 'Short notice.' },
  voidDone: { id: 'resultsAdmin.voidDone', defaultMessage: '{name}: attempt voided', description: 'Short notice.' },
  extraAttempts: {
    id: 'resultsAdmin.extraAttempts',
    defaultMessage: 'Extra',
    description: 'Label: attempts given beyond those of the exam.',
  },
  grantDone: {
    id: 'resultsAdmin.grantDone',
    defaultMessage: '{name}: extra attempts granted',
    description: 'Short notice.',
  },
  gone: {
    id: 'resultsAdmin.gone',
    defaultMessage: 'There is no such result, or it is of another region.',
    description: 'In place of a result.',
  },
});
