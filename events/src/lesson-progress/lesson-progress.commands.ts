import { z } from 'zod';
import { longestLesson } from '../courses/course.rules.ts';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { mostRanges } from './lesson-progress.rules.ts';

const progressRef = z.object({ userId: Id, courseId: Id });
const second = z.number().min(0).max(longestLesson);

export const lessonProgressCommands = defineCommands({
  OpenCourse: progressRef,
  RecordLessonWatch: progressRef.extend({
    lessonId: Id,
    /** Where the student is, in seconds; null keeps what was noted. */
    positionS: second.nullable().default(null),
    /** They were watched since the last report. */
    ranges: z
      .array(z.object({ from: second, to: second }))
      .max(mostRanges)
      .default([]),
    /** It is the length of the recording; it is null where nothing is played. */
    durationS: second.nullable().default(null),
    /** The student is through with it. */
    completed: z.boolean().default(false),
  }),
});
export type LessonProgressCommand = CommandOf<typeof lessonProgressCommands>;
