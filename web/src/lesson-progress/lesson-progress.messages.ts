import { defineMessages } from '../lib/i18n/index.ts';

export const lessonProgressMessages = defineMessages('groupProgress', {
  progress: ['Progress', 'Tab of a group, and heading.'],
  hint: [
    'Lessons done by today, who is furthest behind first. How many are due follows from the dates of the courses.',
    'Above the table.',
  ],
  course: ['Course', 'Label of the filter.'],
  allCourses: ['All courses', 'Choice of the filter.'],
  student: ['Student', 'Column.'],
  done: ['Done', 'Column: how many lessons; and the state of a lesson.'],
  behind: ['Behind', 'Column: by how many lessons.'],
  behindBy: ['{count} behind', 'How many lessons of a course are due and not done.'],
  onTime: ['On time', 'In place of how far somebody is behind.'],
  of: ['{done} of {count}', 'How many of the lessons of a course are done.'],
  opened: ['Opened', 'State of a lesson.'],
  notOpened: ['Not opened', 'State of a lesson.'],
  nobody: ['Nobody is in this group, or it takes no published course yet.', 'In place of the table.'],
  erased: ['Erased person', 'In place of a name that was erased.'],
  notTaught: [
    'You do not teach this group.',
    'In place of the page, for whoever is not a teacher of the group and where there is no such group.',
  ],
});
