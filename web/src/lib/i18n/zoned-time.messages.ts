import { defineMessages } from './messages.ts';

export const zonedTimeMessages = defineMessages('zonedTime', {
  skipped: [
    'There is no such time there: the clocks are set forward over it. Choose {time} or another time.',
    'Below a field for a date and a time; {time} is the date and the time that the clocks show an hour later.',
  ],
});
