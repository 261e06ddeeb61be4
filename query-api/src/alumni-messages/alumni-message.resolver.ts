import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { alumniMessages } from '@paideia/projection-service/alumni-messages/alumni-message.view.ts';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { requireAlumnus } from '../alumni-profiles/alumni.queries.ts';
import { RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { messagesLeft } from './alumni-message.queries.ts';
import { FormerStudentPage, type FormerStudent } from './alumni-message.types.ts';

const then = [alumniMessages];

@Resolver()
export class AlumniMessageResolver {
  /** By name, for alumni alone; nobody is found by an address. */
  @Query(() => FormerStudentPage)
  async formerStudents(
    @Arg('q', () => String, { nullable: true }) q: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 10 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<FormerStudent>> {
    await requireAlumnus(context);
    const found = await findAndCount(context.read(alumniDirectory), {
      where: { isListed: true },
      search: q?.trim() || undefined,
      sort: { field: 'nameKey' },
      ...pageRange(page, perPage),
    });
    return { ...found, next: found.next ?? null };
  }

  /** Of the three a day, in the own region. */
  @Query(() => Int)
  alumniMessagesLeft(@Ctx() context: Context): Promise<number> {
    return messagesLeft(context);
  }

  /** It answers how many are left today. Whether the letter arrives nobody is told. */
  @Mutation(() => Int)
  async contactFormerStudent(
    @Arg('recipientId', () => ID) recipientId: string,
    @Arg('text', () => String) text: string,
    @Args(() => RecordArgs) { _id: messageId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<number> {
    const { userId: senderId } = context.signedIn();
    await context.send('ContactFormerStudent', { messageId, senderId, recipientId, text }, { ...intent, then });
    return messagesLeft(context);
  }

  /** It counts for no day. */
  @Mutation(() => Boolean)
  async contactAlumniDepartment(
    @Arg('text', () => String) text: string,
    @Args(() => RecordArgs) { _id: messageId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId: senderId } = context.signedIn();
    await context.send('ContactAlumniDepartment', { messageId, senderId, text }, { ...intent, then });
    return true;
  }
}
