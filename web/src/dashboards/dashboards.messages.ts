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
  attendance: { id: 'dashboards.attendance', defaultMessage: 'Attendance', description: 'Title of a card.' },
  attendanceAll: {
    id: 'dashboards.attendanceAll',
    defaultMessage: 'History',
    description: 'Link from the attendance card.',
  },
  thisTerm: {
    id: 'dashboards.thisTerm',
    defaultMessage: 'this term',
    description: 'Below the percentage in the ring.',
  },
  nothingTaken: {
    id: 'dashboards.nothingTaken',
    defaultMessage: 'No attendance has been taken yet this term.',
    description: 'In the attendance card.',
  },
  overGrace: {
    id: 'dashboards.overGrace',
    defaultMessage: '{absences} absences and {lates} lates beyond your grace take {deduction} off your term grade.',
    description: 'In the attendance card.',
  },
  withinGrace: {
    id: 'dashboards.withinGrace',
    defaultMessage: 'You are within your grace: nothing is taken off your term grade.',
    description: 'In the attendance card.',
  },
  leave: { id: 'dashboards.leave', defaultMessage: 'Leave requests', description: 'Title of a card.' },
  leaveAll: {
    id: 'dashboards.leaveAll',
    defaultMessage: 'All requests',
    description: 'Link from the card of leave requests.',
  },
  requestLeave: { id: 'dashboards.requestLeave', defaultMessage: 'Request leave', description: 'Button.' },
  noLeave: {
    id: 'dashboards.noLeave',
    defaultMessage: 'You have not asked for leave.',
    description: 'In the card of leave requests.',
  },
  notifications: { id: 'dashboards.notifications', defaultMessage: 'Notifications', description: 'Title of a card.' },
  notificationsAll: {
    id: 'dashboards.notificationsAll',
    defaultMessage: 'All notifications',
    description: 'Link from the card of notifications.',
  },
  noNotifications: {
    id: 'dashboards.noNotifications',
    defaultMessage: 'Nothing to show yet',
    description: 'In the card of notifications.',
  },
  waiting: { id: 'dashboards.waiting', defaultMessage: 'Waiting for you', description: 'Title of the card for staff.' },
  openLeave_one: {
    id: 'dashboards.openLeave_one',
    defaultMessage: '{count} leave request to answer',
    description: 'In the card for staff.',
  },
  openLeave_other: {
    id: 'dashboards.openLeave_other',
    defaultMessage: '{count} leave requests to answer',
    description: 'In the card for staff.',
  },
  openRegisters_one: {
    id: 'dashboards.openRegisters_one',
    defaultMessage: '{count} register to close',
    description: 'In the card for staff.',
  },
  openRegisters_other: {
    id: 'dashboards.openRegisters_other',
    defaultMessage: '{count} registers to close',
    description: 'In the card for staff.',
  },
  openLeaveHint: {
    id: 'dashboards.openLeaveHint',
    defaultMessage: 'Students of your regions see the answer at once.',
    description: 'Below the number of leave requests.',
  },
  openRegistersHint: {
    id: 'dashboards.openRegistersHint',
    defaultMessage: 'An open register counts nobody as absent yet.',
    description: 'Below the number of registers.',
  },
  nothingWaits: {
    id: 'dashboards.nothingWaits',
    defaultMessage: 'Nothing is waiting for you.',
    description: 'In the card for staff.',
  },
  registers: {
    id: 'dashboards.registers',
    defaultMessage: 'Your registers',
    description: 'Title of a card for staff.',
  },
  now: { id: 'dashboards.now', defaultMessage: 'Now', description: 'Chip: the period of this register runs.' },
  missed: {
    id: 'dashboards.missed',
    defaultMessage: 'Missed today',
    description: 'Chip: the period is over and nobody opened its register.',
  },
  next: { id: 'dashboards.next', defaultMessage: 'Next', description: 'Chip: the next period of the class.' },
  lesson: {
    id: 'dashboards.lesson',
    defaultMessage: '{period}, {start} to {end}',
    description: 'A period with its times.',
  },
  lessonOn: {
    id: 'dashboards.lessonOn',
    defaultMessage: '{date}, {period}, {start} to {end}',
    description: 'A period with its day and its times.',
  },
  openRegister: {
    id: 'dashboards.openRegister',
    defaultMessage: 'Open the register',
    description: 'Button: of the period that runs now.',
  },
  noLessons: {
    id: 'dashboards.noLessons',
    defaultMessage: 'No period is planned.',
    description: 'In the card of registers and in the timetable.',
  },
  timetable: { id: 'dashboards.timetable', defaultMessage: 'Timetable', description: 'Title of a card for staff.' },
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
});
