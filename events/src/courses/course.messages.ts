import { defineMessages } from '../kernel/messages.ts';

/** Why a course is not made. */
export const courseMessages = defineMessages({
  exists: {
    id: 'course.exists',
    defaultMessage: 'This course already exists.',
    description: 'The id belongs to another course',
  },
  codeTaken: {
    id: 'course.codeTaken',
    defaultMessage: 'Another course has the code {code}.',
    description: 'Codes are unique',
  },
});
