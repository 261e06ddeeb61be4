import { Field, ID, ObjectType } from 'type-graphql';
import { Json } from '../kernel/server/json.ts';

@ObjectType()
export class Notification {
  @Field(() => ID) _id!: string;
  @Field(() => String) key!: string;
  @Field(() => Json, { description: 'Ids and codes' }) params!: Readonly<Record<string, string>>;
  @Field(() => String, { nullable: true, description: 'A path of this site' }) link!: string | null;
  @Field(() => String) at!: string;
  @Field(() => Boolean) read!: boolean;
}
