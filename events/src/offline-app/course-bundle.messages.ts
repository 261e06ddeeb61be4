import { defineMessages } from '../kernel/messages.ts';

/** Why the files of a course are not made ready for the app. */
export const courseBundleMessages = defineMessages('courseBundle', {
  notOffline: ['Only groups of the offline app keep the files of their courses.', 'The group does not use the app'],
  notTaken: ['The group does not take this course.', 'A course that is not in the plan of the group'],
});
