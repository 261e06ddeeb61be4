import { defineMessages } from '../kernel/messages.ts';

/** Why a teacher is not saved. */
export const teacherMessages = defineMessages('teacher', {
  userUnknown: ['There is no such account.', 'The account of a teacher'],
  userTaken: ['This account belongs to another teacher.', 'The account of a teacher'],
  regionUnknown: ['There is no such region.', 'A region of a teacher'],
  noEmail: ['This is no e-mail address.', 'Below the address of a teacher'],
});
