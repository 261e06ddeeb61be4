import { defineMessages } from '../kernel/messages.ts';

/** What “why?” says of the grade of an assignment. */
export const submissionWhyMessages = defineMessages({
  title: { id: 'why.submission.title', defaultMessage: '{assignment}', description: 'Heading, to the student' },
  titleOf: {
    id: 'why.submission.titleOf',
    defaultMessage: '{assignment} of {student}',
    description: 'Heading, to staff',
  },
  due: { id: 'why.submission.due', defaultMessage: 'Due', description: 'Label' },
  handedIn: { id: 'why.submission.handedIn', defaultMessage: 'Handed in', description: 'Label' },
  weight: { id: 'why.submission.weight', defaultMessage: 'Weight in the course', description: 'Label' },
  gradedBy: { id: 'why.submission.gradedBy', defaultMessage: 'Graded by', description: 'Label' },
  moment: {
    id: 'why.value.moment',
    defaultMessage: '{date}, {time} ({zone})',
    description: 'A moment in the time of the campus',
  },
  momentLate: {
    id: 'why.value.momentLate',
    defaultMessage: '{date}, {time} ({zone}), after the due date',
    description: 'When late work was handed in',
  },
  notHandedIn: { id: 'why.value.notHandedIn', defaultMessage: 'not handed in', description: 'In place of a moment' },
  complete: { id: 'why.value.submissionComplete', defaultMessage: 'complete', description: 'Completion work' },
  incomplete: { id: 'why.value.submissionIncomplete', defaultMessage: 'incomplete', description: 'Completion work' },
  ungraded: { id: 'why.value.ungraded', defaultMessage: 'not graded', description: 'In place of a grade' },
  ruleGraded: {
    id: 'why.rule.submission.graded',
    defaultMessage: 'The grade that staff gave last stands.',
    description: 'Rule',
  },
  ruleCompletion: {
    id: 'why.rule.submission.completion',
    defaultMessage: 'Staff decide whether it is complete. It does not count towards the grade of the course.',
    description: 'Rule',
  },
  ruleUngraded: {
    id: 'why.rule.submission.ungraded',
    defaultMessage: 'Staff have not graded it yet. Until then it does not count.',
    description: 'Rule',
  },
});
