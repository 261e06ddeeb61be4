import { Arg, Args, Ctx, FieldResolver, Int, Mutation, ObjectType, Field, Query, Resolver, Root } from 'type-graphql';
import { readsNotifications } from '@paideia/events/notifications/notification.permissions.ts';
import { presentLink } from '@paideia/events/notifications/notification-link.rules.ts';
import {
  notifications,
  notificationStates,
  type NotificationView,
} from '@paideia/projection-service/notifications/notification.view.ts';
import { CommandArgs, RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageRange } from '../kernel/graphql/pages.ts';
import { sentenceOf } from './notification-sentence.ts';
import { Notification } from './notification.types.ts';

@ObjectType()
class NotificationPage {
  @Field(() => [Notification]) items!: readonly Notification[];
  @Field(() => Int) total!: number;
  @Field(() => Boolean) more!: boolean;
  @Field(() => Int, { description: 'Of all pages' }) unread!: number;
}

const unreadOf = async (context: Context, userId: string): Promise<number> =>
  (await context.read(notificationStates).one(userId))?.unread ?? 0;

@Resolver(() => Notification)
export class NotificationResolver {
  /** The actor's own, the latest first; all, or those that are new. */
  @Query(() => NotificationPage)
  async notifications(
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('unread', () => Boolean, { defaultValue: false }) isUnread: boolean,
    @Ctx() context: Context,
  ): Promise<NotificationPage> {
    const { userId } = context.signedIn();
    const reader = context.read(notifications);
    const where = { userId, ...(isUnread && { read: false }) };
    const [found, total, unread] = await Promise.all([
      reader.find({ where, sort: { field: 'at', descending: true }, ...pageRange(page, perPage) }),
      reader.count({ where }),
      unreadOf(context, userId),
    ]);
    return { items: found.items, total: total.n, more: total.more, unread };
  }

  /** Answers how many are unread then. */
  @Mutation(() => Int)
  async markNotificationsRead(
    @Arg('upTo', () => String) upTo: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<number> {
    const { userId } = context.signedIn();
    await context.send('MarkNotificationsRead', { userId, upTo }, { ...intent, then: [notifications] });
    return unreadOf(context, userId);
  }

  /** One of the actor's own is read. Answers how many are unread then. */
  @Mutation(() => Int)
  async openNotification(
    @Args(() => RecordArgs) { _id, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<number> {
    const { userId } = context.signedIn();
    const one = context.visible(await context.read(notifications).one(_id), readsNotifications, (own) => ({
      ownerId: own.userId,
    }));
    const data = { userId, notificationId: _id, raisedAt: one.at };
    await context.send('OpenNotification', data, { ...intent, then: [notifications] });
    return unreadOf(context, userId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'A path of this site, which is there' })
  link(@Root() { key, params, link }: NotificationView): string | null {
    return presentLink(key, params, link);
  }
  @FieldResolver(() => String)
  sentence(@Root() notification: NotificationView, @Ctx() context: Context): Promise<string> {
    return sentenceOf(context, notification);
  }
}
