import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { group } from '@paideia/documents/port.ts';
import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { collectionsOf, defineProjection, patch, put } from '@paideia/projection-service/kernel/projection.ts';

export type EnrolmentFact = {
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly status: EnrolmentStatus;
};

const enrolmentFactsGroup = group('facts-enrolments', 3);
/** The id of each is `{groupId}_{userId}`. */
export const enrolmentFacts = enrolmentFactsGroup.collection<EnrolmentFact>('enrolmentFacts', {
  indexes: {
    group: ['groupId', 'status', 'userId'],
    user: ['userId', 'status'],
    region: ['regionId', 'status'],
    status: ['status', 'userId'],
  },
});

export const enrolmentFactTable = defineProjection<EnrolmentEvent>({
  group: enrolmentFactsGroup,
  collections: collectionsOf(enrolmentFacts),
  events: [enrolmentEvents],
  on: {
    EnrolmentStarted: ({ groupId, userId, regionId }) =>
      put(enrolmentFacts, enrolmentIdOf(groupId, userId), { groupId, userId, regionId, status: 'active' }),
    EnrolmentWithdrawn: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'withdrawn' }),
    EnrolmentSuspended: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'suspended' }),
    EnrolmentResumed: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'active' }),
    GraduationUndone: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'active' }),
    EnrolmentCompleted: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'completed' }),
  },
});
