import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where papers come from: what stands in their head' })
export class Campus {
  @Field(() => String) name!: string;
  @Field(() => [String], { description: 'Line by line; none where it is not known' }) address!: readonly string[];
  @Field(() => String, { nullable: true }) phone!: string | null;
}
