import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

export const alumniProfileCommands = defineCommands({
  CompleteAlumniProfile: z.object({ userId: Id, location: Text(200), gradDate: DateInput, gradPlace: Text(200) }),
});
export type AlumniProfileCommand = CommandOf<typeof alumniProfileCommands>;
