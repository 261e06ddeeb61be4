import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type {
  ExamResultView,
  ExtraGrant,
  PaperQuestion,
  StudentExamView,
} from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { AbandonReason, type GradedAnswer } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { QuestionKind, QuestionRuling } from '@paideia/events/exams/exam.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { ExamOption } from './exam-paper.types.ts';

graphqlEnum('AbandonReason', AbandonReason);

@ObjectType()
export class ExamResultAnswer implements Omit<GradedAnswer, 'ruling' | 'accepted'>, Omit<PaperQuestion, 'id'> {
  @Field(() => ID) questionId!: string;
  @Field(() => Int) number!: number;
  @Field(() => String) text!: string;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => [ExamOption]) options!: ExamOption[];
  @Field(() => ID, { nullable: true }) given!: string | null;
  @Field(() => ID) correct!: string;
  @Field(() => Boolean) isCorrect!: boolean;
  @Field(() => QuestionRuling.enum, { nullable: true, description: 'Of a question that was corrected' })
  ruling!: QuestionRuling | null;
  @Field(() => [ID], { description: 'All options that are right by the correction' }) accepted!: readonly string[];
  @Field(() => String, { nullable: true, description: 'Why it was corrected' }) correctionReason!: string | null;
}

@ObjectType({ description: 'An attempt that has ended. Percents with two decimals; every time is an instant' })
export class ExamResult implements Omit<
  ExamResultView,
  'studentNameKey' | 'examTitle' | 'examTitleKey' | 'answers' | 'why'
> {
  @Field(() => ID, { description: 'Of the attempt' }) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a decision sends it back' }) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) examId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => Int) n!: number;
  @Field(() => Int) points!: number;
  @Field(() => Int) maxPoints!: number;
  @Field(() => Float) raw!: number;
  @Field(() => Float) score!: number;
  @Field(() => Float, { nullable: true, description: 'The raw score, where the cap took something off' }) scaledFrom!:
    | number
    | null;
  @Field(() => Boolean) passed!: boolean;
  @Field(() => Boolean) retake!: boolean;
  @Field(() => Boolean) late!: boolean;
  @Field(() => Boolean) penalised!: boolean;
  @Field(() => AbandonReason.enum, { nullable: true, description: 'Null for one that was sent in' })
  abandoned!: AbandonReason | null;
  @Field(() => Boolean, { description: 'Graded by hand' }) regraded!: boolean;
  @Field(() => Boolean, { description: 'It does not count' }) voided!: boolean;
  @Field(() => Float, { nullable: true, description: 'The score before a question was corrected' })
  correctedFrom!: number | null;
  @Field(() => String) startedAt!: string;
  @Field(() => String, { description: 'When it ended' }) at!: string;
  @Field(() => Int, { description: 'Of the exam, that the attempt was taken with' }) version!: number;
  given!: readonly GradedAnswer[];
}

@InputType()
export class ExamResultFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name' }) q?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) examId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => Boolean, { nullable: true }) passed?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Ended at or after: a date or an instant' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'Ended at or before: a date or an instant' }) to?: string | null;
}

@ObjectType({ description: 'Attempts that staff gave beyond those of the exam' })
export class ExtraAttemptGrant implements Omit<ExtraGrant, 'by'> {
  @Field(() => Int) count!: number;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) reason!: string | null;
  @Field(() => String) at!: string;
  @Field(() => String, { nullable: true }) byName!: string | null;
}

@ObjectType()
export class ExtraAttempts implements Pick<StudentExamView, 'userId' | 'groupId' | 'examId' | 'granted'> {
  @Field(() => ID) userId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) examId!: string;
  @Field(() => Int) granted!: number;
  @Field(() => Int) used!: number;
  @Field(() => Int, { description: 'Of the exam, with the granted ones' }) attemptsAllowed!: number;
}
