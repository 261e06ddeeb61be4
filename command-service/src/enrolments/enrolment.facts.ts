import { group } from '@paideia/documents/port.ts';
import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { collectionsOf, defineProjection, patch, put } from '@paideia/projection-service/kernel/projection.ts';

export type EnrolmentFact = {
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly status: 'active' | 'completed' | 'withdrawn';
};

const enrolmentFactsGroup = group('facts-enrolments', 1);
/** Id: `{groupId}_{userId}`. */
export const enrolmentFacts = enrolmentFactsGroup.collection<EnrolmentFact>('enrolmentFacts', {
  indexes: { group: ['groupId', 'status', 'userId'], user: ['userId', 'status'], region: ['regionId', 'status'] },
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
    EnrolmentCompleted: ({ groupId, userId }) =>
      patch(enrolmentFacts, enrolmentIdOf(groupId, userId), { status: 'completed' }),
  },
});
