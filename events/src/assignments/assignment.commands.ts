import { z } from 'zod';
import { Id, Instant, InstantInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { filePurposes } from '../files/file.rules.ts';
import { mostFiles } from '../submissions/submission.rules.ts';
import { AssignmentType } from './assignment.events.ts';
import { longestContent, longestTitle, mostDownloads, mostWeight } from './assignment.rules.ts';

const definition = z.object({
  assignmentId: Id,
  groupId: Id,
  courseId: Id,
  title: Text(longestTitle),
  content: z.string().trim().max(longestContent).default(''),
  type: AssignmentType,
  weight: z.number().positive().max(mostWeight).default(1),
  dueAt: InstantInput,
  downloadFileIds: z.array(Id).max(mostDownloads).default([]),
  maxFiles: z.int().min(1).max(mostFiles).default(mostFiles),
  acceptTypes: z.array(z.enum(filePurposes.submission.types)).default([]),
});
export const assignmentCommands = defineCommands({
  DefineAssignment: definition,
  ReviseAssignment: definition,
  /** It is a day before that. */
  RemindOfAssignment: z.object({ assignmentId: Id, dueAt: Instant }),
});
export type AssignmentCommand = CommandOf<typeof assignmentCommands>;
