import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const courseStream = streamOf('course');

export const courseEvents = defineEvents('course', {
  CourseCreated: event(
    z.object({
      courseId: Id,
      code: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      programYear: z.int(),
      credits: z.number(),
    }),
  ),
});
export type CourseEvent = EventOf<typeof courseEvents>;
