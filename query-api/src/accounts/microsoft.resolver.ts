import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { currentUser } from './current-user.queries.ts';
import { CurrentUser } from './current-user.types.ts';

@Resolver()
export class MicrosoftResolver {
  /** It answers where to go for signing in with the organisation's account; `state` is what the browser has made and keeps. */
  @Public()
  @Mutation(() => String)
  async beginMSAuth(@Arg('state', () => String) state: string, @Ctx() context: Context): Promise<string> {
    if (!/^[A-Za-z0-9_-]{22,200}$/.test(state)) throw new Refusal('microsoft.invalidState');
    return context.account.beginMicrosoft(state);
  }

  /** The browser that went comes back with a code; its `state` is checked here too when it is sent. */
  @Public()
  @Mutation(() => CurrentUser)
  async validateMSAuth(
    @Arg('code', () => String) code: string,
    @Arg('state', () => String, { nullable: true }) state: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<CurrentUser> {
    await context.account.finishMicrosoft(code.slice(0, 4000), state ?? undefined);
    return currentUser(context);
  }
}
