import { defineMessages } from '../lib/i18n/index.ts';

export const dashboardsMessages = defineMessages({
  morning: { id: 'dashboards.morning', defaultMessage: 'Good morning, {name}', description: 'Greeting before noon.' },
  afternoon: {
    id: 'dashboards.afternoon',
    defaultMessage: 'Good afternoon, {name}',
    description: 'Greeting after noon.',
  },
  evening: {
    id: 'dashboards.evening',
    defaultMessage: 'Good evening, {name}',
    description: 'Greeting from six o’clock.',
  },
  requestLeave: { id: 'dashboards.requestLeave', defaultMessage: 'Request leave', description: 'Button.' },
  waiting: { id: 'dashboards.waiting', defaultMessage: 'Waiting for you', description: 'Title of the card for staff.' },
  nothingWaits: {
    id: 'dashboards.nothingWaits',
    defaultMessage: 'Nothing is waiting for you.',
    description: 'In the card for staff.',
  },
  refused: {
    id: 'dashboards.refused',
    defaultMessage: 'You do not have access to that page. If you need it, ask your administrator.',
    description: 'On the dashboard, for somebody who was led there from a page of the staff.',
  },
  byNotification: {
    id: 'dashboards.byNotification',
    defaultMessage: 'What concerns your role reaches you here as a notification, and by mail.',
    description: 'For deans, instructors and others who belong to no group and have no console.',
  },
  openConsole: {
    id: 'dashboards.openConsole',
    defaultMessage: 'Open the staff console',
    description: 'Button for staff.',
  },
  region: {
    id: 'dashboards.region',
    defaultMessage: 'Region',
    description: 'Label of a choice in the card for staff.',
  },
  allRegions: {
    id: 'dashboards.allRegions',
    defaultMessage: 'All regions',
    description: 'Choice: what waits in all regions together.',
  },
  inRegion: {
    id: 'dashboards.inRegion',
    defaultMessage: '{region}: {count}',
    description: 'How many wait in a region.',
  },
  byRegion: {
    id: 'dashboards.byRegion',
    defaultMessage: '{what}, by region',
    description: 'Label of a list of numbers for screen readers.',
  },
  kinds: {
    id: 'dashboards.kinds',
    defaultMessage: 'Which dashboard',
    description: 'Label of the choice between the two dashboards of somebody who studies and serves.',
  },
  study: { id: 'dashboards.study', defaultMessage: 'My studies', description: 'Choice: the dashboard of a student.' },
  staff: { id: 'dashboards.staff', defaultMessage: 'My work', description: 'Choice: the dashboard of staff.' },
  forDeans: {
    id: 'dashboards.forDeans',
    defaultMessage:
      'You are dean of {regions}. What its students ask for, and what is decided, reaches you here as a notification, and by mail.',
    description: 'For deans who have no console.',
  },
  forInstructors: {
    id: 'dashboards.forInstructors',
    defaultMessage:
      'You teach in {regions}: here you see its registers and what waits there. To work on them, ask an administrator for the role of a manager.',
    description: 'For instructors who have no console.',
  },
  forReports: {
    id: 'dashboards.forReports',
    defaultMessage:
      'You look after the reports of the college. What concerns them reaches you here as a notification, and by mail.',
    description: 'For report admins, who have no console.',
  },
});
