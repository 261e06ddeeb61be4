import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions, latestVersion } from '@paideia/projection-service/exams/exam.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { shownExam } from './exam.shown.ts';
import { Exam, ExamDraftQuestion, ExamInput } from './exam.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const ExpectedRevision = () => Arg('expectedRevision', () => Int);

/** Who may is the command's to say; the answer is the exam as it is then. */
async function change(
  context: Context,
  type: string,
  data: { readonly examId: string },
  commandId: Given,
  expectedRevision?: number,
): Promise<Exam> {
  context.signedIn();
  await context.send(type, data, { commandId: commandId ?? undefined, expectedRevision, then: [examDefinitions] });
  const view = await context.read(examDefinitions).one(data.examId);
  if (!view) throw new Refusal('unavailable');
  return shownExam(view);
}
const definitionOf = ({ _id, attemptsAllowed, timeLimitMin, questions, ...input }: ExamInput) => ({
  examId: _id,
  ...input,
  attemptsAllowed: attemptsAllowed ?? null,
  timeLimitMin: timeLimitMin ?? null,
  questions: questions.map(({ options, ...question }) => ({
    ...question,
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
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, 'DefineExam', definitionOf(input), commandId);
  }

  @Mutation(() => Exam)
  updateExam(
    @Arg('input', () => ExamInput) input: ExamInput,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, 'ReviseExam', definitionOf(input), commandId, expectedRevision);
  }

  /** From now on attempts begin with what was last written. */
  @Mutation(() => Exam)
  publishExam(
    @Arg('_id', () => ID) examId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, 'PublishExam', { examId }, commandId, expectedRevision);
  }

  /** Retired: no attempt begins any more; what was taken stays. */
  @Mutation(() => Exam)
  deleteExam(
    @Arg('_id', () => ID) examId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Exam> {
    return change(context, 'RetireExam', { examId }, commandId, expectedRevision);
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
