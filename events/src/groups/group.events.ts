import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const groupStream = streamOf('group');
const groupRef = z.object({ groupId: Id, regionId: Id });
/** A course in a group's plan; `termName` is a term of its attendance schema. */
export const PlannedCourse = z.object({
  courseId: Id,
  order: z.int(),
  fromDate: LocalDate,
  toDate: LocalDate,
  termName: z.string(),
  teacherIds: z.array(Id),
});
export type PlannedCourse = z.infer<typeof PlannedCourse>;

const details = z.object({
  name: z.string(),
  programYear: z.int(),
  startDate: LocalDate.nullable(),
  endDate: LocalDate.nullable(),
  locale: z.string(),
  offlineApp: z.boolean(),
  selfSignUp: z.boolean(),
  freeOfCharge: z.boolean(),
});
/** These details of a group may change. */
export type GroupDetails = z.infer<typeof details>;

export const groupEvents = defineEvents('group', {
  GroupCreated: event(groupRef.extend(details.shape)),
  GroupUpdated: event(groupRef.extend({ changed: details.partial() })),
  GroupAttendanceSchemaAssigned: event(groupRef.extend({ schemaId: Id })),
  /** The whole plan, in its order. */
  GroupCoursesSet: event(groupRef.extend({ items: z.array(PlannedCourse) })),
  /** Teachers whom its students ask, all of them. */
  GroupStaffSet: event(groupRef.extend({ instructorIds: z.array(Id), facilitatorIds: z.array(Id) })),
  GroupArchived: event(groupRef),
  GroupRestored: event(groupRef),
  /** Nothing that the transcripts of this term are made of may change from here on: its days, and its courses as they are planned. */
  TermLocked: event(
    groupRef.extend({ term: z.string(), from: LocalDate, to: LocalDate, courseIds: z.array(Id), by: Id }),
  ),
  TermUnlocked: event(groupRef.extend({ term: z.string(), reason: z.string(), by: Id })),
});
export type GroupEvent = EventOf<typeof groupEvents>;
