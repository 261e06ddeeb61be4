import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { Program } from '../time-logs/time-log.events.ts';

/** A time log has one evaluation, and it has the id of its time log. */
export const evaluationStream = (evaluationId: string): string => `evaluation-${evaluationId}`;

const whose = z.object({
  evaluationId: z.string(),
  userId: Id,
  groupId: Id,
  regionId: Id,
  program: Program,
  periodEnding: LocalDate,
});
const said = whose.extend({ rating: personal(z.number().int()), comments: personal(z.string()), by: Id });
const about = { subject: (data: { userId: string }) => data.userId };

export const evaluationEvents = defineEvents('evaluation', {
  EvaluationRecorded: event(said, about),
  EvaluationRevised: event(said, about),
  EvaluationDeleted: event(whose.extend({ by: Id })),
});
export type EvaluationEvent = EventOf<typeof evaluationEvents>;
