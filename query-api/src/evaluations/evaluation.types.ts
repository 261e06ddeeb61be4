import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EvaluationView } from '@paideia/projection-service/evaluations/evaluation.view.ts';

@ObjectType({ description: 'What staff say of a time log, whose id it has' })
export class Evaluation implements Omit<EvaluationView, 'studentNameKey'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) program!: string;
  @Field(() => String) periodEnding!: string;
  @Field(() => Int, { nullable: true, description: 'From 1 to 5' }) rating!: number | null;
  @Field(() => String, { nullable: true }) comments!: string | null;
  @Field(() => String) evaluatedAt!: string;
  /** Joined as `evaluatedByName`. */
  evaluatedBy!: string;
}

@InputType()
export class EvaluationFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name' }) q?: string | null;
  @Field(() => String, { nullable: true }) program?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
}
