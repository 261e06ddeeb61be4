import { defineMessages } from '../lib/i18n/index.ts';

export const lessonChartsMessages = defineMessages({
  showTable: { id: 'statistics.showTable', defaultMessage: 'Show the table', description: 'Button below a chart.' },
  hideTable: { id: 'statistics.hideTable', defaultMessage: 'Hide the table', description: 'Button below a chart.' },
  audience: {
    id: 'statistics.audience',
    defaultMessage: 'Students by lesson',
    description: 'Heading of a chart: how many students have seen each lesson of a course.',
  },
  lesson: { id: 'statistics.lesson', defaultMessage: 'Lesson', description: 'Column: number and title.' },
  completed: {
    id: 'statistics.completed',
    defaultMessage: 'Completed',
    description: 'Column, and part of a bar: how many students completed a lesson.',
  },
  opened: {
    id: 'statistics.opened',
    defaultMessage: 'Opened, not completed',
    description: 'Column, and part of a bar: how many students opened a lesson without completing it.',
  },
  noAudience: {
    id: 'statistics.noAudience',
    defaultMessage: 'No student has opened a lesson of this course yet.',
    description: 'In place of a chart.',
  },
  watching: {
    id: 'statistics.watching',
    defaultMessage: 'Where students stop',
    description: 'Heading of a chart: how many students have watched which part of the recording of a lesson.',
  },
  part: {
    id: 'statistics.part',
    defaultMessage: 'Part of the lesson',
    description: 'Column: from how many percent of the recording to how many.',
  },
  watched: {
    id: 'statistics.watched',
    defaultMessage: 'Students who watched it',
    description: 'Column, and what the bars of the chart are: how many students have watched this part of a lesson.',
  },
  noWatching: {
    id: 'statistics.noWatching',
    defaultMessage: 'No student has watched a lesson of this course yet.',
    description: 'In place of a chart.',
  },
});
