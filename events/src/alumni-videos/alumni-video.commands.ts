import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { highestAlumniVideoOrder, longestAlumniVideoTitle } from './alumni-video.rules.ts';

const videoRef = z.object({ videoId: Id });

export const alumniVideoCommands = defineCommands({
  /** A video that is listed already is changed by it. */
  ListAlumniVideo: videoRef.extend({
    title: Text(longestAlumniVideoTitle),
    categoryId: Id,
    order: z.int().min(0).max(highestAlumniVideoOrder),
    locale: z.enum(locales),
  }),
  UnlistAlumniVideo: videoRef,
});
export type AlumniVideoCommand = CommandOf<typeof alumniVideoCommands>;
