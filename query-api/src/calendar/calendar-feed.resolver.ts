import { Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { calendarFeeds } from '@paideia/projection-service/calendar/calendar-feed.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { feedPath, newToken, tokenHashOf } from './calendar-feed.queries.ts';

@ObjectType({ description: 'The private address at which calendars read what the actor has to keep in mind' })
class OwnCalendarFeed {
  @Field(() => String, { nullable: true, description: 'When it was made; null while there is none' })
  openedAt!: string | null;
}
@ObjectType()
class CalendarFeedAddress {
  @Field(() => String, { description: 'It is told this once: only a hash of it is kept' }) address!: string;
}

@Resolver()
export class CalendarFeedResolver {
  /** The actor's own. */
  @Query(() => OwnCalendarFeed)
  async calendarFeed(@Ctx() context: Context): Promise<OwnCalendarFeed> {
    const feed = await context.read(calendarFeeds).one(context.signedIn().userId);
    return { openedAt: feed?.openedAt ?? null };
  }

  /** Each time another address, and those before are over: a repeat makes one too, as nobody knows the one that it would repeat. */
  @Mutation(() => CalendarFeedAddress)
  async openCalendarFeed(@Ctx() context: Context): Promise<CalendarFeedAddress> {
    const { userId } = context.signedIn();
    const token = newToken();
    await context.send('OpenCalendarFeed', { userId, tokenHash: tokenHashOf(token) }, { then: [calendarFeeds] });
    return { address: `${context.publicUrl}${feedPath}/${token}.ics` };
  }

  @Mutation(() => OwnCalendarFeed)
  async withdrawCalendarFeed(
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnCalendarFeed> {
    const { userId } = context.signedIn();
    await context.send('WithdrawCalendarFeed', { userId }, { ...intent, then: [calendarFeeds] });
    return { openedAt: null };
  }
}
