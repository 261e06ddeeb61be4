import { defineMessages } from '../kernel/messages.ts';

/** Why a leave request is not taken, changed or decided. */
export const leaveRequestMessages = defineMessages({
  exists: {
    id: 'leaveRequest.exists',
    defaultMessage: 'This leave request has already been sent.',
    description: 'The id belongs to another request',
  },
  notEnrolled: {
    id: 'leaveRequest.notEnrolled',
    defaultMessage: 'You are not enrolled in this group.',
    description: 'Only active students ask for leave',
  },
  decided: {
    id: 'leaveRequest.decided',
    defaultMessage: 'This request has already been decided.',
    description: 'It can no longer be changed or withdrawn',
  },
  periodUnknown: {
    id: 'leaveRequest.periodUnknown',
    defaultMessage: 'There is no period {period} in this group.',
    description: 'The schema of the group has no such period',
  },
  coversNothing: {
    id: 'leaveRequest.coversNothing',
    defaultMessage: 'No period falls into this time.',
    description: 'Nothing starts before the arrival or ends after the departure',
  },
  endsBeforeItStarts: {
    id: 'leaveRequest.endsBeforeItStarts',
    defaultMessage: 'The last day is before the first one.',
    description: 'Dates of a leave request',
  },
  tooLong: {
    id: 'leaveRequest.tooLong',
    defaultMessage: 'A leave request covers at most 60 days.',
    description: 'Longer leave needs several requests',
  },
});
