import { lockOfCourse } from '@paideia/events/groups/term-lock.rules.ts';
import type { GroupCourseFragment } from '../../generated/groups/admin/group-acts.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import type { GroupCourseInput, GroupInput } from '../../generated/schema.ts';
import type { Fields } from '../../console/admin-resource.ts';

type Details = Required<Omit<GroupInput, '_id'>>;
/** The form of a group holds these. */
export const groupFields = ({
  name,
  programYear,
  startDate,
  endDate,
  locale,
  offlineApp,
  selfSignUp,
  freeOfCharge,
  attendanceSchemaId,
}: Details): Details => ({
  name,
  programYear,
  startDate,
  endDate,
  locale,
  offlineApp,
  selfSignUp,
  freeOfCharge,
  attendanceSchemaId,
});
/** Its command is sent these. */
export const groupInput = (fields: Fields) =>
  ({
    _id: fields['id'],
    ...groupFields(fields as Details), // The form holds these.
  }) satisfies Record<keyof GroupInput, unknown>;

export type PlanLine = Omit<GroupCourseFragment, 'teachers'>;
/** The form of a group's courses holds these lines; they are counted by where they stand. */
export const planLines = (courses: readonly PlanLine[]): readonly PlanLine[] =>
  courses.map(({ courseId, code, title, termName, fromDate, toDate, teacherIds }, at) => ({
    courseId,
    code,
    title,
    order: at + 1,
    termName,
    fromDate,
    toDate,
    teacherIds,
  }));
/** The locked term that a course would come into by what is typed: it is refused. */
export const lockedTermOf = (
  locked: readonly LockedTermFragment[],
  { courseId, termName }: Pick<PlanLine, 'courseId' | 'termName'>,
): LockedTermFragment | undefined =>
  lockOfCourse(locked, courseId) ? undefined : locked.find(({ name }) => name === termName.trim());
/** Its command is sent these. */
export const planInput = (lines: unknown): readonly GroupCourseInput[] =>
  (lines as readonly PlanLine[]).map(({ code: _, title: __, ...item }) => item); // The form holds these.
