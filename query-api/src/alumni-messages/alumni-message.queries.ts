import { mostMessagesADay } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { alumniMessages } from '@paideia/projection-service/alumni-messages/alumni-message.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { todayOf } from '../news/news.queries.ts';

/** How many former students whoever is signed in may still write to today; who has not graduated may write to none. */
export async function messagesLeft(context: Context): Promise<number> {
  const { userId: senderId } = context.signedIn();
  const sender = await context.join(users, senderId);
  if (!sender?.isAlumni) return 0;
  const day = await todayOf(context, sender);
  const { n } = await context.read(alumniMessages).count({ where: { senderId, day } });
  return Math.max(0, mostMessagesADay - n);
}
