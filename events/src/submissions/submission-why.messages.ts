import { defineMessages } from '../kernel/messages.ts';

/** “Why?” says these of the grade of an assignment. */
export const submissionWhyMessages = defineMessages('why.submission', {
  title: ['{assignment}', 'Heading, to the student'],
  titleOf: ['{assignment} of {student}', 'Heading, to staff'],
  due: ['Due', 'Label'],
  handedIn: ['Handed in', 'Label'],
  weight: ['Weight in the course', 'Label'],
  gradedBy: ['Graded by', 'Label'],
  moment: ['{date}, {time} ({zone})', 'A moment in the time of the campus', 'why.value.moment'],
  momentLate: ['{date}, {time} ({zone}), after the due date', 'When late work was handed in', 'why.value.momentLate'],
  notHandedIn: ['not handed in', 'In place of a moment', 'why.value.notHandedIn'],
  complete: ['complete', 'Completion work', 'why.value.submissionComplete'],
  incomplete: ['incomplete', 'Completion work', 'why.value.submissionIncomplete'],
  ungraded: ['not graded', 'In place of a grade', 'why.value.ungraded'],
  ruleGraded: ['The grade that staff gave last stands.', 'Rule', 'why.rule.submission.graded'],
  ruleCompletion: [
    'Staff decide whether it is complete. It does not count towards the grade of the course.',
    'Rule',
    'why.rule.submission.completion',
  ],
  ruleUngraded: ['Staff have not graded it yet. Until then it does not count.', 'Rule', 'why.rule.submission.ungraded'],
});
