import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { newId } from '../kernel/new-id.ts';
import { Refusal } from '../kernel/refusal.ts';
import { OwnSession } from './own-session.types.ts';

/** The audit trail says that sessions were ended from another one, and how many. */
async function note(context: Context, sessions: number): Promise<void> {
  const logit = { logitId: newId(), userId: context.signedIn().userId, action: 'sessionsEnded', type: 'AUDIT', payload: { sessions } };
  await context.send('RecordLogit', logit, { then: [] }).catch(() => undefined);
}

@Resolver()
export class OwnSessionResolver {
  /** The actor's own that are open: the present one first, then the one used last. */
  @Query(() => [OwnSession])
  async mySessions(@Ctx() context: Context): Promise<readonly OwnSession[]> {
    const found = await context.account.sessions();
    return found.map(({ sessionId, device, signedInAt, seenAt, isPresent }) => ({
      ...{ _id: sessionId, ...device, channel: 'WEB', createdAt: signedInAt, lastSeenAt: seenAt, isPresent },
    }));
  }

  @Mutation(() => Boolean)
  async endSession(@Arg('_id', () => ID) _id: string, @Ctx() context: Context): Promise<boolean> {
    if (!(await context.account.endSession(_id))) throw new Refusal('notFound');
    await note(context, 1);
    return true;
  }

  /** How many were ended. */
  @Mutation(() => Int)
  async endOtherSessions(@Ctx() context: Context): Promise<number> {
    const ended = await context.account.endOtherSessions();
    if (ended > 0) await note(context, ended);
    return ended;
  }
}
