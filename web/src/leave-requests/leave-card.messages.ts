import { defineMessages } from '../lib/i18n/index.ts';

/** The card and the page of attendance say these before the requests themselves are loaded. */
export const leaveCardMessages = defineMessages('leaveRequests', {
  tab: ['Leave requests', 'Tab of the student’s attendance page.'],
  intro: [
    'Ask to be excused before you are away. The dean answers, and you get a notification.',
    'Below the title of the tab.',
  ],
  absence: ['Absence', 'Kind of leave.'],
  lateArrival: ['Late arrival', 'Kind of leave.'],
  earlyDeparture: ['Early departure', 'Kind of leave.'],
  atTime: ['{dates}, {time}', 'A day and the time of arrival or departure.'],
  noneAsked: ['You have not asked for leave.', 'In the card of the dashboard.'],
});
