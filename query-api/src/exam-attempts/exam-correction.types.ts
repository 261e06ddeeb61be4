import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import { QuestionKind, QuestionRuling, type ExamCorrection } from '@paideia/events/exams/exam.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';
import { pageOf } from '../kernel/graphql/pages.ts';
import { ExamOption } from './exam-paper.types.ts';

graphqlEnum(
  'QuestionRuling',
  QuestionRuling,
  'accepts: other answers are right; everybody: everybody has the points; notCounted: the question does not count',
);
const Ruling = () => Field(() => QuestionRuling.enum);

@ObjectType({ description: 'A question as it was sat, with its right answer, and what it was corrected to' })
class SatQuestion {
  @Field(() => ID) id!: string;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => String) text!: string;
  @Field(() => [ExamOption]) options!: ExamOption[];
  @Field(() => ID) correctOptionId!: string;
  @Field(() => QuestionRuling.enum, { nullable: true }) ruling!: QuestionRuling | null;
  @Field(() => [ID]) accepted!: string[];
}

@ObjectType({ description: 'A version of an exam that was sat' })
export class SatVersion {
  @Field(() => Int) version!: number;
  @Field(() => Int, { description: 'Attempts that were sent in and not voided' }) attempts!: number;
  @Field(() => [SatQuestion]) questions!: SatQuestion[];
}

@ObjectType({ description: 'What was found wrong of an exam that had been sat' })
export class MadeCorrection implements Omit<ExamCorrection, 'examId' | 'by'> {
  @Field(() => ID) correctionId!: string;
  @Field(() => Int) version!: number;
  @Field(() => ID, { nullable: true, description: 'Null: for all groups' }) groupId!: string | null;
  @Field(() => String, { nullable: true }) groupName!: string | null;
  @Field(() => ID) questionId!: string;
  @Field(() => String) questionText!: string;
  @Ruling() ruling!: QuestionRuling;
  @Field(() => [ID]) accepted!: string[];
  @Field(() => [String], { description: 'The options that are right, in words' }) acceptedTexts!: string[];
  @Field(() => String, { description: 'Students read it' }) reason!: string;
  @Field(() => String) at!: string;
  @Field(() => String, { nullable: true }) byName!: string | null;
}

@ObjectType({ description: 'An exam that was sat, and the corrections of its questions' })
export class ExamCorrections {
  @Field(() => ID) examId!: string;
  @Field(() => ID, { nullable: true, description: 'Null: in all groups' }) groupId!: string | null;
  @Field(() => String) examTitle!: string;
}

@InputType()
export class ExamCorrectionScope implements FieldsOf<
  ExamCorrectionScope,
  CommandInput<'CorrectExamQuestion'>,
  'correctionId' | 'reason'
> {
  @Field(() => ID) examId!: string;
  @Field(() => ID, { nullable: true, description: 'Left out: in all groups' }) groupId?: string | null;
  @Field(() => Int) version!: number;
  @Field(() => ID) questionId!: string;
  @Ruling() ruling!: QuestionRuling;
  @Field(() => [ID], { nullable: true, description: 'The options that are right' }) accepted?: string[] | null;
}
@InputType()
export class ExamCorrectionInput
  extends ExamCorrectionScope
  implements CommandFields<ExamCorrectionInput, 'CorrectExamQuestion'>
{
  @Field(() => ID) correctionId!: string;
  @Field(() => String) reason!: string;
}

@ObjectType({ description: 'What a correction would make of an attempt. Percents with two decimals' })
class CorrectedAttempt {
  @Field(() => ID) attemptId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => String) groupName!: string;
  @Field(() => Int) n!: number;
  @Field(() => Float) score!: number;
  @Field(() => Boolean) passed!: boolean;
  @Field(() => Float) newScore!: number;
  @Field(() => Boolean) newPassed!: boolean;
  @Field(() => Boolean, { description: 'Staff gave the score by hand, and it stays' }) isLeft!: boolean;
}

@ObjectType({ description: 'What a correction would change. Nothing is written' })
export class CorrectionPreview extends pageOf(CorrectedAttempt) {
  @Field(() => Int, { description: 'Attempts that would be graded again' }) affected!: number;
  @Field(() => Int) raised!: number;
  @Field(() => Int) lowered!: number;
  @Field(() => Int) nowPassed!: number;
  @Field(() => Int) nowFailed!: number;
  @Field(() => Int, { description: 'They would change, had staff not given their scores by hand' }) byHand!: number;
  @Field(() => Int) unchanged!: number;
}
