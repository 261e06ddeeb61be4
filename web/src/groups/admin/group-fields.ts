import type { GroupCourseFragment } from '../../generated/groups/admin/group-acts.ts';
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
/** Its command is sent these. */
export const planInput = (lines: unknown): readonly GroupCourseInput[] =>
  (lines as readonly PlanLine[]).map(({ code: _, title: __, ...item }) => item); // The form holds these.
