import { defineMessages } from '../../lib/i18n/index.ts';

export const scheduleMessages = defineMessages({
  overview: { id: 'schedule.overview', defaultMessage: 'Overview', description: 'Tab: a group and who is in it.' },
  schedule: {
    id: 'schedule.schedule',
    defaultMessage: 'Schedule',
    description: 'Tab: exams and assignments of a group.',
  },
  tabs: { id: 'schedule.tabs', defaultMessage: 'Parts of the group', description: 'Label of the tabs.' },
  zone: {
    id: 'schedule.zone',
    defaultMessage: 'All times are in the zone of the group: {zone}.',
    description: 'Above the schedule; {zone} is as Denver, GMT-7.',
  },
  exams: { id: 'schedule.exams', defaultMessage: 'Exams', description: 'Heading.' },
  noExams: {
    id: 'schedule.noExams',
    defaultMessage: 'No exam is scheduled for this group yet.',
    description: 'In place of the list.',
  },
  scheduleExam: { id: 'schedule.scheduleExam', defaultMessage: 'Schedule an exam', description: 'Button and title.' },
  course: { id: 'schedule.course', defaultMessage: 'Course', description: 'Field.' },
  exam: { id: 'schedule.exam', defaultMessage: 'Exam', description: 'Field and column.' },
  noExamOfCourse: {
    id: 'schedule.noExamOfCourse',
    defaultMessage: 'This course has no exam that could be scheduled.',
    description: 'Below the field.',
  },
  draftOf: {
    id: 'schedule.draftOf',
    defaultMessage: '{exam} (draft)',
    description: 'A choice: an exam that is not published yet.',
  },
  opens: { id: 'schedule.opens', defaultMessage: 'Opens', description: 'Field and column.' },
  closes: { id: 'schedule.closes', defaultMessage: 'Closes', description: 'Field and column: the deadline.' },
  closesHint: {
    id: 'schedule.closesHint',
    defaultMessage: 'Later attempts are scored at most 70%.',
    description: 'Below that field.',
  },
  locks: {
    id: 'schedule.locks',
    defaultMessage: 'Locks',
    description: 'Field and column: no attempt begins after it.',
  },
  locksHint: {
    id: 'schedule.locksHint',
    defaultMessage: 'No attempt can begin after this time.',
    description: 'Below that field.',
  },
  never: {
    id: 'schedule.never',
    defaultMessage: 'Never',
    description: 'In place of the time of the lock: there is none.',
  },
  status: { id: 'schedule.status', defaultMessage: 'Status', description: 'Column.' },
  notPublished: {
    id: 'schedule.notPublished',
    defaultMessage: 'Not published: students do not see it yet.',
    description: 'Below the name of an exam.',
  },
  retiredExam: {
    id: 'schedule.retiredExam',
    defaultMessage: 'Retired: no new attempt can begin.',
    description: 'Below the name of an exam.',
  },
  extensions: {
    id: 'schedule.extensions',
    defaultMessage: 'Own deadlines',
    description: 'Heading: students with a later deadline.',
  },
  until: { id: 'schedule.until', defaultMessage: 'until {date}', description: 'Behind a name: the own deadline.' },
  erased: {
    id: 'schedule.erased',
    defaultMessage: 'Erased person',
    description: 'In place of a name that was erased.',
  },
  change: { id: 'schedule.change', defaultMessage: 'Change times', description: 'Button.' },
  changeTitle: {
    id: 'schedule.changeTitle',
    defaultMessage: 'Change the times of {exam}',
    description: 'Title of a dialog.',
  },
  extend: { id: 'schedule.extend', defaultMessage: 'Extend', description: 'Button.' },
  extendTitle: {
    id: 'schedule.extendTitle',
    defaultMessage: 'Extend the deadline of {exam}',
    description: 'Title of a dialog.',
  },
  for: { id: 'schedule.for', defaultMessage: 'For', description: 'Field: whom a deadline is extended for.' },
  everybody: { id: 'schedule.everybody', defaultMessage: 'Everybody in the group', description: 'A choice.' },
  newDeadline: { id: 'schedule.newDeadline', defaultMessage: 'New deadline', description: 'Field.' },
  reason: { id: 'schedule.reason', defaultMessage: 'Reason', description: 'Field.' },
  reasonHint: {
    id: 'schedule.reasonHint',
    defaultMessage: 'It is kept in the history.',
    description: 'Below that field.',
  },
  reasonAllHint: {
    id: 'schedule.reasonAllHint',
    defaultMessage: 'It is kept in the history of the group; do not name anyone.',
    description: 'Below that field.',
  },
  closesBeforeOpens: {
    id: 'schedule.closesBeforeOpens',
    defaultMessage: 'It closes before it opens.',
    description: 'Below a field.',
  },
  locksBeforeCloses: {
    id: 'schedule.locksBeforeCloses',
    defaultMessage: 'It is locked before it closes.',
    description: 'Below a field.',
  },
  notLater: {
    id: 'schedule.notLater',
    defaultMessage: 'It must be later than the present deadline, {date}.',
    description: 'Below a field.',
  },
  timeMissing: {
    id: 'schedule.timeMissing',
    defaultMessage: 'Enter a date and a time.',
    description: 'Below a field.',
  },
  scheduled: { id: 'schedule.scheduled', defaultMessage: '{exam} is scheduled', description: 'Short notice.' },
  moved: { id: 'schedule.moved', defaultMessage: 'The times of {exam} are changed', description: 'Short notice.' },
  extended: {
    id: 'schedule.extended',
    defaultMessage: 'The deadline of {exam} is extended',
    description: 'Short notice.',
  },
});
