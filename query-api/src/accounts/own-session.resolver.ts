import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { EndedSession } from '../kernel/session/session.ts';
import { auditEntry } from '../logits/logit.commands.ts';
import { OwnSession } from './own-session.types.ts';

/**
 * The audit trail says that sessions were ended from another one, and how many. What was being done there in somebody else's name is over
 * in the log at the same moment, not when its time would have run out.
 */
async function note(context: Context, ended: readonly EndedSession[]): Promise<void> {
  if (ended.length === 0) return;
  for (const { impersonationId } of ended)
    if (impersonationId !== undefined)
      await context.send('StopImpersonation', { impersonationId }, { then: [] }).catch(() => undefined);
  const entry = auditEntry(context.signedIn().userId, 'sessionsEnded', { sessions: ended.length });
  await context.send('RecordLogit', entry, { then: [] }).catch(() => undefined);
}

@Resolver()
export class OwnSessionResolver {
  /** The actor's own that are open: the present one first, then the one used last. */
  @Query(() => [OwnSession])
  async mySessions(@Ctx() context: Context): Promise<readonly OwnSession[]> {
    const found = await context.account.sessions();
    return found.map(({ sessionId, device, channel, signedInAt, seenAt, isPresent }) => ({
      _id: sessionId,
      ...device,
      channel,
      createdAt: signedInAt,
      lastSeenAt: seenAt,
      isPresent,
    }));
  }

  @Mutation(() => Boolean)
  async endSession(@Arg('_id', () => ID) _id: string, @Ctx() context: Context): Promise<boolean> {
    const ended = await context.account.endSession(_id);
    if (!ended) throw new Refusal('notFound');
    await note(context, [ended]);
    return true;
  }

  /** It answers how many were ended. */
  @Mutation(() => Int)
  async endOtherSessions(@Ctx() context: Context): Promise<number> {
    const ended = await context.account.endOtherSessions();
    await note(context, ended);
    return ended.length;
  }
}
