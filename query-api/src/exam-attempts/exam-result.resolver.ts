import { Arg, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { correctionsFor } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions, passMarkOf } from '@paideia/projection-service/exams/exam.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { recentResults, shownResult, visibleResult } from './exam-result.queries.ts';
import { ExamResult, ExamResultAnswer, ExtraAttemptGrant } from './exam-result.types.ts';
import { attemptsOf, grantsOf } from './sittings.ts';

@Resolver(() => ExamResult)
export class ExamResultResolver {
  @Query(() => ExamResult)
  async examResult(@Arg('attemptId', () => ID) attemptId: string, @Ctx() context: Context): Promise<ExamResult> {
    return shownResult(await visibleResult(context, attemptId));
  }

  /** One's own that count, the latest first. */
  @Query(() => [ExamResult])
  async recentExamResults(
    @Arg('limit', () => Int, { defaultValue: 5 }) limit: number,
    @Ctx() context: Context,
  ): Promise<readonly ExamResult[]> {
    return recentResults(context, limit);
  }

  @FieldResolver(() => String)
  async examTitle(@Root() { examId }: ExamResult, @Ctx() context: Context): Promise<string> {
    return (await context.join(examDefinitions, examId))?.title ?? '';
  }
  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: ExamResult, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: ExamResult, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }
  @FieldResolver(() => Int)
  async attemptsAllowed(@Root() { userId, groupId, examId }: ExamResult, @Ctx() context: Context): Promise<number> {
    return (await attemptsOf(context, userId, groupId, examId)).attemptsAllowed;
  }
  @FieldResolver(() => Int)
  async attemptsLeft(@Root() { userId, groupId, examId }: ExamResult, @Ctx() context: Context): Promise<number> {
    return (await attemptsOf(context, userId, groupId, examId)).attemptsLeft;
  }
  @FieldResolver(() => Int, {
    description: 'Which one it is of those that were not voided; a voided one says which it was',
  })
  async attempt(@Root() { userId, groupId, examId, n }: ExamResult, @Ctx() context: Context): Promise<number> {
    return (await attemptsOf(context, userId, groupId, examId)).place(n);
  }
  @FieldResolver(() => [ExtraAttemptGrant])
  extraAttempts(
    @Root() { userId, groupId, examId }: ExamResult,
    @Ctx() context: Context,
  ): Promise<readonly ExtraAttemptGrant[]> {
    return grantsOf(context, userId, groupId, examId);
  }
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Percent, of the version that the attempt was taken with',
  })
  async passMark(@Root() { examId, version }: ExamResult, @Ctx() context: Context): Promise<number | null> {
    const definition = await context.join(examDefinitions, examId);
    return definition ? passMarkOf(definition, version) : null;
  }
  @FieldResolver(() => String, { description: 'Of the campus; its times are said in it' })
  async timeZone(@Root() { groupId }: ExamResult, @Ctx() context: Context): Promise<string> {
    return (await groupTimetable(context, groupId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => [ExamResultAnswer], {
    description: 'In the order of the attempt; none for one that was not sent in',
  })
  async answers(
    @Root() { examId, groupId, version, given }: ExamResult,
    @Ctx() context: Context,
  ): Promise<readonly ExamResultAnswer[]> {
    const view = await context.join(examDefinitions, examId);
    const definition = view?.versions.find((one) => one.version === version);
    const corrections = correctionsFor(view?.corrections ?? [], { version, groupId });
    return given.flatMap((answer, i) => {
      const question = definition?.questions.find(({ id }) => id === answer.questionId);
      if (!question) return [];
      const { text, kind, options } = question;
      const { ruling = null, accepted = [] } = answer;
      const correctionReason = corrections.get(answer.questionId)?.reason ?? null;
      return [{ ...answer, number: i + 1, text, kind, options, ruling, accepted, correctionReason }];
    });
  }
}
