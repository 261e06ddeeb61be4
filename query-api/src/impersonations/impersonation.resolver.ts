import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { impersonationPermissions } from '@paideia/events/impersonations/impersonation.permissions.ts';
import { impersonationMs } from '@paideia/events/impersonations/impersonation.rules.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { WhileLooking } from '../kernel/graphql/schema.ts';
import { auditEntry } from '../logits/logit.commands.ts';
import { currentUser } from '../accounts/current-user.queries.ts';
import { CurrentUser } from '../accounts/current-user.types.ts';
import { actingIn, stopActing } from './impersonation.commands.ts';

@Resolver()
export class ImpersonationResolver {
  /** From now on this session acts as the other person, for half an hour, looking only. Answers with that person. */
  @Mutation(() => CurrentUser)
  async impersonateUser(
    @Arg('userId', () => ID) userId: string,
    @Arg('reason', () => String) reason: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<CurrentUser> {
    const { userId: adminId } = context.require(impersonationPermissions.StartImpersonation);
    const commandId = intent.commandId ?? newUuid();
    const impersonationId = idFrom('impersonation', adminId, commandId);
    await context.send('StartImpersonation', { impersonationId, userId, reason }, { commandId, then: [] });
    const endsAt = new Date(Date.parse(context.now) + impersonationMs).toISOString();
    await context.account.actAs(userId, { impersonationId, adminId, endsAt, isWritable: false });
    const entry = auditEntry(userId, 'impersonation', { impersonationId });
    await context.send('RecordLogit', entry, { then: [] }).catch(() => undefined);
    return currentUser(context);
  }

  /** Answers with the admin, whose session it is again. */
  @WhileLooking()
  @Mutation(() => CurrentUser)
  async stopImpersonating(@Ctx() context: Context): Promise<CurrentUser> {
    await stopActing(context);
    return currentUser(context);
  }

  /** It sets whether the admin may change things in the name of the other. */
  @WhileLooking()
  @Mutation(() => Boolean)
  async setImpersonationWriting(
    @Arg('isWritable', () => Boolean) isWritable: boolean,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { impersonationId } = actingIn(context);
    await context.send('SetImpersonationWriting', { impersonationId, isWritable }, { ...intent, then: [] });
    await context.account.setWriting(isWritable);
    return isWritable;
  }
}
