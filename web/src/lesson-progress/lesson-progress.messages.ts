import { defineMessages } from '../lib/i18n/index.ts';

export const lessonProgressMessages = defineMessages({
  progress: { id: 'groupProgress.progress', defaultMessage: 'Progress', description: 'Tab of a group, and heading.' },
  hint: {
    id: 'groupProgress.hint',
    defaultMessage:
      'Lessons done by today, who is furthest behind first. How many are due follows from the dates of the courses.',
    description: 'Above the table.',
  },
  course: { id: 'groupProgress.course', defaultMessage: 'Course', description: 'Label of the filter.' },
  allCourses: { id: 'groupProgress.allCourses', defaultMessage: 'All courses', description: 'Choice of the filter.' },
  student: { id: 'groupProgress.student', defaultMessage: 'Student', description: 'Column.' },
  done: {
    id: 'groupProgress.done',
    defaultMessage: 'Done',
    description: 'Column: how many lessons; and the state of a lesson.',
  },
  behind: { id: 'groupProgress.behind', defaultMessage: 'Behind', description: 'Column: by how many lessons.' },
  behindBy: {
    id: 'groupProgress.behindBy',
    defaultMessage: '{count} behind',
    description: 'How many lessons of a course are due and not done.',
  },
  onTime: {
    id: 'groupProgress.onTime',
    defaultMessage: 'On time',
    description: 'In place of how far somebody is behind.',
  },
  of: {
    id: 'groupProgress.of',
    defaultMessage: '{done} of {count}',
    description: 'How many of the lessons of a course are done.',
  },
  opened: { id: 'groupProgress.opened', defaultMessage: 'Opened', description: 'State of a lesson.' },
  notOpened: { id: 'groupProgress.notOpened', defaultMessage: 'Not opened', description: 'State of a lesson.' },
  nobody: {
    id: 'groupProgress.nobody',
    defaultMessage: 'Nobody is in this group, or it takes no published course yet.',
    description: 'In place of the table.',
  },
  erased: {
    id: 'groupProgress.erased',
    defaultMessage: 'Erased person',
    description: 'In place of a name that was erased.',
  },
  notTaught: {
    id: 'groupProgress.notTaught',
    defaultMessage: 'You do not teach this group.',
    description: 'In place of the page, for whoever is not a teacher of the group and where there is no such group.',
  },
});
