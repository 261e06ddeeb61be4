import { group } from '@paideia/documents/port.ts';
import { microsoftIdentityEvents, type MicrosoftIdentityEvent } from '@paideia/events/accounts/microsoft.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** It says whose account an identity is; its id is the identity's key. */
type MicrosoftFact = { readonly userId: string };

const microsoftFactsGroup = group('facts-microsoft', 1);
export const microsoftFacts = microsoftFactsGroup.collection<MicrosoftFact>('microsoftFacts', {
  indexes: { user: ['userId'] },
});

export const microsoftFactTable = defineProjection<MicrosoftIdentityEvent>({
  group: microsoftFactsGroup,
  collections: collectionsOf(microsoftFacts),
  events: [microsoftIdentityEvents],
  on: { MicrosoftIdentityLinked: ({ identityKey, userId }) => put(microsoftFacts, identityKey, { userId }) },
});
