import type { Where } from '@paideia/documents/port.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { readsTimeLog } from '@paideia/events/time-logs/time-log.permissions.ts';
import { timeLogs, type TimeLogView } from '@paideia/projection-service/time-logs/time-log.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownTimeLog } from './time-log.queries.ts';
import { TimeLog, TimeLogFilter } from './time-log.types.ts';

export const TimeLogAdminResolver = adminResource<TimeLogView, TimeLog, TimeLogFilter>({
  name: 'TimeLog',
  type: TimeLog,
  view: timeLogs,
  filter: TimeLogFilter,
  rule: somewhere(readsTimeLog),
  scope: (actor) => withinRegions(regionsWhere(actor, readsTimeLog)),
  where: ({ q, status, program, groupId, regionId, userId, from, to }) => {
    const where: Where<TimeLogView> = {
      status: status ?? undefined,
      program: program ?? undefined,
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      userId: userId ?? undefined,
      periodEnding: dateRange(from, to),
    };
    return { where, search: q ?? undefined };
  },
  sorts: {
    periodEnding: 'periodEnding',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
    status: 'status',
  },
  newestFirst: true,
  map: shownTimeLog,
});
