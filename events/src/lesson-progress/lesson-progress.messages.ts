import { defineMessages } from '../kernel/messages.ts';

/** Why nothing is noted of a student's course. */
export const lessonProgressMessages = defineMessages('lessonProgress', {
  notTaken: ['None of your groups takes this course.', 'A course or a lesson that is not there for this student'],
});
