import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ groupId: Id });

export const groupCommands = defineCommands({
  CreateGroup: of.extend({
    regionId: Id,
    name: Text(120),
    programYear: z.int().min(0).max(10),
    startDate: DateInput.nullable().default(null),
    endDate: DateInput.nullable().default(null),
    locale: z.string().max(10).default('en'),
    offlineApp: z.boolean().default(false),
    selfSignUp: z.boolean().default(false),
    freeOfCharge: z.boolean().default(false),
    attendanceSchemaId: Id.nullable().default(null),
  }),
  AssignGroupAttendanceSchema: of.extend({ schemaId: Id }),
  SetGroupCourses: of.extend({
    items: z
      .array(
        z
          .object({
            courseId: Id,
            order: z.int().min(0).max(1000),
            fromDate: DateInput,
            toDate: DateInput,
            termName: Text(60),
            teacherIds: z.array(Id).max(20).default([]),
          })
          .refine(({ fromDate, toDate }) => fromDate <= toDate, {
            message: 'group.endsBeforeItStarts',
            path: ['toDate'],
          }),
      )
      .max(200),
  }),
  ArchiveGroup: of,
  RestoreGroup: of,
});
export type GroupCommand = CommandOf<typeof groupCommands>;
