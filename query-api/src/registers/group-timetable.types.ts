import { Temporal } from 'temporal-polyfill';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import {
  attendanceGroups,
  attendanceSchemas,
  type AttendanceGroupReference,
  type AttendanceSchemaReference,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { LruCache } from '../kernel/cache/lru-cache.ts';
import { momentOf, type AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** A group with what its attendance follows. `today` is the date on the wall of its region. */
export type GroupTimetable = {
  readonly group: AttendanceGroupReference;
  /** None while the group keeps no attendance. */
  readonly schema: AttendanceSchemaReference | undefined;
  readonly timeZone: string;
  readonly today: string;
  readonly hasAttendanceAdmins: boolean;
};

const minuteLength = 'YYYY-MM-DDTHH:mm'.length;
const dates = new LruCache<string>(1_000);
/** The date on the wall of that zone. In this century none begins within a minute, so what is asked about the present is worked out once a minute. */
export function dateIn(timeZone: string, instant: string): string {
  const key = `${timeZone} ${instant.slice(0, minuteLength)}${instant.endsWith('Z') ? '' : instant}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const date = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  dates.set(key, date);
  return date;
}

/** It is the time `HH:mm` on the wall of that zone. */
export const timeIn = (timeZone: string, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);

/**
 * Its date is worked out when it is asked for: a list looks at the timetable once for each row, and seldom at the clock. It is a class, because an accessor of
 * an object's own gives that object a shape of its own, which lives in the old part of the memory and keeps all of the request there.
 */
class TimetableAt implements GroupTimetable {
  readonly group: GroupTimetable['group'];
  readonly schema: GroupTimetable['schema'];
  readonly timeZone: string;
  readonly hasAttendanceAdmins: boolean;
  readonly #now: string;
  constructor(now: string, known: Omit<GroupTimetable, 'today'>) {
    this.#now = now;
    this.group = known.group;
    this.schema = known.schema;
    this.timeZone = known.timeZone;
    this.hasAttendanceAdmins = known.hasAttendanceAdmins;
  }
  get today(): string {
    return dateIn(this.timeZone, this.#now);
  }
}

/** Joined and shared, so a list of many rows costs three reads. */
export const groupTimetable = (context: Context, groupId: string): Promise<GroupTimetable | undefined> =>
  context.shared('timetable', groupId, () => timetableOf(context, groupId));

/** Those of rows that are to be answered, so that each row finds its own `readyTimetable`. */
export const readyTimetables = async (
  context: Context,
  rows: readonly { readonly groupId: string }[],
): Promise<void> => {
  await Promise.all([...new Set(rows.map(({ groupId }) => groupId))].map((id) => groupTimetable(context, id)));
};
export const readyTimetable = (context: Context, groupId: string): GroupTimetable | undefined =>
  context.ready('timetable', groupId);

async function timetableOf(context: Context, groupId: string): Promise<GroupTimetable | undefined> {
  const group = await context.join(attendanceGroups, groupId);
  if (!group) return undefined;
  const [schema, region] = await Promise.all([
    group.schemaId === null ? undefined : context.join(attendanceSchemas, group.schemaId),
    context.join(regions, group.regionId),
  ]);
  const timeZone = region?.timeZone ?? 'UTC';
  const hasAttendanceAdmins = (region?.notificationAdmins.length ?? 0) > 0;
  return new TimetableAt(context.now, { group, schema, timeZone, hasAttendanceAdmins });
}

/** The moment that is asked about, a day being one of the group's region; undefined for now, and for what is still to come. */
export async function pastMoment(context: Context, groupId: string, asOf: AsOf): Promise<string | undefined> {
  const at = momentOf(asOf, (await groupTimetable(context, groupId))?.timeZone ?? 'UTC');
  return at !== undefined && Date.parse(at) < Date.parse(context.now) ? at : undefined;
}
