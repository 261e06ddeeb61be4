import { defineMessages } from '../../lib/i18n/index.ts';

export const groupActsMessages = defineMessages({
  new: { id: 'groupActs.new', defaultMessage: 'New group', description: 'Button and title of the form.' },
  create: { id: 'groupActs.create', defaultMessage: 'Create the group', description: 'Button of the form.' },
  createDone: { id: 'groupActs.createDone', defaultMessage: '{group} is created', description: 'Notice.' },
  editTitle: { id: 'groupActs.editTitle', defaultMessage: 'Edit {group}', description: 'Title of the form.' },
  editDone: { id: 'groupActs.editDone', defaultMessage: '{group} is saved', description: 'Notice.' },
  schemaHint: {
    id: 'groupActs.schemaHint',
    defaultMessage: 'Its terms and periods are those of the group. Without one no register can be opened.',
    description: 'Below the field of the attendance schema.',
  },
  selfSignUpHint: {
    id: 'groupActs.selfSignUpHint',
    defaultMessage: 'Anyone who has the link may create an account in this group.',
    description: 'Below the field of self sign-up.',
  },
  freeHint: {
    id: 'groupActs.freeHint',
    defaultMessage: 'Only for groups with self sign-up.',
    description: 'Below the field of what costs nothing.',
  },
  offlineAppHint: {
    id: 'groupActs.offlineAppHint',
    defaultMessage: 'Students may take its exams in the app.',
    description: 'Below the field of the offline app.',
  },
  archive: { id: 'groupActs.archive', defaultMessage: 'Archive', description: 'Button: the group is over.' },
  archiveTitle: { id: 'groupActs.archiveTitle', defaultMessage: 'Archive {group}?', description: 'Title of a dialog.' },
  archiveMeans: {
    id: 'groupActs.archiveMeans',
    defaultMessage:
      'Nobody can be enrolled any more, and no register can be opened. All records stay, and the group can be restored.',
    description: 'What archiving means.',
  },
  archiveDone: { id: 'groupActs.archiveDone', defaultMessage: '{group} is archived', description: 'Notice.' },
  restore: { id: 'groupActs.restore', defaultMessage: 'Restore', description: 'Button: an archived group goes on.' },
  restoreTitle: { id: 'groupActs.restoreTitle', defaultMessage: 'Restore {group}?', description: 'Title of a dialog.' },
  restoreMeans: {
    id: 'groupActs.restoreMeans',
    defaultMessage: 'People can be enrolled and registers opened again.',
    description: 'What restoring means.',
  },
  restoreDone: { id: 'groupActs.restoreDone', defaultMessage: '{group} is restored', description: 'Notice.' },
  courses: { id: 'groupActs.courses', defaultMessage: 'Courses', description: 'Tab and heading.' },
  noCourses: {
    id: 'groupActs.noCourses',
    defaultMessage: 'This group takes no courses yet.',
    description: 'In place of the plan of courses.',
  },
  planTitle: { id: 'groupActs.planTitle', defaultMessage: 'Courses of {group}', description: 'Title of the form.' },
  planDone: { id: 'groupActs.planDone', defaultMessage: 'The courses are saved', description: 'Notice.' },
  savePlan: { id: 'groupActs.savePlan', defaultMessage: 'Save the courses', description: 'Button of the form.' },
  editPlan: { id: 'groupActs.editPlan', defaultMessage: 'Edit courses', description: 'Button.' },
  addCourse: { id: 'groupActs.addCourse', defaultMessage: 'Add a course', description: 'Field of the form.' },
  term: { id: 'groupActs.term', defaultMessage: 'Term', description: 'Column and field.' },
  from: { id: 'groupActs.from', defaultMessage: 'First day', description: 'Column and field.' },
  to: { id: 'groupActs.to', defaultMessage: 'Last day', description: 'Column and field.' },
  earlier: { id: 'groupActs.earlier', defaultMessage: 'Move {course} up', description: 'Label of a button.' },
  later: { id: 'groupActs.later', defaultMessage: 'Move {course} down', description: 'Label of a button.' },
  takeOut: { id: 'groupActs.takeOut', defaultMessage: 'Remove {course}', description: 'Label of a button.' },
});
