import { evaluationEvents, type EvaluationEvent } from '@paideia/events/evaluations/evaluation.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';

const tellStudent = async (
  { userId, program, periodEnding }: DataOf<EvaluationEvent, 'EvaluationRecorded'>,
  occurred: Occurred,
) => [notification({ userId, key: 'timeLogEvaluated', params: { program, periodEnding } }, occurred)];

/** It tells students of the evaluations of their time logs. */
export const evaluationNotices = defineReaction({
  name: 'evaluation-notices',
  from: 'beginning',
  events: [evaluationEvents],
  partition: ofStream,
  on: { EvaluationRecorded: tellStudent, EvaluationRevised: tellStudent },
});
