import { defineMessages } from '../kernel/messages.ts';

/** Why an enrolment is not made or changed. */
export const enrolmentMessages = defineMessages('enrolment', {
  groupUnknown: ['There is no such group.', 'A group that is not there'],
  groupArchived: ['This group is archived.', 'Nobody can be enrolled any more'],
  userUnknown: ['There is no such user.', 'An account that is not there'],
  userDeactivated: ['This account is deactivated.', 'Only active accounts are enrolled'],
  notCompleted: ['This person has not completed the group.', 'Only a completion is taken back'],
  completed: ['This person has already completed the group.', 'There is one membership a person and group'],
  startMisfit: [
    'The first day lies before the last one, and after an earlier enrolment in this group.',
    'The first day of an enrolment is corrected',
  ],
  dateFarOff: ['The date is more than ten years ahead.', 'An enrolment ends: a slip of the pen'],
  notActive: ['This person is not enrolled in the group.', 'Only an active enrolment ends'],
});

/** What is held on a person, as the person is handed it. */
export const enrolmentExportMessages = defineMessages('myData', {
  enrolments: ['Enrolments', 'Heading of a part of the downloaded data'],
  'enrolments.about': [
    'The groups that you study or studied in.',
    'Below the heading of a part of the downloaded data',
  ],
});
