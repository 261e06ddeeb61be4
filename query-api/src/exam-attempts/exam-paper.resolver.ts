import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { examPapers, examResults, studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { self } from '@paideia/events/kernel/permission.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { ExamHeartbeat, ExamPaper, SavedExamAnswer } from './exam-paper.types.ts';
import { ExamResult } from './exam-result.types.ts';
import { shownResult, visibleResult } from './exam-result.shown.ts';
import { attemptsOf } from './sittings.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const AttemptId = () => Arg('attemptId', () => ID);
const prefix = 'examAttempt-';
/** What a browser may say of its own leaving; the rest the server finds out. */
const Leaving = z.enum(['leftPage', 'browserClosed']);
const Beat = z.object({ open: z.boolean(), timeLimitAt: z.string().nullable() });

async function paperOf(context: Context, attemptId: string): Promise<ExamPaper> {
  const paper = context.visible(await context.read(examPapers).one(attemptId), self, ({ userId }) => ({
    ownerId: userId,
  }));
  const {
    _id,
    userId,
    groupId,
    examId,
    n,
    title,
    instructions,
    openBook,
    status,
    startedAt,
    closesAt,
    timeLimitAt,
    late,
    answers,
  } = paper;
  const { attemptsAllowed } = await attemptsOf(context, userId, groupId, examId);
  const questions = paper.questions.map(({ id, kind, text, options }, i) => ({
    id,
    number: i + 1,
    kind,
    text,
    options,
    given: Object.hasOwn(answers, id) ? answers[id]! : null,
  }));
  const unanswered = questions.filter(({ given }) => given === null).map(({ number }) => number);
  return {
    _id,
    examId,
    groupId,
    n,
    attemptsAllowed,
    title,
    instructions,
    openBook,
    status,
    startedAt,
    closesAt,
    timeLimitAt,
    late,
    now: context.now,
    answered: questions.length - unanswered.length,
    total: questions.length,
    unanswered,
    questions,
  };
}

@Resolver()
export class ExamPaperResolver {
  @Query(() => ExamPaper)
  examPaper(@AttemptId() attemptId: string, @Ctx() context: Context): Promise<ExamPaper> {
    return paperOf(context, attemptId);
  }

  /** The same paper, to look it over before it is sent in. */
  @Query(() => ExamPaper)
  examReview(@AttemptId() attemptId: string, @Ctx() context: Context): Promise<ExamPaper> {
    return paperOf(context, attemptId);
  }

  /** `startId` is made by the screen, one a start: sent again it meets its own attempt. */
  @Mutation(() => ExamPaper)
  async startExamAttempt(
    @Arg('examId', () => ID) examId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Arg('startId', () => String) startId: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamPaper> {
    const { userId } = context.signedIn();
    const data = { userId, groupId, examId, startId, channel: 'WEB' };
    const { stream, isCurrent } = await context.send('StartExamAttempt', data, {
      commandId: commandId ?? undefined,
      then: [examPapers],
    });
    const attemptId = stream.slice(prefix.length);
    if (!isCurrent && !(await context.read(examPapers).one(attemptId))) throw new Refusal('unavailable');
    return paperOf(context, attemptId);
  }

  @Mutation(() => SavedExamAnswer)
  async saveExamAnswer(
    @AttemptId() attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('optionId', () => ID) optionId: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<SavedExamAnswer> {
    context.signedIn();
    await context.send(
      'SaveExamAnswer',
      { attemptId, questionId, optionId },
      { commandId: commandId ?? undefined, then: [] },
    );
    return { attemptId, questionId, optionId, savedAt: context.now };
  }

  /** Every 30 seconds while the attempt is on the screen. */
  @Mutation(() => ExamHeartbeat)
  async examHeartbeat(@AttemptId() attemptId: string, @Ctx() context: Context): Promise<ExamHeartbeat> {
    const { userId } = context.signedIn();
    const beat = Beat.parse(await context.operate('/operations/exam-heartbeat', { attemptId, userId }));
    return { ...beat, now: context.now };
  }

  @Mutation(() => ExamResult)
  async submitExamAttempt(
    @AttemptId() attemptId: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    context.signedIn();
    const { isCurrent } = await context.send(
      'SubmitExamAttempt',
      { attemptId },
      { commandId: commandId ?? undefined, then: [examResults] },
    );
    if (!isCurrent && !(await context.read(examResults).one(attemptId))) throw new Refusal('unavailable');
    return shownResult(await visibleResult(context, attemptId));
  }

  @Mutation(() => Boolean)
  async abandonExamAttempt(
    @AttemptId() attemptId: string,
    @Arg('reason', () => String) reason: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<boolean> {
    context.signedIn();
    const why = oneOf(Leaving, 'reason', reason);
    await context.send(
      'AbandonExamAttempt',
      { attemptId, reason: why },
      { commandId: commandId ?? undefined, then: [studentExams] },
    );
    return true;
  }
}
