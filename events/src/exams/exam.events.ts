import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const examDefinitionStream = streamOf('examDefinition');
export const examScheduleIdOf = (groupId: string, examId: string): string => `${groupId}_${examId}`;
export const examScheduleStream = (groupId: string, examId: string): string =>
  `examSchedule-${examScheduleIdOf(groupId, examId)}`;

const Option = z.object({ id: z.string(), text: z.string() });
export const QuestionKind = z.enum(['choice', 'trueFalse']);
export type QuestionKind = z.infer<typeof QuestionKind>;
/** A question is found by its exam too: its id is unique inside of that alone. */
export const QuestionRef = z.object({ examId: Id, questionId: z.string() });
export type QuestionRef = z.infer<typeof QuestionRef>;
export const Question = z.object({
  id: z.string(),
  kind: QuestionKind,
  text: z.string(),
  options: z.array(Option),
  correctOptionId: z.string(),
  /** It was copied from this question of another exam, as that stood then. */
  from: QuestionRef.optional(),
});
export type Question = z.infer<typeof Question>;

export const ExamDefinition = z.object({
  examId: Id,
  courseId: Id,
  /** Of the definition, counted from 1; an attempt keeps the one it was started with. */
  version: z.int().positive(),
  title: z.string(),
  instructions: z.string(),
  /** It is given in percent. */
  passMark: z.number(),
  openBook: z.boolean(),
  attemptsAllowed: z.int(),
  pointsPerQuestion: z.int(),
  /** Every pass is scaled to the cap. */
  penalty: z.boolean(),
  timeLimitMin: z.int().nullable(),
  questions: z.array(Question),
});
export type ExamDefinition = z.infer<typeof ExamDefinition>;

/** What a question is found to be worth once it was sat: these answers are right, everybody has its points, or it does not count. */
export const QuestionRuling = z.enum(['accepts', 'everybody', 'notCounted']);
export type QuestionRuling = z.infer<typeof QuestionRuling>;
/** It holds for the attempts of one version, in one group or in all; a later one about the same question takes its place. */
export const ExamCorrection = z.object({
  examId: Id,
  correctionId: Id,
  version: z.int(),
  /** Null: the attempts of every group. */
  groupId: Id.nullable(),
  questionId: z.string(),
  ruling: QuestionRuling,
  /** The options that are right; none where the ruling asks for no answer. */
  accepted: z.array(z.string()),
  /** Students read it. */
  reason: z.string(),
  by: Id,
});
export type ExamCorrection = z.infer<typeof ExamCorrection>;

export const examDefinitionEvents = defineEvents('examDefinition', {
  ExamDefined: event(ExamDefinition),
  ExamRevised: event(ExamDefinition),
  /** From now on attempts begin with this version. */
  ExamPublished: event(z.object({ examId: Id, version: z.int() })),
  ExamRetired: event(z.object({ examId: Id })),
  /** The definition stays as it was sat; what was graded with the question is graded again, and what is sent in later is judged by it. */
  ExamQuestionCorrected: event(ExamCorrection),
});
export type ExamDefinitionEvent = EventOf<typeof examDefinitionEvents>;

const scheduledExamRef = z.object({ groupId: Id, examId: Id, regionId: Id });
const window = scheduledExamRef.extend({ opensAt: Instant, closesAt: Instant, lockAt: Instant.nullable() });
/** `userId` is the student with a deadline of its own; null: everyone else in the group. */
const deadline = scheduledExamRef.extend({ userId: Id.nullable(), closesAt: Instant });
/** Nobody was asked why before version 2. */
const withReason = { version: 2, upcasts: { 1: (data: Record<string, unknown>) => ({ ...data, reason: null }) } };

export const examScheduleEvents = defineEvents('examSchedule', {
  ExamScheduled: event(window),
  ExamRescheduled: event(window.extend({ reason: z.string().nullable() }), withReason),
  ExamDeadlineExtended: event(
    scheduledExamRef.extend({ userId: Id, closesAt: Instant, reason: personal(z.string()) }),
    {
      ...withReason,
      subject: ({ userId }) => userId,
    },
  ),
  /** A day before it closes: who has not taken it is reminded. */
  ExamReminderDue: event(deadline),
  /** It has closed: attempts are late from now on. */
  ExamWindowClosed: event(deadline),
});
export type ExamScheduleEvent = EventOf<typeof examScheduleEvents>;
