import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How far into a lesson the students of a group watch' })
export class LessonWatching {
  @Field(() => ID) lessonId!: string;
  @Field(() => String) title!: string;
  @Field(() => Int, { description: 'How many have watched something of it' }) students!: number;
  @Field(() => [Int], { description: 'Of each twentieth, in order: how many have watched at least half of it' })
  parts!: readonly number[];
}
