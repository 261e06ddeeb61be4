import { Arg, Args, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { DefinitionKey } from '@paideia/events/notifications/definition.events.ts';
import { isChosenByRegion, notificationDefinitions } from '@paideia/events/notifications/definitions.rules.ts';
import {
  notificationDefinitionViews,
  type NotificationDefinitionView,
} from '@paideia/projection-service/notifications/definition.view.ts';
import type { z } from 'zod';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { Refusal } from '../kernel/errors/refusal.ts';

graphqlEnum('DefinitionKey', DefinitionKey);
type DefinitionKey = z.infer<typeof DefinitionKey>;

@ObjectType({ description: 'A kind of message, and over which channels it goes' })
class NotificationDefinition implements NotificationDefinitionView {
  @Field(() => DefinitionKey.enum) _id!: DefinitionKey;
  @Field(() => Int, { description: '-1 while nobody has set it' }) _revision!: number;
  @Field(() => Boolean, { description: 'Nobody can decline it or switch it off' }) isMandatory!: boolean;
  @Field(() => Boolean, { description: 'People choose its letters for each of their regions' })
  isChosenByRegion!: boolean;
  @Field(() => Boolean, { description: 'It can appear inside the product at all' }) hasInApp!: boolean;
  @Field(() => Boolean, { description: 'It has a letter at all' }) hasEmail!: boolean;
  @Field(() => Boolean) inApp!: boolean;
  @Field(() => Boolean) email!: boolean;
  @Field(() => Boolean, { description: 'Who says nothing gets its letters' }) defaultSubscribed!: boolean;
}
@InputType()
class NotificationDefinitionInput implements CommandFields<NotificationDefinitionInput, 'DefineNotification'> {
  @Field(() => DefinitionKey.enum) key!: DefinitionKey;
  @Field(() => Boolean) inApp!: boolean;
  @Field(() => Boolean) email!: boolean;
  @Field(() => Boolean) defaultSubscribed!: boolean;
}

async function definitionsIn(context: Context): Promise<readonly NotificationDefinition[]> {
  const ids = notificationDefinitions.map(({ _id }) => _id);
  const changed = await context.read(notificationDefinitionViews).many(ids);
  return notificationDefinitions.map((definition) => ({
    ...definition,
    _revision: -1,
    ...changed.find(({ _id }) => _id === definition._id),
    _id: definition._id,
    isChosenByRegion: isChosenByRegion(definition),
    hasInApp: definition.inApp,
    hasEmail: definition.email,
  }));
}

@Resolver()
export class NotificationDefinitionResolver {
  @Query(() => [NotificationDefinition])
  notificationDefinitions(@Ctx() context: Context): Promise<readonly NotificationDefinition[]> {
    return definitionsIn(context);
  }

  /** Over which channels a kind of message goes from now on. */
  @Mutation(() => NotificationDefinition)
  async defineNotification(
    @Arg('input', () => NotificationDefinitionInput) input: NotificationDefinitionInput,
    @Arg('expectedRevision', () => Int, {
      nullable: true,
      description: 'The `_revision` that was seen',
    })
    expectedRevision: number | null | undefined,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<NotificationDefinition> {
    await context.send(
      'DefineNotification',
      { ...input },
      { ...intent, expectedRevision, then: [notificationDefinitionViews] },
    );
    const found = (await definitionsIn(context)).find(({ _id }) => _id === input.key);
    if (!found) throw new Refusal('notFound');
    return found;
  }
}
