import { readsRegister } from '@paideia/events/registers/register.permissions.ts';
import {
  attendanceRegisters,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AttendanceRegister, RegisterGroup } from './register.types.ts';
import type { GroupTimetable } from './group-timetable.types.ts';

export const shownRegister = (view: AttendanceRegisterView): AttendanceRegister => ({ ...view, id: view._id, view });

/** The register, or the same answer whether it is absent or in a region of others. */
export async function visibleRegister(context: Context, id: string): Promise<AttendanceRegister> {
  return shownRegister(
    context.visible(await context.read(attendanceRegisters).one(id), readsRegister, ({ regionId }) => ({ regionId })),
  );
}

export const shownGroup = ({ group: { _id, name, regionId }, timeZone }: GroupTimetable): RegisterGroup => ({
  _id,
  name,
  regionId,
  timeZone,
});
