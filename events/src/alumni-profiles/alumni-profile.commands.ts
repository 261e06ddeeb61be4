import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestPlace } from './alumni-profile.rules.ts';

export const alumniProfileCommands = defineCommands({
  CompleteAlumniProfile: z.object({
    userId: Id,
    location: Text(longestPlace),
    gradDate: DateInput,
    gradPlace: Text(longestPlace),
  }),
});
export type AlumniProfileCommand = CommandOf<typeof alumniProfileCommands>;
