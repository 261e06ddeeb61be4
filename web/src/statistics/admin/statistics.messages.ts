import { defineMessages } from '../../lib/i18n/index.ts';

export const statisticsMessages = defineMessages({
  enrolment: { id: 'statistics.enrolment', defaultMessage: 'Enrolment by week', description: 'Heading of a chart.' },
  attendance: { id: 'statistics.attendance', defaultMessage: 'Attendance by week', description: 'Heading of a chart.' },
  moneyDue: { id: 'statistics.moneyDue', defaultMessage: 'Money due by month', description: 'Heading of a chart.' },
  week: { id: 'statistics.week', defaultMessage: 'Week', description: 'Column: from which day to which.' },
  month: { id: 'statistics.month', defaultMessage: 'Month', description: 'Column.' },
  enrolled: {
    id: 'statistics.enrolled',
    defaultMessage: 'Enrolled at the end of the week',
    description: 'Column, and what the bars of the chart are: how many students.',
  },
  due: {
    id: 'statistics.due',
    defaultMessage: 'Still to be paid, {currency}',
    description: 'Column, and what the bars of the chart are; {currency} is a code such as EUR.',
  },
  invoices: { id: 'statistics.invoices', defaultMessage: 'Invoices', description: 'Column: how many.' },
  noEnrolments: {
    id: 'statistics.noEnrolments',
    defaultMessage: 'Nobody was enrolled in the last half year.',
    description: 'In place of a chart.',
  },
  noMarks: {
    id: 'statistics.noMarks',
    defaultMessage: 'No attendance was taken in the last half year.',
    description: 'In place of a chart.',
  },
  noMoneyDue: {
    id: 'statistics.noMoneyDue',
    defaultMessage: 'No invoice that is due in these months is left to be paid.',
    description: 'In place of a chart; the months are half a year back and half a year ahead.',
  },
  byGroup: {
    id: 'statistics.byGroup',
    defaultMessage: 'Progress by group',
    description: 'Heading: how far each group is in a course.',
  },
  group: { id: 'statistics.group', defaultMessage: 'Group', description: 'Column, and label of a choice.' },
  allGroups: { id: 'statistics.allGroups', defaultMessage: 'All groups', description: 'The first choice.' },
  students: { id: 'statistics.students', defaultMessage: 'Students', description: 'Column: how many.' },
  lessonsDone: {
    id: 'statistics.lessonsDone',
    defaultMessage: 'Lessons done',
    description: 'Column: how many percent of the lessons that all students of a group have to do.',
  },
  noGroups: {
    id: 'statistics.noGroups',
    defaultMessage: 'No group whose progress you see takes this course.',
    description: 'In place of the table.',
  },
});
