import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { QuestionKind } from '@paideia/events/exams/exam.events.ts';
import { readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examQuestions, type BankQuestionView } from '@paideia/projection-service/exams/exam-question.view.ts';
import { examDefinitions, latestVersion } from '@paideia/projection-service/exams/exam.view.ts';
import { ExamOption } from '../exam-attempts/exam-paper.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { ExamQuestionRef } from './exam.types.ts';

@ObjectType({ description: 'A question of any exam as it was last written, with its right answer' })
class BankQuestion implements BankQuestionView {
  @Field(() => ID) _id!: string;
  @Field(() => ID) examId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => ID) questionId!: string;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => String) text!: string;
  @Field(() => [ExamOption]) options!: ExamOption[];
  @Field(() => ID) correctOptionId!: string;
  @Field(() => ExamQuestionRef, { nullable: true }) from!: ExamQuestionRef | null;
  @Field(() => String, { description: 'When its exam was last written' }) at!: string;
}
const BankQuestionPage = pageOf(BankQuestion);

@Resolver(() => BankQuestion)
export class QuestionBankResolver {
  /** Of all exams, for whoever may read their answers; those that were written last come first. */
  @Query(() => BankQuestionPage)
  async questionBank(
    @Arg('q', () => String, { nullable: true, description: 'Words of the question' }) q: string | null | undefined,
    @Arg('courseId', () => ID, { nullable: true }) courseId: string | null | undefined,
    @Arg('kind', () => QuestionKind.enum, { nullable: true }) kind: QuestionKind | null | undefined,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<BankQuestion>> {
    context.require(readsExamQuestions);
    const { items, total, more, next } = await findAndCount(context.read(examQuestions), {
      where: { courseId: courseId ?? undefined, kind: kind ?? undefined },
      search: q ?? undefined,
      sort: { field: 'at', descending: true },
      ...pageRange(page, perPage),
    });
    const shown = items.map(({ options, ...view }) => ({ ...view, options: [...options] }));
    return { items: shown, total, more, next: next ?? null };
  }

  @FieldResolver(() => String)
  async examTitle(@Root() { examId }: BankQuestion, @Ctx() context: Context): Promise<string> {
    const exam = await context.join(examDefinitions, examId);
    return exam ? latestVersion(exam).title : '';
  }
  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: BankQuestion, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
}
