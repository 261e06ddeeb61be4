import { Arg, Args, Ctx, Float, ID, Int, Mutation, Resolver } from 'type-graphql';
import { examResults, studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownResult, visibleResult } from './exam-result.queries.ts';
import { ExamResult, ExtraAttempts } from './exam-result.types.ts';
import { attemptsOf } from './sittings.ts';

const AttemptId = () => Arg('_id', () => ID);
const Reason = () => Arg('reason', () => String);

const change = changeOf(examResults, async (context, id) => shownResult(await visibleResult(context, id)));

@Resolver()
export class ExamResultDecisionsResolver {
  @Mutation(() => ExamResult)
  penaliseExamAttempt(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return change(context, attemptId, 'PenaliseExamAttempt', { attemptId, reason }, intent);
  }

  @Mutation(() => ExamResult)
  liftPenalty(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return change(context, attemptId, 'LiftPenalty', { attemptId, reason }, intent);
  }

  /** It is done by hand; `score` is a percent. */
  @Mutation(() => ExamResult)
  gradeAttempt(
    @AttemptId() attemptId: string,
    @Arg('score', () => Float) score: number,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return change(context, attemptId, 'GradeAttempt', { attemptId, score, reason }, intent);
  }

  @Mutation(() => ExamResult)
  voidExamAttempt(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return change(context, attemptId, 'VoidExamAttempt', { attemptId, reason }, intent);
  }

  @Mutation(() => ExtraAttempts)
  async grantExtraAttempt(
    @Arg('userId', () => ID) userId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Arg('examId', () => ID) examId: string,
    @Arg('count', () => Int, { defaultValue: 1 }) count: number,
    @Reason() reason: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ExtraAttempts> {
    context.signedIn();
    await context.send(
      'GrantExtraAttempt',
      { userId, groupId, examId, count, reason },
      { ...intent, then: [studentExams] },
    );
    const { granted, used, attemptsAllowed } = await attemptsOf(context, userId, groupId, examId);
    return { userId, groupId, examId, granted, used, attemptsAllowed };
  }
}
