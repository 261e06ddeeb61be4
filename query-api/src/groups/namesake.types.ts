import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What tells a student apart from another one of the same name in a list' })
export class Namesake {
  @Field(() => String, { nullable: true, description: 'The first day in the group' }) startedOn!: string | null;
  @Field(() => String, { nullable: true, description: 'How the id ends, where the first days are equal too' })
  idEnd!: string | null;
}
