import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The outlines of the courses that a group takes, one a course, in the language of the reader where there is one',
})
export class GroupOutlines {
  @Field(() => ID) groupId!: string;
  @Field(() => Int) count!: number;
  @Field(() => Float, { description: 'Of all of them, in bytes' }) size!: number;
}

@ObjectType({ description: 'All outlines of a group in one archive, which is made while it is asked for' })
export class GroupOutlinesZip {
  @Field(() => Int, { description: 'How many outlines are in it already' }) done!: number;
  @Field(() => Int) count!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Where whoever asked reads it for some hours; null until it is whole',
  })
  url!: string | null;
  @Field(() => Boolean, { description: 'It could not be made; it may be tried again after a while' })
  isFailed!: boolean;
}
