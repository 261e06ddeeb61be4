import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const assignmentStream = streamOf('assignment');
/** Graded from 0 to 100 percent, or complete or not. */
export const AssignmentType = z.enum(['graded', 'completion']);
export type AssignmentType = z.infer<typeof AssignmentType>;

export const AssignmentDefinition = z.object({
  assignmentId: Id,
  groupId: Id,
  regionId: Id,
  courseId: Id,
  title: z.string(),
  content: z.string(),
  type: AssignmentType,
  /** It counts in the course's grade, beside exams of weight 1. */
  weight: z.number(),
  dueAt: Instant,
  /** What was set before there were these has none of them. Files that students are given for it, in their order. */
  downloadFileIds: z.array(Id).optional(),
  /** So many files may be handed in. */
  maxFiles: z.int().optional(),
  /** Kinds of files that are taken; none: all that may be handed in. */
  acceptTypes: z.array(z.string()).optional(),
});
export type AssignmentDefinition = z.infer<typeof AssignmentDefinition>;

const due = z.object({ assignmentId: Id, groupId: Id, regionId: Id, courseId: Id, dueAt: Instant });

export const assignmentEvents = defineEvents('assignment', {
  AssignmentDefined: event(AssignmentDefinition),
  /** As it is now, whole. */
  AssignmentRevised: event(AssignmentDefinition),
  AssignmentDueDateChanged: event(due),
  /** A day before that. */
  AssignmentReminderDue: event(due),
});
export type AssignmentEvent = EventOf<typeof assignmentEvents>;
