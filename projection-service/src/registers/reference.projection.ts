import { plain } from '@paideia/documents/values.ts';
import type { AttendanceSchemaEvent } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { formerTermsOf } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { patch, put, remove, upsert, type AnyChange, type Occurred, type Projection } from '../kernel/projection.ts';
import {
  attendanceGradings,
  attendanceGroups,
  attendanceLeaves,
  attendanceSchemas,
  gradingIdOf,
} from './attendance-reference.view.ts';
import { reasonOf } from './attendance-changes.projection.ts';

type Definition = DataOf<AttendanceSchemaEvent, 'AttendanceSchemaDefined'>;
const define = (
  { schemaId, name, schemaVersion, terms, periods, grading }: Definition,
  { at, revision }: Occurred,
): readonly AnyChange[] => [
  upsert(attendanceSchemas, schemaId, (before) => ({
    _id: schemaId,
    _revision: revision,
    name,
    nameKey: plain(name),
    schemaVersion,
    terms,
    formerTerms: formerTermsOf(before, terms),
    periods,
    grading,
    updatedAt: at,
  })),
  put(attendanceGradings, gradingIdOf(schemaId, schemaVersion), { _id: gradingIdOf(schemaId, schemaVersion), grading }),
];
const decide = ({ leaveRequestId }: { readonly leaveRequestId: string }, occurred: Occurred): AnyChange =>
  put(attendanceLeaves, leaveRequestId, { _id: leaveRequestId, decision: reasonOf(occurred) });

/** What attendance must know of schemas, groups and leave. */
export const referenceRows: Projection<AttendanceSchemaEvent | GroupEvent | LeaveRequestEvent>['on'] = {
  AttendanceSchemaDefined: define,
  AttendanceSchemaRevised: define,
  // Past registers were opened under its gradings, so those stay.
  AttendanceSchemaDeleted: ({ schemaId }) => remove(attendanceSchemas, schemaId),
  GroupCreated: ({ groupId, regionId, name }) =>
    put(attendanceGroups, groupId, { _id: groupId, name, regionId, archived: false, schemaId: null }),
  GroupUpdated: ({ groupId, changed: { name } }) =>
    name === undefined ? [] : patch(attendanceGroups, groupId, { name }),
  GroupAttendanceSchemaAssigned: ({ groupId, schemaId }) => patch(attendanceGroups, groupId, { schemaId }),
  GroupArchived: ({ groupId }) => patch(attendanceGroups, groupId, { archived: true }),
  GroupRestored: ({ groupId }) => patch(attendanceGroups, groupId, { archived: false }),
  LeaveRequestApproved: decide,
  LeaveRequestAcknowledged: decide,
};
