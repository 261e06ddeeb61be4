import type { Actor } from '@paideia/events/kernel/permission.ts';
import {
  studentRecordParts,
  type StudentRecordPart,
} from '@paideia/events/student-records/student-record.permissions.ts';

/** Where an actor sees a part of a student's record: of the student's regions those that the rule names, or all that there is. */
export type SeenRegions = 'all' | readonly string[];
export type RecordRegions = Readonly<Record<StudentRecordPart, SeenRegions>>;

export const isSeen = (regions: SeenRegions, regionId: string | null): boolean =>
  regions === 'all' || (regionId !== null && regions.includes(regionId));
/** Whether some part of the record is seen of that region. */
export const seenAnywhere = (regions: RecordRegions, regionId: string | null): boolean =>
  Object.values(regions).some((part) => isSeen(part, regionId));
const isNone = (regions: SeenRegions) => regions !== 'all' && regions.length === 0;

/** Undefined for who may see no part at all. */
export function recordRegions(actor: Actor, regionIds: readonly string[]): RecordRegions | undefined {
  const seen = (part: StudentRecordPart): SeenRegions =>
    studentRecordParts[part](actor, {})
      ? 'all'
      : regionIds.filter((regionId) => studentRecordParts[part](actor, { regionId }));
  const regions: RecordRegions = {
    attendance: seen('attendance'),
    grades: seen('grades'),
    leave: seen('leave'),
    invoices: seen('invoices'),
    contacts: seen('contacts'),
  };
  return Object.values(regions).every(isNone) ? undefined : regions;
}
/** What of a part is shown, or null where the actor may see none of it. */
export const partOf = async <T>(regions: SeenRegions, show: () => Promise<T>): Promise<T | null> =>
  isNone(regions) ? null : show();
