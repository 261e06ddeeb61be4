import { defineMessages } from '../../lib/i18n/index.ts';

export const coursesAdminMessages = defineMessages('coursesAdmin', {
  permission: [
    'Courses, and exams with their right answers.',
    'What a permission to this list is about.',
    'individualPermissions.about.courses',
  ],
  search: ['Code or title', 'Search field.'],
  course: ['Course', 'Column.'],
  code: ['Code', 'Column and fact: the short name of a course.'],
  year: ['Year', 'Column, filter and fact: year of the program.'],
  credits: ['Credits', 'Column and fact.'],
  creditsLine: ['Year {year}, credits: {credits}', 'On a phone, below the title of a course.'],
  about: ['About the course', 'Heading.'],
  description: ['Description', 'Fact.'],
});
