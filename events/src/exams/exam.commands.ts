import { z } from 'zod';
import { Id, Instant, InstantInput, OptionalText, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { QuestionKind, QuestionRef, QuestionRuling } from './exam.events.ts';
import {
  fewestOptions,
  leastPassMark,
  longestInstructions,
  longestOption,
  longestQuestion,
  longestTitle,
  mostAttempts,
  longestTimeLimitMin,
  mostOptions,
  mostPointsPerQuestion,
  mostQuestions,
  repeatedOptions,
} from './exam.rules.ts';

const key = z.string().regex(/^[A-Za-z0-9]{1,24}$/);
const areUnique = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;
const question = z
  .object({
    id: key,
    kind: QuestionKind,
    text: Text(longestQuestion),
    options: z
      .array(z.object({ id: key, text: Text(longestOption) }))
      .min(fewestOptions)
      .max(mostOptions)
      .refine(areUnique, { message: 'exam.sameIds' })
      .refine((options) => repeatedOptions(options).length === 0, { message: 'exam.optionTwice' }),
    correctOptionId: key,
    from: QuestionRef.extend({ questionId: key }).optional(),
  })
  .refine(({ options, correctOptionId }) => options.some(({ id }) => id === correctOptionId), {
    message: 'exam.oneCorrectOption',
    path: ['correctOptionId'],
  })
  .refine(({ kind, options }) => kind === 'choice' || options.length === 2, {
    message: 'exam.trueFalseHasTwo',
    path: ['options'],
  });

const definition = z.object({
  examId: Id,
  courseId: Id,
  title: Text(longestTitle),
  instructions: z.string().trim().max(longestInstructions).default(''),
  passMark: z.number().min(leastPassMark).max(100).default(70),
  openBook: z.boolean().default(false),
  /** Null: what the site's settings say. */
  attemptsAllowed: z.int().min(1).max(mostAttempts).nullable().default(null),
  pointsPerQuestion: z.int().min(1).max(mostPointsPerQuestion).default(1),
  penalty: z.boolean().default(false),
  timeLimitMin: z.int().min(1).max(longestTimeLimitMin).nullable().default(null),
  questions: z.array(question).min(1).max(mostQuestions).refine(areUnique, { message: 'exam.sameIds' }),
});
const examRef = z.object({ examId: Id });
/** Of the version that was sat; without a group it is for all groups. */
const correction = examRef
  .extend({
    correctionId: Id,
    version: z.int().positive(),
    groupId: Id.nullable().default(null),
    questionId: key,
    ruling: QuestionRuling,
    accepted: z.array(key).max(mostOptions).default([]),
    reason: Text(longestReason),
  })
  .refine(({ ruling, accepted }) => (ruling === 'accepts') === accepted.length > 0, {
    message: 'exam.oneCorrectOption',
    path: ['accepted'],
  });
export const examDefinitionCommands = defineCommands({
  DefineExam: definition,
  ReviseExam: definition,
  PublishExam: examRef,
  RetireExam: examRef,
  CorrectExamQuestion: correction,
});
export type ExamDefinitionCommand = CommandOf<typeof examDefinitionCommands>;

const scheduled = z.object({ groupId: Id, examId: Id });
const window = scheduled.extend({
  opensAt: InstantInput,
  closesAt: InstantInput,
  lockAt: InstantInput.nullable().default(null),
});
const reason = OptionalText(longestReason);
/** `closesAt`: the deadline that the timer was set for, as it is in the log. */
const deadline = scheduled.extend({ userId: Id.nullable(), closesAt: Instant });
export const examScheduleCommands = defineCommands({
  ScheduleExam: window,
  RescheduleExam: window.extend({ reason }),
  ExtendExamDeadline: scheduled.extend({ userId: Id, closesAt: InstantInput, reason }),
  RemindOfExam: deadline,
  CloseExamWindow: deadline,
});
export type ExamScheduleCommand = CommandOf<typeof examScheduleCommands>;
