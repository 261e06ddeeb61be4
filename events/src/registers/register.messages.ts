import { defineMessages } from '../kernel/messages.ts';

/** Why a register is not opened or a mark is not taken. */
export const registerMessages = defineMessages('register', {
  groupUnknown: ['There is no such group.', 'A group that is not there'],
  groupArchived: ['This group is archived.', 'No register can be opened any more'],
  noSchema: ['This group keeps no attendance.', 'The group has no attendance schema'],
  notYet: ['This day is still to come.', 'Registers are opened on the day or later'],
  noTerm: ['This day is in no term.', 'The date lies between the terms'],
  noPeriod: ['There is no such period on this day.', 'The schema has no such period on that weekday'],
  noStudents: [
    'Nobody is enrolled in this group on this day. Enrol the students first, or correct their first day.',
    'A register lists its students when it is opened; without any it would stay empty',
  ],
  closed: ['This register is closed. Use a correction instead.', 'Marks are only taken while it is open'],
  notAStudent: ['This person is not in this register.', 'The register lists its students when it is opened'],
  arrivedAfterEnd: ['The time of arrival is after the end of the period.', 'A mark with a time'],
  arrivedOtherDay: ['The time of arrival is not on the day of this register.', 'A mark with a time'],
  codeWrong: ['This code is not valid any more. Scan again.', 'The code on the screen changes every minute'],
  periodOver: ['This period is over.', 'A scan after the end'],
  nothingToCorrect: ['The mark is already set that way.', 'A correction to the same status'],
  notYourMarks: ['Somebody else recorded these marks.', 'Instructors undo their own marks only'],
  causeReserved: [
    'This excuse follows from a leave request or an explanation. Change the decision there.',
    'Staff excuse by hand only',
  ],
  isPresent: ['This student is present.', 'Who is there needs no excuse'],
});

/** What is held on a person, as the person is handed it. */
export const registerExportMessages = defineMessages('myData', {
  attendance: ['Attendance', 'Heading of a part of the downloaded data'],
  'attendance.about': ['Each lesson for which you were marked.', 'Below the heading of a part of the downloaded data'],
  explanations: ['Explanations of absences', 'Heading of a part of the downloaded data'],
  'explanations.about': [
    'What you wrote about missed lessons, and the answers.',
    'Below the heading of a part of the downloaded data',
  ],
});
