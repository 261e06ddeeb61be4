import { group } from '@paideia/documents/port.ts';
import { impersonationEvents, type ImpersonationEvent } from '@paideia/events/impersonations/impersonation.events.ts';
import { collectionsOf, defineProjection, patch, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** One that is running. The kernel looks here before anything is done in somebody else's name. */
type ImpersonationFact = {
  readonly impersonationId: string;
  readonly adminId: string;
  readonly userId: string;
  readonly endsAt: string;
  readonly isWritable: boolean;
};

const impersonationFactsGroup = group('facts-impersonations', 2);
export const impersonationFacts = impersonationFactsGroup.collection<ImpersonationFact>('impersonationFacts', {
  indexes: { admin: ['adminId'], user: ['userId'] },
});

export const impersonationFactTable = defineProjection<ImpersonationEvent>({
  group: impersonationFactsGroup,
  collections: collectionsOf(impersonationFacts),
  events: [impersonationEvents],
  on: {
    ImpersonationStarted: ({ impersonationId, adminId, userId, endsAt }) =>
      put(impersonationFacts, impersonationId, { impersonationId, adminId, userId, endsAt, isWritable: false }),
    ImpersonationWritingSet: ({ impersonationId, isWritable }) =>
      patch(impersonationFacts, impersonationId, { isWritable }),
    ImpersonationEnded: ({ impersonationId }) => remove(impersonationFacts, impersonationId),
  },
});
