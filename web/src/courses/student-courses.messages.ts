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
  lesson: { id: 'studentCourses.lesson', defaultMessage: 'Lesson', description: 'Title until its name is known.' },
  lessons: { id: 'studentCourses.lessons', defaultMessage: 'Lessons', description: 'Heading.' },
  video: { id: 'studentCourses.video', defaultMessage: 'Video', description: 'Label of a choice of videos.' },
  text: { id: 'studentCourses.text', defaultMessage: 'To read', description: 'Heading of the text of a lesson.' },
  noText: {
    id: 'studentCourses.noText',
    defaultMessage: 'This lesson has no text.',
    description: 'In place of the text of a lesson.',
  },
  files: {
    id: 'studentCourses.files',
    defaultMessage: 'Outline and downloads',
    description: 'Heading: the files of a course.',
  },
  outline: {
    id: 'studentCourses.outline',
    defaultMessage: 'Course outline',
    description: 'Link to a file that tells what a course is about.',
  },
  otherLanguage: {
    id: 'studentCourses.otherLanguage',
    defaultMessage: 'in {language}, as there is none in your language',
    description: 'Beside the outline of a course, in smaller letters; {language} is the name of a language.',
  },
  progress: {
    id: 'studentCourses.progress',
    defaultMessage: '{done} of {count} lessons done',
    description: 'How far the student is in a course.',
  },
  done: { id: 'studentCourses.done', defaultMessage: 'Done', description: 'State of a lesson.' },
  markDone: { id: 'studentCourses.markDone', defaultMessage: 'Mark as done', description: 'Button of a lesson.' },
  marked: {
    id: 'studentCourses.marked',
    defaultMessage: '{lesson} is done',
    description: 'Notice after a lesson was marked.',
  },
  goOn: { id: 'studentCourses.goOn', defaultMessage: 'Go on: {lesson}', description: 'Link to the next lesson.' },
  together: {
    id: 'studentCourses.together',
    defaultMessage: 'All courses together',
    description: 'Heading: how far the student is in what the group takes.',
  },
  behind: {
    id: 'studentCourses.behind',
    defaultMessage: 'Lessons still to be done by today, going by the dates of the courses: {count}',
    description: 'How far the student is behind.',
  },
  onTime: {
    id: 'studentCourses.onTime',
    defaultMessage: 'That is as far as the dates of the courses ask for today, or farther.',
    description: 'The student is not behind.',
  },
});
