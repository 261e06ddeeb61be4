import { Field, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

const SearchKind = graphqlEnum(
  'SearchKind',
  z.enum(['student', 'user', 'invoice', 'ownInvoice', 'exam', 'ownExam', 'group']),
);

@ObjectType({ description: 'A record that was found by what it is called' })
export class SearchHit {
  @Field(() => ID) _id!: string;
  @Field(() => SearchKind.enum) kind!: z.infer<typeof SearchKind>;
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true, description: 'What tells it from others of that name' }) detail!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The record that it belongs to: of an exam the course' })
  within!: string | null;
}
