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
});
