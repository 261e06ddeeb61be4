import { defineMessages } from '../kernel/messages.ts';

/** Why nobody is excused from work. */
export const excusedWorkMessages = defineMessages('excusedWork', {
  groupUnknown: ['There is no such group.', 'The group of a student who is excused from work'],
  notEnrolled: ['This person was never in this group.', 'The student who is excused from work'],
  workUnknown: ['This group has no such exam or assignment.', 'What a student is excused from'],
  alreadyExcused: [
    'The student is already excused from this. Load the page again to see it.',
    'Somebody else has done it meanwhile',
  ],
});

/** What is held on a person, as the person is handed it. */
export const excusedWorkExportMessages = defineMessages('myData', {
  excusedWork: ['Work you are excused from', 'Heading of a part of the downloaded data'],
  'excusedWork.about': [
    'Exams and assignments that do not count for you, and why.',
    'Below the heading of a part of the downloaded data',
  ],
});

/** What “why?” says of work that a student is excused from. */
export const excusedWorkWhyMessages = defineMessages('why.label', {
  excusedWork: ['Excused', 'In place of a grade'],
  excusedTitle: ['Excused from {work}', 'Heading, to the student', 'why.excusedWork.title'],
  excusedTitleOf: ['{student} is excused from {work}', 'Heading, to staff', 'why.excusedWork.titleOf'],
  ruleExcused: [
    'Work that a student is excused from is left out of every average, and nothing of it is missing. A grade that there is stays, and does not count.',
    'Rule',
    'why.rule.excusedWork',
  ],
});
