import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import { daysOf } from '@paideia/projection-service/registers/register.view.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { Absence, AbsenceFilter, AbsenceState, type AbsencesSince } from './absence.types.ts';
import { registerRegions, seesRegistersOfRegions } from './attendance-regions.rules.ts';

const daysIn: Readonly<Record<AbsencesSince, number>> = { lastWeek: 7, lastFourWeeks: 28 };

/** Absences that no excuse covers, for whoever reads the registers in which they stand. */
export const AbsenceAdminResolver = adminResource<AttendanceRecordView, Absence, AbsenceFilter>({
  name: 'Absence',
  type: Absence,
  view: attendanceRecords,
  filter: AbsenceFilter,
  rule: seesRegistersOfRegions,
  scope: (actor) => {
    const within = withinRegions(registerRegions(actor));
    return { absence: AbsenceState.options, ...(within !== 'everything' && within) };
  },
  where: ({ state, since, groupId, regionId, from, to }, _, { now }) => {
    const earliest = since ? daysAfter(now.slice(0, 10), -daysIn[since]) : from;
    const where = {
      absence: state ?? undefined,
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      when: daysOf(from && earliest && from > earliest ? from : earliest, to),
    };
    return { where };
  },
  sorts: { date: 'when' },
  newestFirst: true,
  map: async (view, context) => {
    const [user, group] = await Promise.all([
      context.join(users, view.userId),
      context.join(attendanceGroups, view.groupId),
    ]);
    return {
      ...view,
      id: view._id,
      studentName: user?.fullName ?? null,
      groupName: group?.name ?? '',
      state: view.absence!, // The scope has no other records.
    };
  },
});
