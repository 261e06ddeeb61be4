import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { assertDigest } from '../kernel/server/credentials.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public, WhileLooking } from '../kernel/graphql/schema.ts';
import { auditEntry } from '../logits/logit.commands.ts';
import { currentUser } from './current-user.queries.ts';
import { CurrentUser } from './current-user.types.ts';
import { stopActing } from '../impersonations/impersonation.commands.ts';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => CurrentUser)
  async loginWithPassword(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Ctx() context: Context,
  ): Promise<CurrentUser> {
    assertDigest('password', password);
    await context.account.signIn(email.trim().toLowerCase().slice(0, 254), password);
    return currentUser(context);
  }

  /** True also when there was no session to end. Who acts as somebody else only stops that, and is the admin again. */
  @Public()
  @WhileLooking()
  @Mutation(() => Boolean)
  async logoutUser(@Ctx() context: Context): Promise<boolean> {
    const { actor, session } = context;
    if (session?.acting) {
      await stopActing(context);
      return true;
    }
    if (actor) {
      // The session ends whether or not the log can be written.
      await context.send('RecordLogit', auditEntry(actor.userId, 'logout'), { then: [] }).catch(() => undefined);
    }
    await context.account.signOut();
    return true;
  }
}
