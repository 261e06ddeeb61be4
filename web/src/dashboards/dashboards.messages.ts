import { defineMessages } from '../lib/i18n/index.ts';

export const dashboardsMessages = defineMessages('dashboards', {
  morning: ['Good morning, {name}', 'Greeting before noon.'],
  afternoon: ['Good afternoon, {name}', 'Greeting after noon.'],
  evening: ['Good evening, {name}', 'Greeting from six o’clock.'],
  requestLeave: ['Request leave', 'Button.'],
  waiting: ['Waiting for you', 'Title of the card for staff.'],
  nothingWaits: ['Nothing is waiting for you.', 'In the card for staff.'],
  refused: [
    'You do not have access to that page. If you need it, ask your administrator.',
    'On the dashboard, for somebody who was led there from a page of the staff.',
  ],
  byNotification: [
    'What concerns your role reaches you here as a notification, and by mail.',
    'For deans, instructors and others who belong to no group and have no console.',
  ],
  openConsole: ['Open the staff console', 'Button for staff.'],
  region: ['Region', 'Label of a choice in the card for staff.'],
  allRegions: ['All regions', 'Choice: what waits in all regions together.'],
  inRegion: ['{region}: {count}', 'How many wait in a region.'],
  byRegion: ['{what}, by region', 'Label of a list of numbers for screen readers.'],
  kinds: ['Which dashboard', 'Label of the choice between the two dashboards of somebody who studies and serves.'],
  study: ['My studies', 'Choice: the dashboard of a student.'],
  staff: ['My work', 'Choice: the dashboard of staff.'],
  forDeans: [
    'You are dean of {regions}. What its students ask for, and what is decided, reaches you here as a notification, and by mail.',
    'For deans who have no console.',
  ],
  forInstructors: [
    'You teach in {regions}: here you see its registers and what waits there. To work on them, ask an administrator for the role of a manager.',
    'For instructors who have no console.',
  ],
  forReports: ['You look after the reports of the college.', 'For report admins; the link to the reports follows.'],
});
