import { Arg, Ctx, Float, ID, Int, Mutation, Resolver } from 'type-graphql';
import { examResults, studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { shownResult, visibleResult } from './exam-result.shown.ts';
import { ExamResult, ExtraAttempts } from './exam-result.types.ts';
import { attemptsOf } from './sittings.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const AttemptId = () => Arg('_id', () => ID);
const Reason = () => Arg('reason', () => String);
const ExpectedRevision = () => Arg('expectedRevision', () => Int);

/** What the actor may do is the command's to say; the answer is the result as it is then. */
async function decide(
  context: Context,
  type: string,
  data: { readonly attemptId: string; readonly reason: string; readonly score?: number },
  expectedRevision: number,
  commandId: Given,
) {
  context.signedIn();
  const { isCurrent } = await context.send(type, data, {
    commandId: commandId ?? undefined,
    expectedRevision,
    then: [examResults],
  });
  if (!isCurrent && !(await context.read(examResults).one(data.attemptId))) throw new Refusal('unavailable');
  return shownResult(await visibleResult(context, data.attemptId));
}

@Resolver()
export class ExamResultDecisionsResolver {
  @Mutation(() => ExamResult)
  penaliseExamAttempt(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return decide(context, 'PenaliseExamAttempt', { attemptId, reason }, expectedRevision, commandId);
  }

  @Mutation(() => ExamResult)
  liftPenalty(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return decide(context, 'LiftPenalty', { attemptId, reason }, expectedRevision, commandId);
  }

  /** By hand; `score` is a percent. */
  @Mutation(() => ExamResult)
  gradeAttempt(
    @AttemptId() attemptId: string,
    @Arg('score', () => Float) score: number,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return decide(context, 'GradeAttempt', { attemptId, score, reason }, expectedRevision, commandId);
  }

  @Mutation(() => ExamResult)
  voidExamAttempt(
    @AttemptId() attemptId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExamResult> {
    return decide(context, 'VoidExamAttempt', { attemptId, reason }, expectedRevision, commandId);
  }

  @Mutation(() => ExtraAttempts)
  async grantExtraAttempt(
    @Arg('userId', () => ID) userId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Arg('examId', () => ID) examId: string,
    @Arg('count', () => Int, { defaultValue: 1 }) count: number,
    @Reason() reason: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<ExtraAttempts> {
    context.signedIn();
    await context.send(
      'GrantExtraAttempt',
      { userId, groupId, examId, count, reason },
      { commandId: commandId ?? undefined, then: [studentExams] },
    );
    return { userId, groupId, examId, ...(await attemptsOf(context, userId, groupId, examId)) };
  }
}
