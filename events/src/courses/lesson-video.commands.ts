import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';

export const lessonVideoCommands = defineCommands({
  /** Sent when a video of the lesson has been uploaded. */
  AttachLessonVideo: z.object({ lessonId: Id, locale: z.enum(locales), videoId: Id }),
});
export type LessonVideoCommand = CommandOf<typeof lessonVideoCommands>;
