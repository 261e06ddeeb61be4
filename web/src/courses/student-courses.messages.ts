import { defineMessages } from '../lib/i18n/index.ts';

export const studentCoursesMessages = defineMessages({
  notTaken: {
    id: 'studentCourses.notTaken',
    defaultMessage: 'None of your groups takes this course.',
    description: 'Instead of the page of a course.',
  },
  about: { id: 'studentCourses.about', defaultMessage: 'About the course', description: 'Heading.' },
  when: { id: 'studentCourses.when', defaultMessage: 'When and by whom', description: 'Heading.' },
  term: { id: 'studentCourses.term', defaultMessage: 'Term', description: 'Fact.' },
  days: { id: 'studentCourses.days', defaultMessage: 'Days', description: 'Fact: first and last day.' },
  credits: { id: 'studentCourses.credits', defaultMessage: 'Credits', description: 'Fact: how many.' },
  teachers: { id: 'studentCourses.teachers', defaultMessage: 'Teachers', description: 'Fact: names.' },
  assessments: {
    id: 'studentCourses.assessments',
    defaultMessage: 'Exams and assignments',
    description: 'Heading.',
  },
});
