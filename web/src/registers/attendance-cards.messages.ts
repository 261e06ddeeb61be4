import { defineMessages } from '../lib/i18n/index.ts';

export const attendanceCardsMessages = defineMessages('attendanceCards', {
  attendance: ['Attendance', 'What a percentage is about.'],
  thisTerm: ['this term', 'Below the percentage in the ring.'],
  nothingTaken: ['No attendance has been taken yet this term.', 'In the attendance card.'],
  overGrace: [
    '{absences} absences and {lates} lates beyond your grace take {deduction} off your term grade.',
    'In the attendance card.',
  ],
  withinGrace: ['You are within your grace: nothing is taken off your term grade.', 'In the attendance card.'],
  now: ['Now', 'Chip: the period of this register runs.'],
  missed: ['Missed today', 'Chip: the period is over and nobody opened its register.'],
  next: ['Next', 'Chip: the next period of the class.'],
  lesson: ['{period}, {start} to {end}', 'A period with its times.'],
  lessonOn: ['{date}, {period}, {start} to {end}', 'A period with its day and its times.'],
  openRegister: ['Open the register', 'Button: of the period that runs now.'],
  noLessons: ['No period is planned.', 'In the card of registers and in the timetable.'],
});
