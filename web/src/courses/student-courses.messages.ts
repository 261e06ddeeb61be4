import { defineMessages } from '../lib/i18n/index.ts';

export const studentCoursesMessages = defineMessages('studentCourses', {
  notTaken: ['None of your groups takes this course.', 'Instead of the page of a course.'],
  about: ['About the course', 'Heading.'],
  when: ['When and by whom', 'Heading.'],
  term: ['Term', 'Fact.'],
  days: ['Days', 'Fact: first and last day.'],
  credits: ['Credits', 'Fact: how many.'],
  teachers: ['Teachers', 'Fact: names.'],
  assessments: ['Exams and assignments', 'Heading.'],
  lesson: ['Lesson', 'Title until its name is known.'],
  lessons: ['Lessons', 'Heading.'],
  video: ['Video', 'Label of a choice of videos.'],
  text: ['To read', 'Heading of the text of a lesson.'],
  noText: ['This lesson has no text.', 'In place of the text of a lesson.'],
  files: ['Outline and downloads', 'Heading: the files of a course.'],
  outline: ['Course outline', 'Link to a file that tells what a course is about.'],
  otherLanguage: [
    'in {language}, as there is none in your language',
    'Beside the outline of a course, in smaller letters; {language} is the name of a language.',
  ],
  progress: ['{done} of {count} lessons done', 'How far the student is in a course.'],
  done: ['Done', 'State of a lesson.'],
  markDone: ['Mark as done', 'Button of a lesson.'],
  marked: ['{lesson} is done', 'Notice after a lesson was marked.'],
  goOn: ['Go on: {lesson}', 'Link to the next lesson.'],
  together: ['All courses together', 'Heading: how far the student is in what the group takes.'],
  behind: [
    'Lessons still to be done by today, going by the dates of the courses: {count}',
    'How far the student is behind.',
  ],
  onTime: ['That is as far as the dates of the courses ask for today, or farther.', 'The student is not behind.'],
});
