import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { anyOf } from '@paideia/events/kernel/permission.ts';
import { member, ofRegion, type Row } from '../../row.ts';

const reads = anyOf(readsGroups, member);
const note = 'and the students of the group';

export const queries: Readonly<Record<string, Row>> = {
  groupOutlines: ofRegion(reads, ({ groupId }) => ({ groupId }), { note }),
  groupOutlinesZipUrl: ofRegion(reads, ({ groupId }) => ({ groupId }), { note }),
};
