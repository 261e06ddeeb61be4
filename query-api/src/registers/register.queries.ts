import { readsRegister } from '@paideia/events/registers/register.permissions.ts';
import type { Reader, Where } from '@paideia/documents/port.ts';
import type { AttendanceGroupReference } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import {
  attendanceRegisters,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AttendanceRegister, RegisterGroup } from './register.types.ts';
import type { GroupTimetable } from './group-timetable.types.ts';

export const shownRegister = (view: AttendanceRegisterView): AttendanceRegister => ({ id: view._id, view, ...view });

/** The register, or the same answer whether it is absent or in a region of others. */
export async function visibleRegister(context: Context, id: string): Promise<AttendanceRegister> {
  return shownRegister(
    context.visible(await context.read(attendanceRegisters).one(id), readsRegister, ({ regionId }) => ({ regionId })),
  );
}

export const shownGroup = ({ group: { _id, name, regionId, archived }, timeZone }: GroupTimetable): RegisterGroup => ({
  _id,
  name,
  regionId,
  timeZone,
  archived,
});

const mostAtOnce = 500;
/** The first of those that keep attendance, by name. */
export async function registerGroups(
  reader: Reader<AttendanceGroupReference>,
  where: Where<AttendanceGroupReference>,
  most: number,
) {
  const found: AttendanceGroupReference[] = [];
  for (let after: string | undefined; found.length < most;) {
    const page = await reader.find({ where, sort: { field: 'name' }, limit: Math.min(most, mostAtOnce), after });
    found.push(...page.items.filter(({ schemaId }) => schemaId !== null));
    after = page.next;
    if (after === undefined) break;
  }
  return found.slice(0, most);
}
