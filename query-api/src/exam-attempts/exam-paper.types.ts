import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  ExamPaperView,
  PaperQuestion,
  PrintedPaper,
} from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { z } from 'zod';
import { QuestionKind } from '@paideia/events/exams/exam.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('QuestionKind', QuestionKind);
export const AttemptStatus = graphqlEnum('AttemptStatus', z.enum(['open', 'graded', 'abandoned', 'voided']));
export type AttemptStatus = z.infer<typeof AttemptStatus>;

@ObjectType()
export class ExamOption {
  @Field(() => ID) id!: string;
  @Field(() => String) text!: string;
}

@ObjectType({ description: 'A question as it is asked: nothing here says which option is right' })
class ExamQuestion implements PaperQuestion {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'Its place in this attempt, from 1' }) number!: number;
  @Field(() => QuestionKind.enum) kind!: QuestionKind;
  @Field(() => String) text!: string;
  @Field(() => [ExamOption]) options!: ExamOption[];
  @Field(() => ID, { nullable: true, description: 'The option that is saved' }) given!: string | null;
}

@ObjectType()
export class ExamPaper
  implements
    Omit<ExamPaperView, 'userId' | 'regionId' | 'version' | 'questionOrder' | 'answers' | 'channel' | 'why'>,
    PrintedPaper
{
  @Field(() => ID, { description: 'Of the attempt' }) _id!: string;
  @Field(() => ID) examId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => Int) n!: number;
  @Field(() => Int, { description: 'Which one it is of those that were not voided' }) attempt!: number;
  @Field(() => Int) attemptsAllowed!: number;
  @Field(() => String) title!: string;
  @Field(() => String) instructions!: string;
  @Field(() => Boolean) openBook!: boolean;
  @Field(() => AttemptStatus.enum) status!: AttemptStatus;
  @Field(() => String) startedAt!: string;
  @Field(() => String) closesAt!: string;
  @Field(() => String, { nullable: true }) timeLimitAt!: string | null;
  @Field(() => String, { description: 'The server’s clock, for a countdown' }) now!: string;
  @Field(() => Boolean, { description: 'Started after it closed' }) late!: boolean;
  @Field(() => Int) answered!: number;
  @Field(() => Int) total!: number;
  @Field(() => [Int], { description: 'Numbers of the questions without an answer' }) unanswered!: readonly number[];
  @Field(() => [ExamQuestion]) questions!: readonly ExamQuestion[];
}

@ObjectType()
export class SavedExamAnswer {
  @Field(() => ID) attemptId!: string;
  @Field(() => ID) questionId!: string;
  @Field(() => ID) optionId!: string;
  @Field(() => String) savedAt!: string;
}

@ObjectType()
export class ExamHeartbeat {
  @Field(() => Boolean, { description: 'False once the attempt has ended' }) open!: boolean;
  @Field(() => Boolean, { description: 'False once another page has the attempt' }) here!: boolean;
  @Field(() => String, { nullable: true }) timeLimitAt!: string | null;
  @Field(() => String) now!: string;
}
