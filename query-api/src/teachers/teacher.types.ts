import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { TeacherKind } from '@paideia/events/teachers/teacher.events.ts';
import type { TeacherView } from '@paideia/projection-service/teachers/teacher.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('TeacherKind', TeacherKind);

@ObjectType({ description: 'An instructor or a facilitator' })
export class Teacher implements Omit<TeacherView, 'nameKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String, { nullable: true, description: 'Null when it was erased' }) name!: string | null;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) bio!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => TeacherKind.enum) kind!: TeacherKind;
  @Field(() => ID, { nullable: true }) userId!: string | null;
  @Field(() => String, { nullable: true, description: 'Of the account' }) userName!: string | null;
  @Field(() => [ID], { description: 'None stands for everywhere' }) regionIds!: readonly string[];
  @Field(() => [String]) regionNames!: readonly string[];
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@ObjectType({ description: 'A teacher whom a group or a course can be given' })
export class TeacherChoice implements Pick<TeacherView, '_id' | 'kind'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => TeacherKind.enum) kind!: TeacherKind;
}

@ObjectType({ description: 'Whom students of a group ask' })
export class Contact implements Pick<TeacherView, '_id' | 'title' | 'bio' | 'email'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) bio!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'Where whoever asks sees the picture of their account for now' })
  picture!: string | null;
}

@InputType()
export class TeacherFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => TeacherKind.enum, { nullable: true }) kind?: TeacherKind | null;
}

@InputType({ description: 'All about a teacher' })
export class TeacherInput implements CommandFields<TeacherInput, 'SaveTeacher', 'teacherId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) title!: string | null | undefined;
  @Field(() => String, { nullable: true }) bio!: string | null | undefined;
  @Field(() => String, { nullable: true }) email!: string | null | undefined;
  @Field(() => TeacherKind.enum) kind!: TeacherKind;
  @Field(() => ID, { nullable: true }) userId!: string | null | undefined;
  @Field(() => [ID], { description: 'None stands for everywhere' }) regionIds!: string[];
}
