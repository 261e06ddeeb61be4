import { readsMails } from '@paideia/events/mails/mail.permissions.ts';
import { mails } from '@paideia/projection-service/mails/mail.view.ts';
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { mailOf } from './mail.resolver.ts';
import { Mail } from './mail.types.ts';

@Resolver()
export class RetryMailResolver {
  /** One that waits or was given up is tried at once. */
  @Mutation(() => Mail)
  async retryMail(
    @Arg('emailId', () => ID) emailId: string,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<Mail> {
    context.require(readsMails);
    await context.send('RetryEmailNow', { emailId }, { ...intent, then: [mails] });
    const mail = await context.read(mails).one(emailId);
    if (!mail) throw new Refusal('notFound');
    return mailOf(mail, context);
  }
}
