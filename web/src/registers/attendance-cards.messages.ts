import { defineMessages } from '../lib/i18n/index.ts';

export const attendanceCardsMessages = defineMessages({
  attendance: {
    id: 'attendanceCards.attendance',
    defaultMessage: 'Attendance',
    description: 'What a percentage is about.',
  },
  thisTerm: {
    id: 'attendanceCards.thisTerm',
    defaultMessage: 'this term',
    description: 'Below the percentage in the ring.',
  },
  nothingTaken: {
    id: 'attendanceCards.nothingTaken',
    defaultMessage: 'No attendance has been taken yet this term.',
    description: 'In the attendance card.',
  },
  overGrace: {
    id: 'attendanceCards.overGrace',
    defaultMessage: '{absences} absences and {lates} lates beyond your grace take {deduction} off your term grade.',
    description: 'In the attendance card.',
  },
  withinGrace: {
    id: 'attendanceCards.withinGrace',
    defaultMessage: 'You are within your grace: nothing is taken off your term grade.',
    description: 'In the attendance card.',
  },
  now: { id: 'attendanceCards.now', defaultMessage: 'Now', description: 'Chip: the period of this register runs.' },
  missed: {
    id: 'attendanceCards.missed',
    defaultMessage: 'Missed today',
    description: 'Chip: the period is over and nobody opened its register.',
  },
  next: { id: 'attendanceCards.next', defaultMessage: 'Next', description: 'Chip: the next period of the class.' },
  lesson: {
    id: 'attendanceCards.lesson',
    defaultMessage: '{period}, {start} to {end}',
    description: 'A period with its times.',
  },
  lessonOn: {
    id: 'attendanceCards.lessonOn',
    defaultMessage: '{date}, {period}, {start} to {end}',
    description: 'A period with its day and its times.',
  },
  openRegister: {
    id: 'attendanceCards.openRegister',
    defaultMessage: 'Open the register',
    description: 'Button: of the period that runs now.',
  },
  noLessons: {
    id: 'attendanceCards.noLessons',
    defaultMessage: 'No period is planned.',
    description: 'In the card of registers and in the timetable.',
  },
});
