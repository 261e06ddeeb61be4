import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { lastPlace, lastProgramYear } from '../kernel/limits.ts';
import { longestTermName } from '../attendance-schemas/schema-limits.rules.ts';

const groupRef = z.object({ groupId: Id });

const details = groupRef.extend({
  name: Text(120),
  programYear: z.int().min(0).max(lastProgramYear),
  startDate: DateInput.nullable().default(null),
  endDate: DateInput.nullable().default(null),
  locale: z.string().max(10).default('en'),
  offlineApp: z.boolean().default(false),
  selfSignUp: z.boolean().default(false),
  freeOfCharge: z.boolean().default(false),
  /** A group that has one keeps it, or takes another. */
  attendanceSchemaId: Id.nullable().default(null),
});

export const groupCommands = defineCommands({
  CreateGroup: details.extend({ regionId: Id }),
  /** All but the region, whose people its students are. */
  UpdateGroup: details,
  AssignGroupAttendanceSchema: groupRef.extend({ schemaId: Id }),
  SetGroupCourses: groupRef.extend({
    items: z
      .array(
        z
          .object({
            courseId: Id,
            order: z.int().min(0).max(lastPlace),
            fromDate: DateInput,
            toDate: DateInput,
            termName: Text(longestTermName),
            teacherIds: z.array(Id).max(20).default([]),
          })
          .refine(({ fromDate, toDate }) => fromDate <= toDate, {
            message: 'group.endsBeforeItStarts',
            path: ['toDate'],
            params: { notBefore: 'fromDate' },
          }),
      )
      .max(200),
  }),
  SetGroupStaff: groupRef.extend({ instructorIds: z.array(Id).max(20), facilitatorIds: z.array(Id).max(20) }),
  ArchiveGroup: groupRef,
  RestoreGroup: groupRef,
  LockTerm: groupRef.extend({ term: Text(longestTermName) }),
  UnlockTerm: groupRef.extend({ term: Text(longestTermName), reason: Text(500) }),
});
export type GroupCommand = CommandOf<typeof groupCommands>;
