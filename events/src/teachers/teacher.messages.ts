import { defineMessages } from '../kernel/messages.ts';

/** Why a teacher is not saved. */
export const teacherMessages = defineMessages({
  userUnknown: {
    id: 'teacher.userUnknown',
    defaultMessage: 'There is no such account.',
    description: 'The account of a teacher',
  },
  userTaken: {
    id: 'teacher.userTaken',
    defaultMessage: 'This account belongs to another teacher.',
    description: 'The account of a teacher',
  },
  regionUnknown: {
    id: 'teacher.regionUnknown',
    defaultMessage: 'There is no such region.',
    description: 'A region of a teacher',
  },
  noEmail: {
    id: 'teacher.noEmail',
    defaultMessage: 'This is no e-mail address.',
    description: 'Below the address of a teacher',
  },
});
