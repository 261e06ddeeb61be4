import { defineMessages } from '../kernel/messages.ts';

/** Why a register is not opened or a mark is not taken. */
export const registerMessages = defineMessages({
  groupUnknown: {
    id: 'register.groupUnknown',
    defaultMessage: 'There is no such group.',
    description: 'A group that is not there',
  },
  groupArchived: {
    id: 'register.groupArchived',
    defaultMessage: 'This group is archived.',
    description: 'No register can be opened any more',
  },
  noSchema: {
    id: 'register.noSchema',
    defaultMessage: 'This group keeps no attendance.',
    description: 'The group has no attendance schema',
  },
  notYet: {
    id: 'register.notYet',
    defaultMessage: 'This day is still to come.',
    description: 'Registers are opened on the day or later',
  },
  noTerm: {
    id: 'register.noTerm',
    defaultMessage: 'This day is in no term.',
    description: 'The date lies between the terms',
  },
  noPeriod: {
    id: 'register.noPeriod',
    defaultMessage: 'There is no such period on this day.',
    description: 'The schema has no such period on that weekday',
  },
  closed: {
    id: 'register.closed',
    defaultMessage: 'This register is closed. Use a correction instead.',
    description: 'Marks are only taken while it is open',
  },
  notAStudent: {
    id: 'register.notAStudent',
    defaultMessage: 'This person is not in this register.',
    description: 'The register lists its students when it is opened',
  },
  arrivedAfterEnd: {
    id: 'register.arrivedAfterEnd',
    defaultMessage: 'The time of arrival is after the end of the period.',
    description: 'A mark with a time',
  },
  codeWrong: {
    id: 'register.codeWrong',
    defaultMessage: 'This code is not valid any more. Scan again.',
    description: 'The code on the screen changes every minute',
  },
  periodOver: {
    id: 'register.periodOver',
    defaultMessage: 'This period is over.',
    description: 'A scan after the end',
  },
  nothingToCorrect: {
    id: 'register.nothingToCorrect',
    defaultMessage: 'The mark is already set that way.',
    description: 'A correction to the same status',
  },
  notYourMarks: {
    id: 'register.notYourMarks',
    defaultMessage: 'Somebody else recorded these marks.',
    description: 'Instructors undo their own marks only',
  },
  causeReserved: {
    id: 'register.causeReserved',
    defaultMessage: 'This excuse follows from a leave request or an explanation. Change the decision there.',
    description: 'Staff excuse by hand only',
  },
  isPresent: {
    id: 'register.isPresent',
    defaultMessage: 'This student is present.',
    description: 'Who is there needs no excuse',
  },
});
