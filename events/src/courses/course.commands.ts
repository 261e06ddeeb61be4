import { z } from 'zod';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

export const courseCommands = defineCommands({
  CreateCourse: z.object({
    courseId: Id,
    /** Unique, as `OT101`. */
    code: z.string().regex(/^[A-Z0-9-]{2,20}$/),
    title: Text(200),
    description: OptionalText(5000),
    programYear: z.int().min(0).max(10),
    credits: z.number().min(0).max(60).default(0),
  }),
});
export type CourseCommand = CommandOf<typeof courseCommands>;
