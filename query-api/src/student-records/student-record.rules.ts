import type { Actor } from '@paideia/events/kernel/permission.ts';
import {
  studentRecordParts,
  type StudentRecordPart,
} from '@paideia/events/student-records/student-record.permissions.ts';

/** An actor sees a part of a student's record there: in those of the student's regions that the rule names, or all that there is. */
export type SeenRegions = 'all' | readonly string[];
export type RecordRegions = Readonly<Record<StudentRecordPart, SeenRegions>>;

export const isSeen = (regions: SeenRegions, regionId: string | null): boolean =>
  regions === 'all' || (regionId !== null && regions.includes(regionId));
/** Says whether some part of the record is seen of that region. */
export const seenAnywhere = (regions: RecordRegions, regionId: string | null): boolean =>
  Object.values(regions).some((part) => isSeen(part, regionId));
const isNone = (regions: SeenRegions) => regions !== 'all' && regions.length === 0;

/**
 * Undefined for who may see no part at all. Staff of a region meet a person there by the enrolment; only what is about the person, and not about
 * studying, is theirs to see of those who merely belong to the region. What was studied and billed there stays theirs to see, but where somebody lives who has
 * left the region is no business of it any more: lists of people and of addresses do not tell it either.
 */
export function recordRegions(
  actor: Actor,
  {
    enrolledIn,
    studiesIn,
    belongsTo,
  }: {
    readonly enrolledIn: readonly string[];
    /** Those of them where the enrolment has not ended. */
    readonly studiesIn: readonly string[];
    readonly belongsTo: readonly string[];
  },
): RecordRegions | undefined {
  const everyRegion = [...new Set([...enrolledIn, ...belongsTo])];
  const presentRegions = [...new Set([...studiesIn, ...belongsTo])];
  const seen = (part: StudentRecordPart, regionIds = enrolledIn): SeenRegions =>
    studentRecordParts[part](actor, {})
      ? 'all'
      : regionIds.filter((regionId) => studentRecordParts[part](actor, { regionId }));
  const regions: RecordRegions = {
    attendance: seen('attendance'),
    grades: seen('grades'),
    leave: seen('leave'),
    invoices: seen('invoices', everyRegion),
    contacts: seen('contacts', presentRegions),
  };
  return Object.values(regions).every(isNone) ? undefined : regions;
}
/** What of a part is shown, or null where the actor may see none of it. */
export const partOf = async <T>(regions: SeenRegions, show: () => Promise<T>): Promise<T | null> =>
  isNone(regions) ? null : show();
