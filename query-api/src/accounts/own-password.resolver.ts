import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { assertDigest, emailOf } from '../kernel/server/credentials.ts';
import { accepted } from '../kernel/errors/operation-reply.ts';

/** It changes what people sign in with. Whoever does so gives the present password; every other session ends, and this one goes on under a new id. */
@Resolver()
export class OwnPasswordResolver {
  @Mutation(() => Boolean)
  async changePassword(
    @Arg('oldPassword', () => String) oldPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: Context,
    @Args(() => CommandArgs) { commandId }: CommandArgs,
  ): Promise<boolean> {
    assertDigest('oldPassword', oldPassword);
    assertDigest('newPassword', newPassword);
    await accepted(
      context.operateAsActor('/change-password', { oldPassword, newPassword, commandId: commandId ?? newUuid() }),
    );
    await context.account.renew();
    return true;
  }

  /** It takes the present password for the own account; admins need none for another one. The new address gets a link to prove it, the old one is told. */
  @Mutation(() => Boolean)
  async changeEmail(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String, { nullable: true }) password: string | null | undefined,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null | undefined,
    @Args(() => CommandArgs) { commandId }: CommandArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const own = context.signedIn().userId;
    if (password) assertDigest('password', password);
    const body = {
      userId: userId ?? own,
      email: emailOf(email),
      ...(password && { password }),
      commandId: commandId ?? newUuid(),
    };
    const { position } = await accepted(context.operateAsActor('/change-email', body));
    if (body.userId === own) await context.account.renew();
    if (position !== undefined) await context.caughtUp(position, [users]);
    return true;
  }
}
