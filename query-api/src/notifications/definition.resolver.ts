import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { notificationDefinitions } from '@paideia/events/notifications/definitions.rules.ts';

/** A kind of message that has a letter. */
@ObjectType()
export class NotificationDefinition {
  @Field(() => String) _id!: string;
  @Field(() => Boolean, { description: 'Letters of this kind cannot be declined' }) isMandatory!: boolean;
  @Field(() => Boolean) defaultSubscribed!: boolean;
}

@Resolver()
export class NotificationDefinitionResolver {
  @Query(() => [NotificationDefinition])
  notificationDefinitions(): readonly NotificationDefinition[] {
    return notificationDefinitions;
  }
}
