import { wasEnrolledOn } from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { registerIdOf, type RegisterEvent } from '@paideia/events/registers/register.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { attendanceSchemaFacts, type AttendanceSchemaFact } from '../attendance-schemas/attendance-schema.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { every } from '@paideia/documents/every.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn, endOfDay, instantOf, weekdayOf } from '../kernel/decide/zone.ts';
import type { LeaveCoverage } from '../leave-requests/leave-coverage.facts.ts';
import { regionFacts } from '../regions/region.facts.ts';

export type OpeningRejected =
  | 'register.groupUnknown'
  | 'register.groupArchived'
  | 'register.noSchema'
  | 'register.notYet'
  | 'register.noTerm'
  | 'register.noPeriod'
  | 'register.noStudents';
type Wanted = { readonly groupId: string; readonly date: string; readonly periodKey: string };
/** A register is opened from these. */
export type OpeningFacts = {
  readonly group: Pick<GroupFact, 'regionId' | 'archived'> | undefined;
  readonly schema: AttendanceSchemaFact | undefined;
  readonly timeZone: string;
  /** These have active enrolments, and had them on the day of the register: nobody is absent before joining. */
  readonly students: readonly string[];
};
export const nothingToOpen: OpeningFacts = { group: undefined, schema: undefined, timeZone: 'UTC', students: [] };

export async function openingFacts(
  ask: Ask,
  { groupId, date }: Pick<Wanted, 'groupId' | 'date'>,
): Promise<OpeningFacts> {
  const group = await ask.table(groupFacts).one(groupId);
  if (!group) return nothingToOpen;
  const schema = group.schemaId === null ? undefined : await ask.table(attendanceSchemaFacts).one(group.schemaId);
  const region = await ask.table(regionFacts).one(group.regionId);
  const enrolled = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
  const students = enrolled.filter((one) => wasEnrolledOn(one.spans, date)).map(({ userId }) => userId);
  return { group, schema, timeZone: region?.timeZone ?? 'UTC', students: students.sort() };
}

const later = (a: string, b: string) => (a > b ? a : b);

type Presets = Pick<DataOf<RegisterEvent, 'RegisterOpened'>, 'preset' | 'presetAbsent'>;
/** What decided leave makes of those students before anybody saw them. */
export function presetsOf(students: readonly string[], leave: readonly LeaveCoverage[]): Presets {
  const studentsOnLeave = (status: LeaveCoverage['status']) =>
    leave
      .filter((one) => one.status === status && students.includes(one.userId))
      .map(({ userId, leaveRequestId }) => ({ userId, leaveRequestId }));
  const preset = studentsOnLeave('approved');
  return {
    preset,
    presetAbsent: studentsOnLeave('acknowledged').filter(({ userId }) => !preset.some((one) => one.userId === userId)),
  };
}

/** The opened register, or why there is none. `leave` is the decided leave that covers this period. */
export function openingOf(
  wanted: Wanted,
  { group, schema, timeZone, students }: OpeningFacts,
  leave: readonly LeaveCoverage[],
  now: string,
): DataOf<RegisterEvent, 'RegisterOpened'> | Rejection<OpeningRejected> {
  const { groupId, date, periodKey } = wanted;
  if (!group) return reject('register.groupUnknown');
  if (group.archived) return reject('register.groupArchived');
  if (!schema) return reject('register.noSchema');
  const today = dateIn(timeZone, now);
  if (date > today) return reject('register.notYet');
  const term = schema.terms.find(({ from, to }) => from <= date && date <= to);
  if (!term) return reject('register.noTerm');
  const period = schema.periods.find(({ key, weekday }) => key === periodKey && weekday === weekdayOf(date));
  if (!period) return reject('register.noPeriod');
  // There is nothing to take of a class without students, and it would close by itself, empty.
  if (students.length === 0) return reject('register.noStudents');

  return {
    registerId: registerIdOf(groupId, date, periodKey),
    groupId,
    regionId: group.regionId,
    date,
    periodKey,
    term: term.name,
    schemaId: schema.schemaId,
    schemaVersion: schema.schemaVersion,
    startsAt: instantOf(date, period.start, timeZone),
    endsAt: instantOf(date, period.end, timeZone),
    // A past day that is filled in later stays open for the rest of that later day.
    closesAt: endOfDay(later(date, today), timeZone),
    minutesLateThreshold: schema.grading.minutesLateThreshold,
    students: [...students],
    ...presetsOf(students, leave),
  };
}
