import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { calendarConnectionStream } from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';

@ObjectType()
class CalendarConnection {
  @Field(() => Boolean, { description: 'Whether this server can connect calendars' }) isOffered!: boolean;
  @Field(() => Boolean) isConnected!: boolean;
}
@ObjectType()
class Connected {
  @Field(() => Boolean) connected!: boolean;
}

const Begun = z.union([
  z.object({ ok: z.literal(true), url: z.string() }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
const Done = z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), code: z.string() })]);

@Resolver()
export class CalendarResolver {
  /** The actor's own. */
  @Query(() => CalendarConnection)
  async calendarConnection(@Ctx() context: Context): Promise<CalendarConnection> {
    const events = await context.history(calendarConnectionStream(context.signedIn().userId));
    return { isOffered: context.hasGoogle, isConnected: events.at(-1)?.type === 'GoogleCalendarConnected' };
  }

  /** It answers where to go to allow it; `state` is what the browser has made and keeps. */
  @Mutation(() => String)
  async beginGoogleCalendar(@Arg('state', () => String) state: string, @Ctx() context: Context): Promise<string> {
    const reply = Begun.parse(await context.operate('/calendar/begin', { userId: context.signedIn().userId, state }));
    if (!reply.ok) throw new Refusal(reply.code);
    return reply.url;
  }

  @Mutation(() => Connected)
  async getTokensFromAuthCode(
    @Arg('authCode', () => String) authCode: string,
    @Ctx() context: Context,
  ): Promise<Connected> {
    if (authCode === '' || authCode.length > 2000) throw new Refusal('calendar.failed');
    const reply = Done.parse(
      await context.operate('/calendar/connect', { userId: context.signedIn().userId, code: authCode }),
    );
    if (!reply.ok) throw new Refusal(reply.code);
    return { connected: true };
  }

  @Mutation(() => CalendarConnection)
  async disconnectGoogleCalendar(
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<CalendarConnection> {
    const { userId } = context.signedIn();
    await context.send('DisconnectGoogleCalendar', { userId }, { ...intent, then: [] });
    return { isOffered: context.hasGoogle, isConnected: false };
  }
}
