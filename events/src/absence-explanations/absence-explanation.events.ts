import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { RegisterId } from '../registers/register.events.ts';

/** `{registerId}_{userId}`: one explanation an absent mark. */
export const explanationIdOf = (registerId: string, userId: string): string => `${registerId}_${userId}`;
/** The parts of such an id. */
export const explainedMark = (explanationId: string): { readonly registerId: string; readonly userId: string } => {
  const end = explanationId.lastIndexOf('_');
  return { registerId: explanationId.slice(0, Math.max(0, end)), userId: explanationId.slice(end + 1) };
};
export const absenceExplanationStream = (explanationId: string): string => `absenceExplanation-${explanationId}`;
export const ExplanationStatus = z.enum(['explained', 'excused']);

const whose = z.object({ explanationId: z.string(), registerId: RegisterId, userId: Id, groupId: Id, regionId: Id });
const about = { subject: (data: { userId: string }) => data.userId };

export const absenceExplanationEvents = defineEvents('absenceExplanation', {
  AbsenceExplained: event(whose.extend({ text: personal(z.string()) }), about),
  AbsenceExcused: event(whose.extend({ comment: personal(z.string()), by: Id }), about),
  AbsenceExcuseWithdrawn: event(whose.extend({ comment: personal(z.string()), by: Id }), about),
});
export type AbsenceExplanationEvent = EventOf<typeof absenceExplanationEvents>;
