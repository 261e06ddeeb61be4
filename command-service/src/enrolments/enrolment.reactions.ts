import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';

/** Whoever belongs to a group belongs to its region. */
export const regionOfEnrolment = defineReaction({
  name: 'region-of-enrolment',
  from: 'beginning',
  events: [enrolmentEvents],
  partition: ofStream,
  on: { EnrolmentStarted: async ({ userId, regionId }) => [{ type: 'AddUserRegion', data: { userId, regionId } }] },
});
