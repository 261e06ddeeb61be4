import { z } from 'zod';
import { Id, InstantInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { AssignmentType } from './assignment.events.ts';

const definition = z.object({
  assignmentId: Id,
  groupId: Id,
  courseId: Id,
  title: Text(200),
  content: z.string().trim().max(50_000).default(''),
  type: AssignmentType,
  weight: z.number().positive().max(100).default(1),
  dueAt: InstantInput,
});
export const assignmentCommands = defineCommands({ DefineAssignment: definition, ReviseAssignment: definition });
export type AssignmentCommand = CommandOf<typeof assignmentCommands>;
