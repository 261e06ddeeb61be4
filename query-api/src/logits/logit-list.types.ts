import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Channel } from '@paideia/events/kernel/metadata.ts';
import type { LogitView } from '@paideia/projection-service/logits/logit.view.ts';
import { LogitType } from '@paideia/events/logits/logit.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { Json } from '../kernel/server/json.ts';

graphqlEnum('LogitType', LogitType);

@ObjectType({ description: 'One line of the activity log' })
export class Logit implements Omit<LogitView, 'actorId' | 'impersonatedUserId' | 'payload'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => String) at!: string;
  @Field(() => String) action!: string;
  @Field(() => String, { description: 'Who did what, in words' }) sentence!: string;
  @Field(() => LogitType.enum) type!: LogitView['type'];
  @Field(() => ID, { nullable: true }) userId!: string | null;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true, description: 'Who acted as the user, if someone did' }) impersonatedBy!:
    | string
    | null;
  @Field(() => Json, { description: 'As it was noted' }) payload!: unknown;
  @Field(() => Channel.enum) channel!: string;
}

@InputType()
export class LogitFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => LogitType.enum, { nullable: true }) type?: LogitView['type'] | null;
  @Field(() => String, { nullable: true }) action?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => String, { nullable: true, description: 'A date or an instant, included' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'A date or an instant, included' }) to?: string | null;
}
