import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { AssignmentType } from '@paideia/events/assignments/assignment.events.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('AssignmentType', AssignmentType);

@ObjectType({ description: 'What a group is asked to hand in, as staff see it' })
export class Assignment implements Omit<AssignmentView, 'titleKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int, { description: 'What was seen; a change sends it back' }) _revision!: number;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Rich text' }) content!: string;
  @Field(() => AssignmentType.enum) type!: AssignmentType;
  @Field(() => Float, { description: 'In the grade of the course, beside exams of weight 1' }) weight!: number;
  @Field(() => String) dueAt!: string;
  @Field(() => [ID]) downloadFileIds!: readonly string[];
  @Field(() => Int, { description: 'So many may be handed in' }) maxFiles!: number;
  @Field(() => [String], { description: 'Kinds that may be handed in, such as application/pdf; none: all' })
  acceptTypes!: readonly string[];
}

@InputType()
export class AssignmentFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title' }) q?: string | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) courseId?: string | null;
}

@InputType({ description: 'An assignment, whole' })
export class AssignmentInput implements CommandFields<AssignmentInput, 'DefineAssignment', 'assignmentId', '_id'> {
  @Field(() => ID, { description: 'Made by the form' }) _id!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) title!: string;
  @Field(() => String) content!: string;
  @Field(() => AssignmentType.enum) type!: AssignmentType;
  @Field(() => Float) weight!: number;
  @Field(() => String) dueAt!: string;
  @Field(() => [ID], { nullable: true, description: 'Sent for it before' })
  downloadFileIds!: readonly string[] | null | undefined;
  @Field(() => Int, { nullable: true }) maxFiles!: number | null | undefined;
  @Field(() => [String], { nullable: true }) acceptTypes!: readonly string[] | null | undefined;
}
