import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { assertDigest, emailOf } from '../kernel/server/credentials.ts';
import { accepted } from '../kernel/errors/operation-reply.ts';
import { Public } from '../kernel/graphql/schema.ts';

@ObjectType()
class VerifiedEmail {
  /** Opens `/enroll-account/:token` for somebody who has no password yet. */
  @Field(() => String, { nullable: true }) enrolToken!: string | null;
  /** That person signs in with it. */
  @Field(() => String, { nullable: true }) email!: string | null;
}

/** What visitors do who cannot sign in yet, or no more. */
@Resolver()
export class RecoveryResolver {
  /** True whether or not the address belongs to an account. */
  @Public()
  @Mutation(() => Boolean)
  async forgotPassword(@Arg('email', () => String) email: string, @Ctx() context: Context): Promise<boolean> {
    await accepted(context.operate('/forgot-password', { email: emailOf(email), address: context.address }));
    return true;
  }

  /** By the link of a mail it sets the password of the account that the link was made for, be it the first one or a new one. It signs nobody in. */
  @Public()
  @Mutation(() => Boolean)
  async recoverPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    assertDigest('newPassword', newPassword);
    await accepted(context.operate('/recover', { token: token.slice(0, 200), password: newPassword }));
    return true;
  }

  @Public()
  @Mutation(() => VerifiedEmail)
  async verifyEmail(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<VerifiedEmail> {
    const { enrolToken, email } = await accepted(context.operate('/verify-email', { token: token.slice(0, 200) }));
    return { enrolToken: enrolToken ?? null, email: email ?? null };
  }

  /** True whether or not anything is sent. */
  @Public()
  @Mutation(() => Boolean)
  async resendVerification(@Arg('email', () => String) email: string, @Ctx() context: Context): Promise<boolean> {
    await accepted(context.operate('/resend-verification', { email: emailOf(email), address: context.address }));
    return true;
  }
}
