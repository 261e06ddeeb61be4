import { defineMessages } from '../../lib/i18n/index.ts';

export const coursesAdminMessages = defineMessages({
  search: { id: 'coursesAdmin.search', defaultMessage: 'Code or title', description: 'Search field.' },
  course: { id: 'coursesAdmin.course', defaultMessage: 'Course', description: 'Column.' },
  code: {
    id: 'coursesAdmin.code',
    defaultMessage: 'Code',
    description: 'Column and fact: the short name of a course.',
  },
  year: {
    id: 'coursesAdmin.year',
    defaultMessage: 'Year',
    description: 'Column, filter and fact: year of the program.',
  },
  credits: { id: 'coursesAdmin.credits', defaultMessage: 'Credits', description: 'Column and fact.' },
  creditsLine: {
    id: 'coursesAdmin.creditsLine',
    defaultMessage: 'Year {year}, credits: {credits}',
    description: 'On a phone, below the title of a course.',
  },
  about: { id: 'coursesAdmin.about', defaultMessage: 'About the course', description: 'Heading.' },
  description: { id: 'coursesAdmin.description', defaultMessage: 'Description', description: 'Fact.' },
});
