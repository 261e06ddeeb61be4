import type { Where } from '@paideia/documents/port.ts';
import {
  attendanceRegisters,
  daysOf,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { registerRegions, seesRegistersOfRegions } from './attendance-regions.rules.ts';
import { shownRegister } from './register.queries.ts';
import { AttendanceRegister, AttendanceRegisterFilter } from './register.types.ts';

export const RegisterAdminResolver = adminResource<
  AttendanceRegisterView,
  AttendanceRegister,
  AttendanceRegisterFilter
>({
  name: 'AttendanceRegister',
  type: AttendanceRegister,
  view: attendanceRegisters,
  filter: AttendanceRegisterFilter,
  rule: seesRegistersOfRegions,
  scope: (actor) => withinRegions(registerRegions(actor)),
  where: ({ groupId, regionId, date, from, to, status, term }) => {
    const where: Where<AttendanceRegisterView> = {
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      when: daysOf(date ?? from, date ?? to),
      status: status ?? undefined,
      term: term ?? undefined,
    };
    return { where };
  },
  sorts: { startsAt: 'when', date: 'when', status: 'status', term: 'term' },
  newestFirst: true,
  map: shownRegister,
});
