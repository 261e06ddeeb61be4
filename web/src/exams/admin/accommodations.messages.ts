import { defineMessages } from '../../lib/i18n/index.ts';

export const accommodationsMessages = defineMessages('accommodations', {
  accommodate: ['More time or attempts', 'Button: for one student, at one exam.'],
  title: ['More time or attempts at {exam}', 'Title of a dialog.'],
  heading: ['More time or attempts', 'Heading: students who were given more than others.'],
  student: ['Student', 'Field.'],
  minutes: ['Extra minutes', 'Field: how many minutes more than everybody has.'],
  minutesHint: [
    'For each attempt that begins from now on: {total} instead of {limit} minutes. 0 takes it back.',
    'Below that field.',
  ],
  minutesOf: ['{count} min.', 'A number of minutes, in what is wrong with that field.'],
  noLimit: ['This exam has no time limit.', 'In place of that field.'],
  attempts: ['Extra attempts', 'Field: how many attempts more than now.'],
  nothing: ['Nothing is changed yet.', 'What is wrong with the dialog.'],
  time: ['extra minutes: {count}', 'Behind the name of a student; {count} is a number.'],
  more: ['extra attempts: {count}', 'Behind the name of a student; {count} is a number.'],
  done: ['{name}: saved', 'Short notice.'],
});
