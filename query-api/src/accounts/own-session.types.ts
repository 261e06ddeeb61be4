import { Field, ID, ObjectType } from 'type-graphql';
import { Channel } from '@paideia/events/kernel/metadata.ts';

@ObjectType({ description: 'One of the places where the person is signed in' })
export class OwnSession {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true, description: 'In the words of its maker' }) browser!: string | null;
  @Field(() => String, { nullable: true, description: 'In the words of its maker' }) system!: string | null;
  @Field(() => Channel.enum) channel!: Channel;
  @Field(() => String) createdAt!: string;
  @Field(() => String) lastSeenAt!: string;
  @Field(() => Boolean, { description: 'The one that asks' }) isPresent!: boolean;
}
