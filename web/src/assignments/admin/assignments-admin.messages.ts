import { defineMessages } from '../../lib/i18n/index.ts';

export const assignmentsAdminMessages = defineMessages({
  assignments: { id: 'assignmentsAdmin.assignments', defaultMessage: 'Assignments', description: 'Heading.' },
  assignment: { id: 'assignmentsAdmin.assignment', defaultMessage: 'Assignment', description: 'Column.' },
  noAssignments: {
    id: 'assignmentsAdmin.noAssignments',
    defaultMessage: 'This group has no assignments yet.',
    description: 'In place of the list.',
  },
  newAssignment: {
    id: 'assignmentsAdmin.newAssignment',
    defaultMessage: 'New assignment',
    description: 'Button and title.',
  },
  change: { id: 'assignmentsAdmin.change', defaultMessage: 'Change', description: 'Button.' },
  changeOf: {
    id: 'assignmentsAdmin.changeOf',
    defaultMessage: 'Change {title}',
    description: 'Label of that button, and a title.',
  },
  title: { id: 'assignmentsAdmin.title', defaultMessage: 'Title', description: 'Field.' },
  titleMissing: {
    id: 'assignmentsAdmin.titleMissing',
    defaultMessage: 'Give the assignment a title.',
    description: 'Below a field.',
  },
  course: { id: 'assignmentsAdmin.course', defaultMessage: 'Course', description: 'Field and column.' },
  type: { id: 'assignmentsAdmin.type', defaultMessage: 'Type', description: 'Field and column.' },
  graded: { id: 'assignmentsAdmin.graded', defaultMessage: 'Graded, 0 to 100%', description: 'A type.' },
  completion: { id: 'assignmentsAdmin.completion', defaultMessage: 'Complete or incomplete', description: 'A type.' },
  typeFrozen: {
    id: 'assignmentsAdmin.typeFrozen',
    defaultMessage: 'It stays as it is: work has been graded.',
    description: 'Below the type.',
  },
  weight: {
    id: 'assignmentsAdmin.weight',
    defaultMessage: 'Weight',
    description: 'Field and column: in the grade of the course.',
  },
  weightHint: {
    id: 'assignmentsAdmin.weightHint',
    defaultMessage: 'An exam has the weight 1.',
    description: 'Below that field.',
  },
  due: { id: 'assignmentsAdmin.due', defaultMessage: 'Due', description: 'Field and column.' },
  dueMissing: {
    id: 'assignmentsAdmin.dueMissing',
    defaultMessage: 'Enter a date and a time.',
    description: 'Below a field.',
  },
  content: { id: 'assignmentsAdmin.content', defaultMessage: 'What to do', description: 'Field.' },
  contentHtml: {
    id: 'assignmentsAdmin.contentHtml',
    defaultMessage: 'This text has formatting and is shown as HTML.',
    description: 'Below that field.',
  },
  set: { id: 'assignmentsAdmin.set', defaultMessage: '{title} is set', description: 'Short notice.' },
  changed: { id: 'assignmentsAdmin.changed', defaultMessage: '{title} is changed', description: 'Short notice.' },
  work: {
    id: 'assignmentsAdmin.work',
    defaultMessage: 'Submissions',
    description: 'Link to the work of the students.',
  },
});
