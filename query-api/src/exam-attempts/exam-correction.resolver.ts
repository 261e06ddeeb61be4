import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { correctionsFor } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examResults } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageRange } from '../kernel/graphql/pages.ts';
import { gradableExam, outcomeOf, satVersions, waitingOf, type SatExam } from './exam-correction.queries.ts';
import {
  CorrectionPreview,
  ExamCorrectionInput,
  ExamCorrections,
  ExamCorrectionScope,
  MadeCorrection,
  SatVersion,
} from './exam-correction.types.ts';

async function correctionsOf(context: Context, sat: SatExam): Promise<ExamCorrections> {
  const { title } = await gradableExam(context, sat);
  return { ...sat, examTitle: title };
}
const groupNameOf = async (context: Context, groupId: string): Promise<string> =>
  (await context.join(attendanceGroups, groupId))?.name ?? '';

@Resolver(() => ExamCorrections)
export class ExamCorrectionResolver {
  /** For whoever may grade in the group; without a group for whoever may grade in all. */
  @Query(() => ExamCorrections)
  examCorrections(
    @Arg('examId', () => ID) examId: string,
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ExamCorrections> {
    return correctionsOf(context, { examId, groupId: groupId ?? null });
  }

  /** What the correction of a question would change. Nothing is written. */
  @Query(() => CorrectionPreview)
  async examCorrectionPreview(
    @Arg('input', () => ExamCorrectionScope) input: ExamCorrectionScope,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<CorrectionPreview> {
    const { limit, offset } = pageRange(page, perPage);
    const wish = { ...input, groupId: input.groupId ?? null, accepted: input.accepted ?? [] };
    const { rows, ...counts } = await outcomeOf(context, wish, await gradableExam(context, wish));
    const items = await Promise.all(
      rows.slice(offset, offset + limit).map(async ({ result, score, passed }) => ({
        attemptId: result._id,
        studentName: result.studentName,
        groupName: await groupNameOf(context, result.groupId),
        n: result.n,
        score: result.score,
        passed: result.passed,
        newScore: score,
        newPassed: passed,
        isLeft: result.regraded,
      })),
    );
    return { ...counts, items, total: rows.length, more: false, next: null };
  }

  /** What was graded with the question is graded again, one attempt after the other; `waiting` says how many are left. */
  @Mutation(() => ExamCorrections)
  async correctExamQuestion(
    @Arg('input', () => ExamCorrectionInput) input: ExamCorrectionInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ExamCorrections> {
    const { examId, correctionId, version, questionId, ruling, reason } = input;
    const [groupId, accepted] = [input.groupId ?? null, input.accepted ?? []];
    await context.send(
      'CorrectExamQuestion',
      { examId, correctionId, version, groupId, questionId, ruling, accepted, reason },
      { ...intent, then: [examDefinitions, examResults] },
    );
    return correctionsOf(context, { examId, groupId });
  }

  @FieldResolver(() => String)
  async courseTitle(@Root() { examId }: ExamCorrections, @Ctx() context: Context): Promise<string> {
    const { courseId } = (await context.join(examDefinitions, examId)) ?? { courseId: '' };
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String, { nullable: true })
  async groupName(@Root() { groupId }: ExamCorrections, @Ctx() context: Context): Promise<string | null> {
    return groupId === null ? null : groupNameOf(context, groupId);
  }
  @FieldResolver(() => Int, { description: 'Attempts that are still to be graded again' })
  async waiting(@Root() sat: ExamCorrections, @Ctx() context: Context): Promise<number> {
    return waitingOf(context, sat, await gradableExam(context, sat));
  }
  @FieldResolver(() => [SatVersion], { description: 'Those that were sat, as they were sat' })
  async versions(@Root() sat: ExamCorrections, @Ctx() context: Context): Promise<readonly SatVersion[]> {
    const view = await gradableExam(context, sat);
    return (await satVersions(context, sat, view)).map(({ definition, attempts }) => {
      const { version } = definition;
      const rulings = correctionsFor(view.corrections, { version, groupId: sat.groupId ?? '' });
      const questions = definition.questions.map(({ id, kind, text, options, correctOptionId }) => ({
        id,
        kind,
        text,
        options: [...options],
        correctOptionId,
        ruling: rulings.get(id)?.ruling ?? null,
        accepted: [...(rulings.get(id)?.accepted ?? [])],
      }));
      return { version, attempts, questions };
    });
  }
  @FieldResolver(() => [MadeCorrection], { description: 'The latest first; those of a group with those of all' })
  async corrections(@Root() sat: ExamCorrections, @Ctx() context: Context): Promise<readonly MadeCorrection[]> {
    const view = await gradableExam(context, sat);
    if (view.corrections.length === 0) return [];
    // Whoever grades a group is told of no question that nobody there has sat.
    const known = new Set((await satVersions(context, sat, view)).map(({ definition }) => definition.version));
    const made = view.corrections.filter(
      ({ groupId, version }) =>
        sat.groupId === null || groupId === sat.groupId || (groupId === null && known.has(version)),
    );
    return Promise.all(
      made.toReversed().map(async ({ by, ref: _ref, examId: _examId, ...one }) => {
        const questions = view.versions.find(({ version }) => version === one.version)?.questions;
        const question = questions?.find(({ id }) => id === one.questionId);
        const textOf = (id: string) => question?.options.find((option) => option.id === id)?.text ?? id;
        return {
          ...one,
          groupName: one.groupId === null ? null : await groupNameOf(context, one.groupId),
          questionText: question?.text ?? one.questionId,
          acceptedTexts: one.accepted.map(textOf),
          byName: (await context.join(users, by))?.fullName ?? null,
        };
      }),
    );
  }
}
