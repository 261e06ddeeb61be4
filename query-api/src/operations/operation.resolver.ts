import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { compact } from '@paideia/events/kernel/ids.ts';
import { operates } from '@paideia/events/operations/operation.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { auditEvents } from '@paideia/projection-service/audit/audit.view.ts';
import { replays, type ReplayView } from '@paideia/projection-service/operations/replay.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { checkpointOf, operationsOf, stateOf } from './operation.queries.ts';
import { auditEntry } from '../logits/logit.commands.ts';
import { Checkpoint, OperationsState, Replay } from './operation.types.ts';

const most = 50;
const replayOf = async ({ _id, startedBy, ...rest }: ReplayView, { join, text }: Context): Promise<Replay> => ({
  ...rest,
  id: _id,
  // An erasure has them built anew.
  startedBy: startedBy === null ? text('audit.system') : ((await join(users, startedBy))?.fullName ?? null),
});

/** It tells operators how far the read models are, what waits and what runs, and has the acts that mend it. */
@Resolver()
export class OperationResolver {
  @Query(() => [Checkpoint])
  async checkpoints(@Ctx() context: Context): Promise<readonly Checkpoint[]> {
    context.require(operates);
    const { groups, head } = await operationsOf(context);
    return groups.map((one) => checkpointOf(one, { head, text: context.text }));
  }

  /** The latest come first. */
  @Query(() => [Replay])
  async replays(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { nullable: true }) limit?: number | null,
  ): Promise<readonly Replay[]> {
    context.require(operates);
    const { items } = await context
      .read(replays)
      .find({ sort: { field: 'startedAt', descending: true }, limit: Math.min(Math.max(1, limit ?? 10), most) });
    return Promise.all(items.map((one) => replayOf(one, context)));
  }

  @Query(() => OperationsState)
  async operations(@Ctx() context: Context): Promise<OperationsState> {
    context.require(operates);
    return stateOf(context);
  }

  @Mutation(() => Boolean)
  async startReplay(
    @Arg('projectionName', () => String) projectionName: string,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<boolean> {
    context.require(operates);
    const { groups } = await operationsOf(context);
    if (!groups.some(({ group }) => group === projectionName)) throw new Refusal('notFound');
    // The id of the intention makes the id of the rebuild, so that a repeat is the same rebuild.
    const replayId = intent.commandId ? compact(intent.commandId).slice(0, 24) : newId();
    await context.send('StartReplay', { replayId, projectionName }, { ...intent, then: [replays] });
    return true;
  }

  @Mutation(() => Boolean)
  async cancelReplay(
    @Arg('projectionName', () => String) projectionName: string,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<boolean> {
    context.require(operates);
    await context.send('CancelReplay', { projectionName }, { ...intent, then: [replays] });
    return true;
  }

  @Mutation(() => Boolean)
  async startVerification(@Ctx() context: Context, @Args(() => CommandArgs) intent: CommandArgs): Promise<boolean> {
    context.require(operates);
    const verificationId = intent.commandId ? compact(intent.commandId).slice(0, 24) : newId();
    await context.send('StartVerification', { verificationId }, { ...intent, then: [auditEvents] });
    return true;
  }

  @Mutation(() => Boolean)
  async cancelVerification(@Ctx() context: Context, @Args(() => CommandArgs) intent: CommandArgs): Promise<boolean> {
    context.require(operates);
    await context.send('CancelVerification', {}, { ...intent, then: [auditEvents] });
    return true;
  }

  /** Takes up the parked events of the reactions; those that fail again stay. */
  @Mutation(() => Boolean)
  async retryParkedReactions(@Ctx() context: Context, @Args(() => CommandArgs) intent: CommandArgs): Promise<boolean> {
    return this.operate(context, 'retryParkedReactions', '/operations/retry-parked', intent);
  }

  /** The word that reactions wait for after a restore. */
  @Mutation(() => Boolean)
  async resumeReactions(@Ctx() context: Context, @Args(() => CommandArgs) intent: CommandArgs): Promise<boolean> {
    return this.operate(context, 'resumeReactions', '/operations/resume-reactions', intent);
  }

  private async operate(context: Context, action: string, path: string, intent: CommandArgs): Promise<boolean> {
    const { userId, impersonatorId } = context.require(operates);
    if (impersonatorId !== undefined) throw new Refusal('noAccess');
    await context.send('RecordLogit', auditEntry(userId, action), { ...intent, then: [] });
    await context.operate(path, {});
    return true;
  }
}
