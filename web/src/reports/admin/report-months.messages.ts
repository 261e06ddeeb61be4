import { defineMessages } from '../../lib/i18n/index.ts';

export const reportMonthsMessages = defineMessages('reportMonths', {
  activity: ['Activity {year}', 'Heading of a chart: courses opened, lessons completed and leave requests by month.'],
  attendance: ['Attendance {year}', 'Heading of a chart: present, late, absent and excused by month.'],
  byRegion: ['Activity and attendance {year} by region', 'Heading of a table.'],
  means: [
    'Attendance counts each student of each register, as what the student is marked now.',
    'Below the table by region.',
  ],
});
