import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { Contact } from '../teachers/teacher.types.ts';

@ObjectType({ description: 'A course of a group, as its students see it' })
export class StudentGroupCourse {
  @Field(() => ID) courseId!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => Float) credits!: number;
  @Field(() => String) fromDate!: string;
  @Field(() => String) toDate!: string;
  @Field(() => String) termName!: string;
  @Field(() => [Contact]) teachers!: readonly Contact[];
}

@ObjectType({ description: 'A group, as its students see it: whom they ask, and what they take' })
export class StudentGroup implements Pick<
  GroupView,
  '_id' | 'name' | 'programYear' | 'startDate' | 'endDate' | 'locale'
> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
  @Field(() => Int) programYear!: number;
  @Field(() => String, { nullable: true }) startDate!: string | null;
  @Field(() => String, { nullable: true }) endDate!: string | null;
  @Field(() => String) locale!: string;
  @Field(() => [Contact]) instructors!: readonly Contact[];
  @Field(() => [Contact]) facilitators!: readonly Contact[];
  @Field(() => [StudentGroupCourse], { description: 'In the order of the plan' })
  courses!: readonly StudentGroupCourse[];
}
