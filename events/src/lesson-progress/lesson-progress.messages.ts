import { defineMessages } from '../kernel/messages.ts';

/** Why nothing is noted of a student's course. */
export const lessonProgressMessages = defineMessages({
  notTaken: {
    id: 'lessonProgress.notTaken',
    defaultMessage: 'None of your groups takes this course.',
    description: 'A course or a lesson that is not there for this student',
  },
});
