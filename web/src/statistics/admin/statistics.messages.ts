import { defineMessages } from '../../lib/i18n/index.ts';

export const statisticsMessages = defineMessages('statistics', {
  enrolment: ['Enrolment by week', 'Heading of a chart.'],
  attendance: ['Attendance by week', 'Heading of a chart.'],
  moneyDue: ['Money due by month', 'Heading of a chart.'],
  week: ['Week', 'Column: from which day to which.'],
  month: ['Month', 'Column.'],
  enrolled: ['Enrolled at the end of the week', 'Column, and what the bars of the chart are: how many students.'],
  due: [
    'Still to be paid, {currency}',
    'Column, and what the bars of the chart are; {currency} is a code such as EUR.',
  ],
  invoices: ['Invoices', 'Column: how many.'],
  noEnrolments: ['Nobody was enrolled in the last half year.', 'In place of a chart.'],
  noMarks: ['No attendance was taken in the last half year.', 'In place of a chart.'],
  noMoneyDue: [
    'No invoice that is due in these months is left to be paid.',
    'In place of a chart; the months are half a year back and half a year ahead.',
  ],
  byGroup: ['Progress by group', 'Heading: how far each group is in a course.'],
  group: ['Group', 'Column, and label of a choice.'],
  allGroups: ['All groups', 'The first choice.'],
  students: ['Students', 'Column: how many.'],
  lessonsDone: ['Lessons done', 'Column: how many percent of the lessons that all students of a group have to do.'],
  noGroups: ['No group whose progress you see takes this course.', 'In place of the table.'],
});
