import { group } from '@paideia/documents/port.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { collectionsOf, defineProjection, patch, put } from '@paideia/projection-service/kernel/projection.ts';

export type GroupFact = {
  readonly groupId: string;
  readonly regionId: string;
  readonly name: string;
  readonly programYear: number;
  readonly schemaId: string | null;
  readonly archived: boolean;
};

const groupFactsGroup = group('facts-groups', 1);
export const groupFacts = groupFactsGroup.collection<GroupFact>('groupFacts', { indexes: { schema: ['schemaId'] } });

export const groupFactTable = defineProjection<GroupEvent>({
  group: groupFactsGroup,
  collections: collectionsOf(groupFacts),
  events: [groupEvents],
  on: {
    GroupCreated: ({ groupId, regionId, name, programYear }) =>
      put(groupFacts, groupId, { groupId, regionId, name, programYear, schemaId: null, archived: false }),
    GroupAttendanceSchemaAssigned: ({ groupId, schemaId }) => patch(groupFacts, groupId, { schemaId }),
    GroupArchived: ({ groupId }) => patch(groupFacts, groupId, { archived: true }),
    GroupRestored: ({ groupId }) => patch(groupFacts, groupId, { archived: false }),
  },
});
