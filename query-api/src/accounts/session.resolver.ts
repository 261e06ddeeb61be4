import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { newId } from '../kernel/new-id.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { Public, WhileLooking } from '../kernel/schema.ts';
import { currentUser } from './current-user.resolver.ts';
import { CurrentUser } from './current-user.types.ts';
import { stopActing } from './impersonation.resolver.ts';

/** SHA-256 in lower-case hex, made in the browser: nothing else is a password here. */
function assertDigest(path: string, text: string): void {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
}

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

  /** By the link of a mail: sets the password of the account that the link was made for. It signs nobody in. */
  @Public()
  @Mutation(() => Boolean)
  async recoverPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    assertDigest('newPassword', newPassword);
    await context.account.enrol(token, newPassword);
    return true;
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
      const logout = { logitId: newId(), userId: actor.userId, action: 'logout', type: 'AUDIT', payload: {} };
      // The session ends whether or not the log can be written.
      await context.send('RecordLogit', logout, { then: [] }).catch(() => undefined);
    }
    await context.account.signOut();
    return true;
  }
}
