import { defineMessages } from '../kernel/messages.ts';

/** What “why?” says of results, course grades, term grades and the whole transcript. */
export const transcriptWhyMessages = defineMessages({
  examTitle: { id: 'why.exam.title', defaultMessage: '{exam}, attempt {n}', description: 'Heading, to the student' },
  examTitleOf: {
    id: 'why.exam.titleOf',
    defaultMessage: '{exam}, attempt {n} of {student}',
    description: 'Heading, to staff',
  },
  points: { id: 'why.label.points', defaultMessage: 'Points', description: 'Label' },
  pointsFormula: {
    id: 'why.formula.points',
    defaultMessage: '{points} of {maxPoints} = {raw}',
    description: 'Raw score of an exam',
  },
  passMark: { id: 'why.label.passMark', defaultMessage: 'Pass mark', description: 'Label' },
  recorded: { id: 'why.label.recorded', defaultMessage: 'Recorded', description: 'Label: the score that counts' },
  scaledValue: {
    id: 'why.value.scaled',
    defaultMessage: '{percent}, scaled from {raw}',
    description: 'A figure that was capped',
  },
  byHandValue: { id: 'why.value.byHand', defaultMessage: '{percent}, by hand', description: 'A figure given by staff' },
  notApplicable: { id: 'why.value.na', defaultMessage: 'N/A', description: 'There is nothing to count yet' },
  ruleAbandoned: {
    id: 'why.rule.exam.abandoned',
    defaultMessage: 'An attempt that is abandoned counts as an attempt and scores 0.',
    description: 'Rule',
  },
  ruleFailed: {
    id: 'why.rule.exam.failed',
    defaultMessage: 'Below the pass mark the raw score is recorded; only passes are scaled.',
    description: 'Rule',
  },
  ruleFailedLate: {
    id: 'why.rule.exam.failedLate',
    defaultMessage: 'After the deadline every score is capped at 70%.',
    description: 'Rule',
  },
  rulePassed: {
    id: 'why.rule.exam.passed',
    defaultMessage: 'A first pass in time is recorded as it is.',
    description: 'Rule',
  },
  ruleCapped: {
    id: 'why.rule.exam.capped',
    defaultMessage: 'The pass of a retake, with a penalty or after the deadline is worth 70% at most. Here: {reasons}.',
    description: 'Rule',
  },
  reasonRetake: { id: 'why.exam.retake', defaultMessage: 'a retake', description: 'Reason of the cap' },
  reasonPenalised: { id: 'why.exam.penalised', defaultMessage: 'a penalty', description: 'Reason of the cap' },
  reasonLate: { id: 'why.exam.late', defaultMessage: 'after the deadline', description: 'Reason of the cap' },
  ruleByHand: {
    id: 'why.rule.exam.byHand',
    defaultMessage: 'Staff gave this grade by hand; it stands whatever was computed.',
    description: 'Rule',
  },
  ruleVoided: {
    id: 'why.rule.exam.voided',
    defaultMessage: 'This attempt was voided and does not count.',
    description: 'Rule',
  },
  courseTitle: { id: 'why.course.title', defaultMessage: 'Grade of {course}', description: 'Heading, to the student' },
  courseTitleOf: {
    id: 'why.course.titleOf',
    defaultMessage: 'Grade of {student} in {course}',
    description: 'Heading, to staff',
  },
  courseFormula: {
    id: 'why.formula.course',
    defaultMessage: '({parts}) / {weight} = {grade}',
    description: 'Mean of a course',
  },
  grade: { id: 'why.label.grade', defaultMessage: 'Grade', description: 'Label' },
  itemScaled: {
    id: 'why.value.itemScaled',
    defaultMessage: '{percent}, scaled from {raw}, attempt {n}',
    description: 'An exam in a course',
  },
  itemAttempt: {
    id: 'why.value.itemAttempt',
    defaultMessage: '{percent}, attempt {n}',
    description: 'An exam in a course',
  },
  itemWeighted: {
    id: 'why.value.itemWeighted',
    defaultMessage: '{percent}, weight {weight}',
    description: 'Work with a weight',
  },
  complete: { id: 'why.value.complete', defaultMessage: 'complete, not counted', description: 'Completion work' },
  incomplete: { id: 'why.value.incomplete', defaultMessage: 'incomplete, not counted', description: 'Completion work' },
  ruleCourse: {
    id: 'why.rule.course',
    defaultMessage:
      'The weighted mean of all graded work. For an exam the best attempt counts, or the earlier of two equal ones. Completion work is not counted.',
    description: 'Rule',
  },
  termTitle: { id: 'why.term.title', defaultMessage: 'Grade of {term}', description: 'Heading, to the student' },
  termTitleOf: {
    id: 'why.term.titleOf',
    defaultMessage: 'Grade of {student}, {term}',
    description: 'Heading, to staff',
  },
  average: { id: 'why.label.average', defaultMessage: 'Average', description: 'Label' },
  averageFormula: {
    id: 'why.formula.average',
    defaultMessage: '({parts}) / {count} = {average}',
    description: 'Mean of the courses',
  },
  workOf: {
    id: 'why.label.workOf',
    defaultMessage: '{course}, {work}',
    description: 'Heading: an exam or an assignment after its course',
  },
  attendanceDeduction: {
    id: 'why.label.attendanceDeduction',
    defaultMessage: 'Taken off for attendance',
    description: 'Label',
  },
  termFormula: {
    id: 'why.formula.term',
    defaultMessage: '{average} − {deduction} = {grade}',
    description: 'Grade of a term',
  },
  ruleTerm: {
    id: 'why.rule.term',
    defaultMessage:
      'The mean of the course grades. The deduction for attendance is taken off this mean once, and never below 0.',
    description: 'Rule',
  },
  transcriptTitle: {
    id: 'why.transcript.title',
    defaultMessage: 'Overall grade',
    description: 'Heading, to the student',
  },
  transcriptTitleOf: {
    id: 'why.transcript.titleOf',
    defaultMessage: 'Overall grade of {student}',
    description: 'Heading, to staff',
  },
  overall: { id: 'why.label.overall', defaultMessage: 'Overall', description: 'Label' },
  ruleTranscript: {
    id: 'why.rule.transcript',
    defaultMessage: 'The mean of the term grades that there are.',
    description: 'Rule',
  },
});
