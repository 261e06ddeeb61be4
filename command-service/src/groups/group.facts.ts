import { group } from '@paideia/documents/port.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { lockedIn, unlockedIn, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import { collectionsOf, defineProjection, patch, put, update } from '@paideia/projection-service/kernel/projection.ts';

export type GroupFact = {
  readonly groupId: string;
  readonly regionId: string;
  readonly name: string;
  readonly programYear: number;
  readonly schemaId: string | null;
  /** May take exams in the app. */
  readonly offlineApp: boolean;
  /** People may sign up for it by themselves; without a price when it is free of charge. */
  readonly selfSignUp: boolean;
  readonly freeOfCharge: boolean;
  readonly archived: boolean;
  /** Its locked terms: beside the group, which most decisions ask for anyway. */
  readonly locks: readonly TermLock[];
};

const groupFactsGroup = group('facts-groups', 5);
export const groupFacts = groupFactsGroup.collection<GroupFact>('groupFacts', { indexes: { schema: ['schemaId'] } });

export const groupFactTable = defineProjection<GroupEvent>({
  group: groupFactsGroup,
  collections: collectionsOf(groupFacts),
  events: [groupEvents],
  on: {
    GroupCreated: ({ groupId, regionId, name, programYear, offlineApp, selfSignUp, freeOfCharge }) =>
      put(groupFacts, groupId, {
        groupId,
        regionId,
        name,
        programYear,
        schemaId: null,
        offlineApp,
        selfSignUp,
        freeOfCharge,
        archived: false,
        locks: [],
      }),
    GroupUpdated: ({ groupId, changed: { startDate: _from, endDate: _to, locale: _locale, ...changed } }) =>
      patch(groupFacts, groupId, definedIn(changed)),
    GroupAttendanceSchemaAssigned: ({ groupId, schemaId }) => patch(groupFacts, groupId, { schemaId }),
    GroupArchived: ({ groupId }) => patch(groupFacts, groupId, { archived: true }),
    GroupRestored: ({ groupId }) => patch(groupFacts, groupId, { archived: false }),
    TermLocked: ({ groupId, ...lock }) =>
      update(groupFacts, groupId, (doc) => ({ ...doc, locks: lockedIn(doc.locks, lock) })),
    TermUnlocked: ({ groupId, term }) =>
      update(groupFacts, groupId, (doc) => ({ ...doc, locks: unlockedIn(doc.locks, term) })),
  },
});
