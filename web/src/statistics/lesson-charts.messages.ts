import { defineMessages } from '../lib/i18n/index.ts';

export const lessonChartsMessages = defineMessages('statistics', {
  showTable: ['Show the table', 'Button below a chart.'],
  hideTable: ['Hide the table', 'Button below a chart.'],
  audience: ['Students by lesson', 'Heading of a chart: how many students have seen each lesson of a course.'],
  lesson: ['Lesson', 'Column: number and title.'],
  completed: ['Completed', 'Column, and part of a bar: how many students completed a lesson.'],
  opened: [
    'Opened, not completed',
    'Column, and part of a bar: how many students opened a lesson without completing it.',
  ],
  noAudience: ['No student has opened a lesson of this course yet.', 'In place of a chart.'],
  watching: [
    'Where students stop',
    'Heading of a chart: how many students have watched which part of the recording of a lesson.',
  ],
  part: ['Part of the lesson', 'Column: from how many percent of the recording to how many.'],
  watched: [
    'Students who watched it',
    'Column, and what the bars of the chart are: how many students have watched this part of a lesson.',
  ],
  noWatching: ['No student has watched a lesson of this course yet.', 'In place of a chart.'],
});
