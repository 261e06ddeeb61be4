import { defineMessages } from '../kernel/messages.ts';

/** Why a leave request is not taken, changed or decided. */
export const leaveRequestMessages = defineMessages('leaveRequest', {
  exists: ['This leave request has already been sent.', 'The id belongs to another request'],
  notEnrolled: ['You are not enrolled in this group.', 'Only active students ask for leave'],
  groupArchived: ['This group is archived.', 'No leave is asked for in it any more'],
  decided: ['This request has already been decided.', 'It can no longer be changed or withdrawn'],
  periodUnknown: ['There is no period {period} in this group.', 'The schema of the group has no such period'],
  coversNothing: ['No period falls into this time.', 'Nothing starts before the arrival or ends after the departure'],
  endsBeforeItStarts: ['The last day is before the first one.', 'Dates of a leave request'],
  tooLong: ['A leave request covers at most 60 days.', 'Longer leave needs several requests'],
});

/** What is held on a person, as the person is handed it. */
export const leaveRequestExportMessages = defineMessages('myData', {
  leave: ['Leave requests', 'Heading of a part of the downloaded data'],
  'leave.about': [
    'When you asked for leave, why, and what was decided.',
    'Below the heading of a part of the downloaded data',
  ],
});
