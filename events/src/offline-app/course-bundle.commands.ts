import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

export const courseBundleCommands = defineCommands({
  /** Which files these are is the course's to say, so that nothing becomes readable by being named here. */
  PublishCourseBundle: z.object({ groupId: Id, courseId: Id }),
});
export type CourseBundleCommand = CommandOf<typeof courseBundleCommands>;
