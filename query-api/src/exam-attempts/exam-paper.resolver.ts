import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import {
  examPapers,
  examResults,
  printedPaper,
  studentExams,
} from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { AbandonReason } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { self } from '@paideia/events/kernel/permission.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { ExamHeartbeat, ExamPaper, SavedExamAnswer } from './exam-paper.types.ts';
import { ExamResult } from './exam-result.types.ts';
import { shownResult, visibleResult } from './exam-result.queries.ts';
import { attemptsOf } from './sittings.ts';

const AttemptId = () => Arg('attemptId', () => ID);
const prefix = 'examAttempt-';
/** A browser may say these of its own leaving; the rest the server finds out. */
const Leaving = graphqlEnum('ReportedAbandonReason', AbandonReason.extract(['leftPage', 'browserClosed']));
const Beat = z.object({ open: z.boolean(), timeLimitAt: z.string().nullable(), here: z.boolean() });
const Left = z.object({ ends: z.boolean() });
/** A page makes an id of itself, so that one that was opened later, on another device, is known from it. */
const PageId = () => Arg('pageId', () => String, { nullable: true });

async function paperOf(context: Context, attemptId: string): Promise<ExamPaper> {
  const paper = context.visible(await context.read(examPapers).one(attemptId), self, ({ userId }) => ({
    ownerId: userId,
  }));
  const { _id, userId, groupId, examId, n, status, startedAt, closesAt, timeLimitAt, late, answers } = paper;
  const { attemptsAllowed, place } = await attemptsOf(context, userId, groupId, examId);
  const { title, instructions, openBook, ...printed } = printedPaper(
    await context.join(examDefinitions, examId),
    paper,
  );
  const questions = printed.questions.map(({ id, kind, text, options }, i) => ({
    id,
    number: i + 1,
    kind,
    text,
    options,
    given: answers.find(({ questionId }) => questionId === id)?.optionId ?? null,
  }));
  const unanswered = questions.filter(({ given }) => given === null).map(({ number }) => number);
  return {
    _id,
    examId,
    groupId,
    n,
    attempt: place(n),
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
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ExamPaper> {
    const { userId } = context.signedIn();
    const data = { userId, groupId, examId, startId, channel: context.session?.channel ?? 'WEB' };
    const { stream, isCurrent } = await context.send('StartExamAttempt', data, {
      ...intent,
      then: [examPapers],
    });
    const attemptId = stream.slice(prefix.length);
    if (!isCurrent && !(await context.read(examPapers).one(attemptId))) throw new Refusal('unavailable');
    return paperOf(context, attemptId);
  }

  /** Refused where another page has the attempt by now: that one would not show it. */
  @Mutation(() => SavedExamAnswer)
  async saveExamAnswer(
    @AttemptId() attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('optionId', () => ID) optionId: string,
    @PageId() pageId: string | null,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<SavedExamAnswer> {
    context.signedIn();
    const answer = { attemptId, questionId, optionId, pageId: pageId ?? undefined };
    await context.send('SaveExamAnswer', answer, { ...intent, then: [] });
    return { attemptId, questionId, optionId, savedAt: context.now };
  }

  /** Every 30 seconds while the attempt is on the screen. `takes`: the page was opened just now, and has the attempt from now on. */
  @Mutation(() => ExamHeartbeat)
  async examHeartbeat(
    @AttemptId() attemptId: string,
    @PageId() pageId: string | null,
    @Arg('takes', () => Boolean, { nullable: true }) takes: boolean | null,
    @Ctx() context: Context,
  ): Promise<ExamHeartbeat> {
    const { userId } = context.signedIn();
    const page = pageId ? { pageId, takes: takes ?? false } : {};
    const beat = Beat.parse(await context.operate('/operations/exam-heartbeat', { attemptId, userId, ...page }));
    return { ...beat, now: context.now };
  }

  @Mutation(() => ExamResult)
  async submitExamAttempt(
    @AttemptId() attemptId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    context.signedIn();
    const { isCurrent } = await context.send('SubmitExamAttempt', { attemptId }, { ...intent, then: [examResults] });
    if (!isCurrent && !(await context.read(examResults).one(attemptId))) throw new Refusal('unavailable');
    return shownResult(await visibleResult(context, attemptId));
  }

  /** Answers false, and ends nothing, where another page has the attempt by now. */
  @Mutation(() => Boolean)
  async abandonExamAttempt(
    @AttemptId() attemptId: string,
    @PageId() pageId: string | null,
    @Arg('reason', () => Leaving.enum) reason: z.infer<typeof Leaving>,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = context.signedIn();
    if (pageId && !Left.parse(await context.operate('/operations/exam-page-left', { attemptId, userId, pageId })).ends)
      return false;
    await context.send('AbandonExamAttempt', { attemptId, reason }, { ...intent, then: [studentExams] });
    return true;
  }
}
