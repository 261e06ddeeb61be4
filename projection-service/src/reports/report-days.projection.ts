import { Temporal } from 'temporal-polyfill';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { leaveRequestEvents, type LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import {
  lessonProgressEvents,
  type LessonProgressEvent,
} from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import {
  registerEvents,
  type AttendanceStatus,
  type RegisterEvent,
} from '@paideia/events/registers/register.events.ts';
import { noDayCounts, sumOfDays, type DayCounts } from '@paideia/events/reports/report-days.rules.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import { reportDaily, reportDayPlaces, reportDayRegisters, reportDaysGroup } from './report-days.view.ts';

const counted = (regionId: string, date: string, by: Partial<DayCounts>): AnyChange => {
  const id = `${regionId}_${date}`;
  return upsert(reportDaily, id, (doc) => ({
    _id: id,
    regionId,
    date,
    ...sumOfDays<DayCounts>(noDayCounts, [doc ?? {}, by]),
  }));
};

type InRegion = { readonly regionId: string };
/** What a person did counts on the day by the clock of the region. */
const happened = (by: Partial<DayCounts>) => ({
  needs: ({ regionId }: InRegion) => [need(reportDayPlaces, regionId)],
  then: ({ regionId }: InRegion, { at }: Occurred, found: Found): AnyChange => {
    const timeZone = found.one(reportDayPlaces, regionId)?.timeZone ?? 'UTC';
    return counted(regionId, Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString(), by);
  },
});

type Statuses = Readonly<Record<string, AttendanceStatus>>;
type Mark = { readonly userId: string; readonly status: AttendanceStatus | null };
const marked = (statuses: Statuses, marks: readonly Mark[]): Statuses => {
  const entries = [...Object.entries(statuses), ...marks.map(({ userId, status }) => [userId, status] as const)];
  return Object.fromEntries([...new Map(entries)].filter(([, status]) => status !== null)) as Statuses; // Those without one are left out.
};
const tally = (statuses: Statuses, by: 1 | -1): readonly Partial<DayCounts>[] =>
  Object.values(statuses).map((status) => ({ [status]: by }));

type OfRegister = { readonly registerId: string; readonly regionId: string; readonly date: string };
/** What a register counted before is taken back, and what it counts now is added. */
const register = <D extends OfRegister>(marks: (data: D) => readonly Mark[]) => ({
  needs: ({ registerId }: D) => [need(reportDayRegisters, registerId)],
  then: (data: D, _: Occurred, found: Found): readonly AnyChange[] => {
    const { registerId, regionId, date } = data;
    const before = found.one(reportDayRegisters, registerId)?.statuses ?? {};
    const statuses = marked(before, marks(data));
    return [
      put(reportDayRegisters, registerId, { _id: registerId, regionId, date, statuses }),
      counted(
        regionId,
        date,
        sumOfDays<Partial<DayCounts>>(noDayCounts, [...tally(before, -1), ...tally(statuses, 1)]),
      ),
    ];
  },
});
type Of<T extends RegisterEvent['type']> = DataOf<RegisterEvent, T>;
type OfOne = OfRegister & { readonly userId: string };
const one = <D extends OfOne>(status: (data: D) => AttendanceStatus | null) =>
  register<D>((data) => [{ userId: data.userId, status: status(data) }]);
const all = (people: readonly { readonly userId: string }[], status: AttendanceStatus): readonly Mark[] =>
  people.map(({ userId }) => ({ userId, status }));

/** What the charts of a few days show, counted as it happens. */
export const reportDaysProjection = defineProjection<
  RegisterEvent | LessonProgressEvent | LeaveRequestEvent | RegionEvent
>({
  group: reportDaysGroup,
  mayLag: true,
  collections: collectionsOf(reportDaily, reportDayPlaces, reportDayRegisters),
  events: [registerEvents, lessonProgressEvents, leaveRequestEvents, regionEvents],
  on: {
    RegionCreated: ({ regionId, timeZone }) => put(reportDayPlaces, regionId, { _id: regionId, timeZone }),
    RegionUpdated: ({ regionId, changed: { timeZone } }) =>
      timeZone === undefined ? [] : put(reportDayPlaces, regionId, { _id: regionId, timeZone }),

    CourseOpened: happened({ courseOpens: 1 }),
    LessonCompleted: happened({ lessonsCompleted: 1 }),
    LeaveRequestSubmitted: happened({ leaveRequests: 1 }),

    RegisterOpened: register<Of<'RegisterOpened'>>(({ preset, presetAbsent }) => [
      ...all(preset, 'excused'),
      ...all(presetAbsent, 'absent'),
    ]),
    AttendanceRecorded: one<Of<'AttendanceRecorded'>>(({ status }) => status),
    AttendanceScanned: one<Of<'AttendanceScanned'>>(({ status }) => status),
    AttendanceCorrected: one<Of<'AttendanceCorrected'>>(({ to }) => to),
    MarksUndone: register<Of<'MarksUndone'>>(({ restored }) => restored),
    AttendanceExcused: one<Of<'AttendanceExcused'>>(({ status }) => status),
    AttendanceExcuseRevoked: one<Of<'AttendanceExcuseRevoked'>>(({ restored }) => restored),
    AttendanceMarkedAbsent: one<Of<'AttendanceMarkedAbsent'>>(() => 'absent'),
    RegisterClosed: register<Of<'RegisterClosed'>>(({ absentees }) =>
      absentees.map((userId) => ({ userId, status: 'absent' })),
    ),
  },
});
