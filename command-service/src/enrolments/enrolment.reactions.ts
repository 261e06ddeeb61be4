import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { defineReaction } from '../kernel/reaction.ts';

/** Whoever belongs to a group belongs to its region. */
export const regionOfEnrolment = defineReaction({
  name: 'region-of-enrolment',
  from: 'beginning',
  events: [enrolmentEvents],
  on: { EnrolmentStarted: async ({ userId, regionId }) => [{ type: 'AddUserRegion', data: { userId, regionId } }] },
});
