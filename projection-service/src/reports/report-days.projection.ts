import type { DataOf } from '@paideia/events/kernel/message.ts';
import { leaveRequestEvents, type LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import {
  registerEvents,
  type AttendanceStatus,
  type RegisterEvent,
} from '@paideia/events/registers/register.events.ts';
import { hereIn } from '@paideia/events/reports/active-months.rules.ts';
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
import {
  reportDaily,
  reportDayMonths,
  reportDayPlaces,
  reportDayRegisters,
  reportDaysGroup,
} from './report-days.view.ts';
import {
  active,
  dayThere,
  did,
  movedClock,
  needActive,
  reportUserEvents,
  reportUserRows,
  type ReportUserEvent,
} from './report-users.projection.ts';
import { reportActive, reportPeople, reportUsers } from './report-users.view.ts';

/** It counts on its day and in its month. */
const counted = (regionId: string, date: string, by: Partial<DayCounts>): readonly AnyChange[] => {
  const [ofDay, ofMonth] = [`${regionId}_${date}`, `${regionId}_${date.slice(0, 7)}`];
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const more = (doc: Partial<DayCounts> = {}) => sumOfDays<DayCounts>(noDayCounts, [doc, by]);
  return [
    upsert(reportDaily, ofDay, (doc) => ({ _id: ofDay, regionId, date, ...more(doc) })),
    upsert(reportDayMonths, ofMonth, (doc) => ({ _id: ofMonth, regionId, year, month, ...more(doc) })),
  ];
};

type InRegion = { readonly regionId: string };
/** What a person did counts on the day by the clock of the region. */
const happened = (by: Partial<DayCounts>) => ({
  needs: ({ regionId }: InRegion) => [need(reportDayPlaces, regionId)],
  then: ({ regionId }: InRegion, { at }: Occurred, found: Found): readonly AnyChange[] =>
    counted(regionId, dayThere(at, found.one(reportDayPlaces, regionId)?.timeZone), by),
});
/** So does what a student did in the courses, which makes the student active as well. */
const studied = (by: Partial<DayCounts>) =>
  did<InRegion & { readonly userId: string }>(({ regionId }, date) => counted(regionId, date, by));

type Statuses = Readonly<Record<string, AttendanceStatus>>;
type Mark = { readonly userId: string; readonly status: AttendanceStatus | null };
const marked = (statuses: Statuses, marks: readonly Mark[]): Statuses => {
  const entries = [...Object.entries(statuses), ...marks.map(({ userId, status }) => [userId, status] as const)];
  return Object.fromEntries([...new Map(entries)].filter(([, status]) => status !== null)) as Statuses; // Those without one are left out.
};
const tally = (statuses: Statuses, by: 1 | -1): readonly Partial<DayCounts>[] =>
  Object.values(statuses).map((status) => ({ [status]: by }));

const isHere = (status: AttendanceStatus | undefined): boolean => status === 'present' || status === 'late';

type OfRegister = { readonly registerId: string; readonly regionId: string; readonly date: string };
/** What a register counted before is taken back, and what it counts now is added. Whose presence it may tell of, `attended` says. */
const register = <D extends OfRegister>(
  marks: (data: D) => readonly Mark[],
  attended: (data: D) => readonly Mark[] = marks,
) => ({
  needs: (data: D) => [
    need(reportDayRegisters, data.registerId),
    ...attended(data).map(({ userId }) => needActive({ userId, regionId: data.regionId })),
  ],
  then: (data: D, _: Occurred, found: Found): readonly AnyChange[] => {
    const { registerId, regionId, date } = data;
    const before = found.one(reportDayRegisters, registerId)?.statuses ?? {};
    const statuses = marked(before, marks(data));
    const came = (userId: string) => Number(isHere(statuses[userId])) - Number(isHere(before[userId]));
    const people = [...new Set(attended(data).map(({ userId }) => userId))];
    return [
      ...people.flatMap((userId) =>
        active({ userId, regionId }, found, (months) => hereIn(months, date.slice(0, 7), came(userId))),
      ),
      put(reportDayRegisters, registerId, { _id: registerId, regionId, date, statuses }),
      ...counted(
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
/** Nobody came or went by it: whom it marks had no mark. */
const nobody = (): readonly Mark[] => [];
const all = (people: readonly { readonly userId: string }[], status: AttendanceStatus): readonly Mark[] =>
  people.map(({ userId }) => ({ userId, status }));

type Events = RegisterEvent | LeaveRequestEvent | RegionEvent | ReportUserEvent;
/** What the charts of days and of months show, and those of people by month, counted as it happens. */
export const reportDaysProjection = defineProjection<Events>({
  group: reportDaysGroup,
  mayLag: true,
  collections: collectionsOf(
    reportDaily,
    reportDayMonths,
    reportDayPlaces,
    reportDayRegisters,
    reportUsers,
    reportPeople,
    reportActive,
  ),
  events: [registerEvents, leaveRequestEvents, regionEvents, ...reportUserEvents],
  on: {
    RegionCreated: ({ regionId, timeZone }) => put(reportDayPlaces, regionId, { _id: regionId, timeZone }),
    RegionUpdated: ({ regionId, changed: { timeZone } }) =>
      timeZone === undefined
        ? []
        : [put(reportDayPlaces, regionId, { _id: regionId, timeZone }), movedClock(regionId, timeZone)],

    CourseOpened: studied({ courseOpens: 1 }),
    LessonCompleted: studied({ lessonsCompleted: 1 }),
    LeaveRequestSubmitted: happened({ leaveRequests: 1 }),

    RegisterOpened: register<Of<'RegisterOpened'>>(
      ({ preset, presetAbsent }) => [...all(preset, 'excused'), ...all(presetAbsent, 'absent')],
      nobody,
    ),
    RegisterStudentsAdded: register<Of<'RegisterStudentsAdded'>>(
      ({ preset, presetAbsent, absentees }) => [
        ...all(preset, 'excused'),
        ...all(presetAbsent, 'absent'),
        ...absentees.map((userId) => ({ userId, status: 'absent' }) as const),
      ],
      nobody,
    ),
    AttendanceRecorded: one<Of<'AttendanceRecorded'>>(({ status }) => status),
    AttendanceScanned: one<Of<'AttendanceScanned'>>(({ status }) => status),
    AttendanceCorrected: one<Of<'AttendanceCorrected'>>(({ to }) => to),
    MarksUndone: register<Of<'MarksUndone'>>(({ restored }) => restored),
    AttendanceExcused: one<Of<'AttendanceExcused'>>(({ status }) => status),
    AttendanceExcuseRevoked: one<Of<'AttendanceExcuseRevoked'>>(({ restored }) => restored),
    AttendanceMarkedAbsent: one<Of<'AttendanceMarkedAbsent'>>(() => 'absent'),
    RegisterClosed: register<Of<'RegisterClosed'>>(
      ({ absentees }) => absentees.map((userId) => ({ userId, status: 'absent' })),
      nobody,
    ),
    ...reportUserRows,
  },
});
