import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { z } from 'zod';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { emailOf } from '../kernel/server/credentials.ts';
import { accepted } from '../kernel/errors/operation-reply.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { UserProfileInput } from '../profiles/profile.types.ts';

@ObjectType()
class CreatedAccount {
  @Field(() => ID) _id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) email!: string;
}
const CommandId = z.uuid().toLowerCase();

@Resolver()
export class SignUpResolver {
  /**
   * The `_id` of the input is a placeholder: the account gets one of its own, the same one for a repeat of the same `commandId`.
   * A password in it is ignored: it is chosen behind the link that proves the address, or a stranger's would be waiting there.
   */
  @Public()
  @Mutation(() => CreatedAccount)
  async selfCreateAccount(
    @Arg('userProfileInput', () => UserProfileInput) input: UserProfileInput,
    @Arg('groupId', () => ID) groupId: string,
    @Arg('country', () => String, { nullable: true }) country: string | null | undefined,
    @Arg('locale', () => String, { nullable: true }) locale: string | null | undefined,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<CreatedAccount> {
    const typed = {
      country: country?.trim(),
      email: emailOf(input.email ?? ''),
      firstName: input.firstName?.trim(),
      lastName: input.lastName?.trim(),
    };
    const missing = Object.entries(typed).filter(([, value]) => !value);
    if (missing.length > 0)
      throw new Refusal(
        'requiredFieldMissing',
        {},
        missing.map(([path]) => ({ path, code: 'requiredFieldMissing' })),
      );
    const commandId = CommandId.safeParse(intent.commandId).data ?? newUuid();
    const _id = idFrom('sign-up', commandId);
    const account = { ...typed, userId: _id, groupId, ...(locale && { locale }) };
    await accepted(context.operate('/sign-up', { account, commandId, address: context.address }));
    return { _id, fullName: `${typed.firstName} ${typed.lastName}`, email: typed.email };
  }
}
