import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExplanationStatus } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import type { AbsenceExplanationView } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';

type Status = AbsenceExplanationView['status'];

@ObjectType({ description: 'What a student said about an absence, and what was answered' })
export class AbsenceExplanation implements Omit<AbsenceExplanationView, 'why'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a decision sends it back' }) _revision!: number;
  @Field(() => ID) registerId!: string;
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) text!: string | null;
  @Field(() => ExplanationStatus.enum) status!: Status;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String) explainedAt!: string;
  @Field(() => String, { nullable: true }) decidedAt!: string | null;
  /** Joined as `decidedByName`. */
  decidedBy!: string | null;
}

@InputType()
export class AbsenceExplanationFilter {
  @Field(() => ExplanationStatus.enum, { nullable: true }) status?: Status | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => String, { nullable: true }) from?: string | null;
  @Field(() => String, { nullable: true }) to?: string | null;
}
