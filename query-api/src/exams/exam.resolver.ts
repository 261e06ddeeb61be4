import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions, latestVersion } from '@paideia/projection-service/exams/exam.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownExam } from './exam.queries.ts';
import { Exam, ExamDraftQuestion, ExamInput } from './exam.types.ts';

const change = changeOf(examDefinitions, async (context, id) =>
  shownExam(await savedRecord(context, examDefinitions, id)),
);
const definitionOf = ({ _id, attemptsAllowed, timeLimitMin, questions, ...input }: ExamInput) => ({
  examId: _id,
  ...input,
  attemptsAllowed: attemptsAllowed ?? null,
  timeLimitMin: timeLimitMin ?? null,
  questions: questions.map(({ options, from, ...question }) => ({
    ...question,
    from: from ? { examId: from.examId, questionId: from.questionId } : undefined,
    options: options.map(({ id, text }) => ({ id, text })),
  })),
});
async function draftOf(context: Context, examId: string) {
  if (!context.actor || !readsExamQuestions(context.actor, {})) return undefined;
  const view = await context.join(examDefinitions, examId);
  return view && latestVersion(view);
}

@Resolver(() => Exam)
export class ExamResolver {
  @Mutation(() => Exam)
  createExam(
    @Arg('input', () => ExamInput) input: ExamInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, input._id, 'DefineExam', definitionOf(input), intent);
  }

  @Mutation(() => Exam)
  updateExam(
    @Arg('input', () => ExamInput) input: ExamInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, input._id, 'ReviseExam', definitionOf(input), intent);
  }

  /** From now on attempts begin with what was last written. */
  @Mutation(() => Exam)
  publishExam(
    @Arg('_id', () => ID) examId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, examId, 'PublishExam', { examId }, intent);
  }

  /** Retired: no attempt begins any more; what was taken stays. */
  @Mutation(() => Exam)
  deleteExam(
    @Arg('_id', () => ID) examId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, examId, 'RetireExam', { examId }, intent);
  }

  @FieldResolver(() => String)
  async courseCode(@Root() { courseId }: Exam, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.code ?? '';
  }
  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: Exam, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String, { nullable: true, description: 'Null for whoever does not write exams' })
  async instructions(@Root() { _id }: Exam, @Ctx() context: Context): Promise<string | null> {
    return (await draftOf(context, _id))?.instructions ?? null;
  }
  @FieldResolver(() => [ExamDraftQuestion], {
    nullable: true,
    description: 'With the right answers; null for whoever does not write exams',
  })
  async questions(@Root() { _id }: Exam, @Ctx() context: Context): Promise<readonly ExamDraftQuestion[] | null> {
    return (await draftOf(context, _id))?.questions ?? null;
  }
}
