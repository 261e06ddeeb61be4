import {
  absenceExplanationEvents,
  type AbsenceExplanationEvent,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import {
  attendanceSchemaEvents,
  type AttendanceSchemaEvent,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { leaveRequestEvents, type LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { registerEvents, type RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { collectionsOf, defineProjection } from '../kernel/projection.ts';
import { attendanceRecords } from './attendance-record.view.ts';
import {
  attendanceGradings,
  attendanceGroups,
  attendanceLeaves,
  attendanceSchemas,
  attendanceSchemaRecord,
} from './attendance-reference.view.ts';
import { attendanceSummaries } from './attendance-summary.view.ts';
import { attendanceGroup } from './attendance-group.view.ts';
import { explanationRows } from './explanation.projection.ts';
import { referenceRows } from './reference.projection.ts';
import { registerRows } from './register.projection.ts';
import { attendanceRegisters, registerRecord } from './register.view.ts';

export const attendanceProjection = defineProjection<
  RegisterEvent | AbsenceExplanationEvent | AttendanceSchemaEvent | GroupEvent | LeaveRequestEvent
>({
  group: attendanceGroup,
  collections: collectionsOf(
    attendanceRegisters,
    attendanceRecords,
    attendanceSummaries,
    attendanceSchemas,
    attendanceGradings,
    attendanceGroups,
    attendanceLeaves,
  ),
  records: [registerRecord, attendanceSchemaRecord],
  events: [registerEvents, absenceExplanationEvents, attendanceSchemaEvents, groupEvents, leaveRequestEvents],
  on: { ...registerRows, ...explanationRows, ...referenceRows },
});
