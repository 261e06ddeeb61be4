import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import {
  QuestionKind,
  type ExamDefinition,
  type Question,
  type QuestionRef,
} from '@paideia/events/exams/exam.events.ts';
import type { ExamDefinitionView } from '@paideia/projection-service/exams/exam.view.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { ExamOption } from '../exam-attempts/exam-paper.types.ts';

export const ExamStatus = graphqlEnum(
  'ExamStatus',
  z.enum(['draft', 'published', 'changed', 'retired']),
  'changed: published, and written on since',
);
export type ExamStatus = z.infer<typeof ExamStatus>;

@ObjectType({ description: 'A question of an exam' })
export class ExamQuestionRef implements QuestionRef {
  @Field(() => ID) examId!: string;
  @Field(() => ID) questionId!: string;
}

@ObjectType({ description: 'A question with its right answer' })
export class ExamDraftQuestion implements Question {
  @Field(() => ID) id!: string;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => String) text!: string;
  @Field(() => [ExamOption]) options!: ExamOption[];
  @Field(() => ID) correctOptionId!: string;
  @Field(() => ExamQuestionRef, { nullable: true, description: 'The question of another exam that it was copied from' })
  from?: ExamQuestionRef | undefined;
}

@ObjectType({ description: 'An exam as staff see it: as it was last written, published or not' })
export class Exam
  implements
    Omit<ExamDefinitionView, 'titleKey' | 'versions' | 'corrections' | 'retired'>,
    Omit<ExamDefinition, 'examId' | 'instructions' | 'questions'>
{
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => ExamStatus.enum) status!: ExamStatus;
  @Field(() => Int, { description: 'As it was last written' }) version!: number;
  @Field(() => Int, { nullable: true, description: 'The version that attempts begin with' }) published!: number | null;
  @Field(() => Float, { description: 'Percent' }) passMark!: number;
  @Field(() => Boolean) openBook!: boolean;
  @Field(() => Int) attemptsAllowed!: number;
  @Field(() => Int) pointsPerQuestion!: number;
  @Field(() => Boolean, { description: 'Every pass is scaled to 70' }) penalty!: boolean;
  @Field(() => Int, { nullable: true }) timeLimitMin!: number | null;
  @Field(() => Int) questionCount!: number;
  @Field(() => String, { description: 'When it was last written, published or retired' }) at!: string;
}

@InputType()
export class ExamFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title' }) q?: string | null;
  @Field(() => ID, { nullable: true }) courseId?: string | null;
  @Field(() => ExamStatus.enum, { nullable: true }) status?: ExamStatus | null;
}

type AskedQuestion = CommandInput<'DefineExam'>['questions'][number];
@InputType()
class ExamOptionInput implements FieldsOf<ExamOptionInput, AskedQuestion['options'][number]> {
  @Field(() => ID) id!: string;
  @Field(() => String) text!: string;
}
@InputType()
class ExamQuestionRefInput implements FieldsOf<ExamQuestionRefInput, NonNullable<AskedQuestion['from']>> {
  @Field(() => ID) examId!: string;
  @Field(() => ID) questionId!: string;
}
@InputType()
class ExamQuestionInput implements FieldsOf<ExamQuestionInput, AskedQuestion> {
  @Field(() => ID) id!: string;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => String) text!: string;
  @Field(() => [ExamOptionInput]) options!: ExamOptionInput[];
  @Field(() => ID) correctOptionId!: string;
  @Field(() => ExamQuestionRefInput, { nullable: true }) from?: ExamQuestionRefInput | null;
}
@InputType({ description: 'An exam, whole' })
export class ExamInput implements CommandFields<ExamInput, 'DefineExam', 'examId', '_id'> {
  @Field(() => ID, { description: 'Made by the form' }) _id!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => String) instructions!: string;
  @Field(() => Float) passMark!: number;
  @Field(() => Boolean) openBook!: boolean;
  @Field(() => Int, { nullable: true, description: 'Left out: as many as the settings say' }) attemptsAllowed?:
    | number
    | null;
  @Field(() => Int) pointsPerQuestion!: number;
  @Field(() => Boolean) penalty!: boolean;
  @Field(() => Int, { nullable: true }) timeLimitMin?: number | null;
  @Field(() => [ExamQuestionInput]) questions!: ExamQuestionInput[];
}
