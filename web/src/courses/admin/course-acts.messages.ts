import { defineMessages } from '../../lib/i18n/index.ts';

export const courseActsMessages = defineMessages({
  new: { id: 'courseActs.new', defaultMessage: 'New course', description: 'Button, title of the dialog.' },
  create: { id: 'courseActs.create', defaultMessage: 'Create', description: 'Button.' },
  editTitle: { id: 'courseActs.editTitle', defaultMessage: 'Edit {course}', description: 'Title of the dialog.' },
  saved: { id: 'courseActs.saved', defaultMessage: '{title} is saved', description: 'Notice.' },
  title: { id: 'courseActs.title', defaultMessage: 'Title', description: 'Field of a course and of a lesson.' },
  codeHint: {
    id: 'courseActs.codeHint',
    defaultMessage: 'Capital letters, digits and hyphens, as in OT101',
    description: 'Below the field for the code of a course.',
  },
  category: { id: 'courseActs.category', defaultMessage: 'Category', description: 'Field, fact and column.' },
  anyCategory: { id: 'courseActs.anyCategory', defaultMessage: 'Any category', description: 'Filter.' },
  teachers: { id: 'courseActs.teachers', defaultMessage: 'Teachers', description: 'Fact.' },
  groups: { id: 'courseActs.groups', defaultMessage: 'Groups', description: 'Fact: which groups take the course.' },
  history: { id: 'courseActs.history', defaultMessage: 'History', description: 'Link to the system log.' },
  publishMeans: {
    id: 'courseActs.publishMeans',
    defaultMessage: 'Students of the groups that take it see it with its lessons from now on.',
    description: 'In the dialog.',
  },
  unpublishMeans: {
    id: 'courseActs.unpublishMeans',
    defaultMessage: 'After that no student sees it. Its lessons, exams and results are kept.',
    description: 'In the dialog.',
  },
  deleteMeans: {
    id: 'courseActs.deleteMeans',
    defaultMessage:
      'It is deleted for good, with all its lessons, videos and files. A course with exams or assignments stays.',
    description: 'In the dialog.',
  },
  lessons: { id: 'courseActs.lessons', defaultMessage: 'Lessons', description: 'Heading and column.' },
  newLesson: { id: 'courseActs.newLesson', defaultMessage: 'New lesson', description: 'Button, title of the dialog.' },
  noLessons: {
    id: 'courseActs.noLessons',
    defaultMessage: 'No lessons yet. A course needs one, or an outline, before it is published.',
    description: 'Instead of the list of lessons.',
  },
  orderHint: {
    id: 'courseActs.orderHint',
    defaultMessage: 'Drag a lesson to its place, or move it with its arrows.',
    description: 'Above the list of lessons.',
  },
  earlier: { id: 'courseActs.earlier', defaultMessage: 'Move {lesson} up', description: 'Label of a button.' },
  later: { id: 'courseActs.later', defaultMessage: 'Move {lesson} down', description: 'Label of a button.' },
  moved: {
    id: 'courseActs.moved',
    defaultMessage: '{lesson} is number {place} of {count}',
    description: 'Read out after a lesson was moved.',
  },
  text: { id: 'courseActs.text', defaultMessage: 'Text', description: 'Field of a lesson: what students read.' },
  removeLesson: { id: 'courseActs.removeLesson', defaultMessage: 'Remove', description: 'Button.' },
  removeTitle: { id: 'courseActs.removeTitle', defaultMessage: 'Remove {title}?', description: 'Title.' },
  removeMeans: {
    id: 'courseActs.removeMeans',
    defaultMessage: 'The lesson, its text and its videos are gone for good, for students too.',
    description: 'In the dialog.',
  },
  removed: { id: 'courseActs.removed', defaultMessage: '{title} is removed', description: 'Notice.' },
});
