import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { self } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { currentUserOf, CurrentUser } from '../accounts/current-user.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { profileChanges } from './profile.commands.ts';
import { NotificationDeliveryInput, UserProfileInput } from './profile.types.ts';

const then = [users];

@Resolver()
export class ProfileResolver {
  @Mutation(() => CurrentUser)
  async updateUserProfile(
    @Arg('userProfileInput', () => UserProfileInput) input: UserProfileInput,
    @Arg('expectedRevision', () => Int, { nullable: true, description: 'The `profileRevision` that was seen' })
    expectedRevision: number | null | undefined,
    @Args(() => CommandArgs) { commandId }: CommandArgs,
    @Ctx() context: Context,
  ): Promise<CurrentUser> {
    const { _id, selectedGroup, email, password, ...fields } = input;
    const userId = _id ?? context.signedIn().userId;
    context.require(self, { ownerId: userId });

    // They have mutations of their own, which ask for the present password.
    for (const [path, value] of Object.entries({ email, password }))
      if (value !== undefined && value !== null) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
    // Two streams, so two commands: each has an id of its own that a retry makes again.
    const idOf = (part: string) => (commandId ? { commandId: uuidFrom(commandId, part) } : {});
    const changed = profileChanges(fields);
    if (Object.keys(changed).length > 0)
      await context.send('UpdateUserProfile', { userId, changed }, { ...idOf('profile'), expectedRevision, then });
    if (selectedGroup)
      await context.send('SelectGroup', { userId, groupId: selectedGroup }, { ...idOf('group'), then });
    return this.#user(context, userId);
  }

  /** It accepts the terms of the version that was shown, which is refused when it is the present one no more; without a version, the terms as they are now. */
  @Mutation(() => CurrentUser)
  async acceptTerms(
    @Arg('termsVersion', () => String, { nullable: true, description: 'The version that was shown' })
    termsVersion: string | null | undefined,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<CurrentUser> {
    const { userId } = context.signedIn();
    const accepted = termsVersion ?? (await settingOf(context, 'termsVersion'));
    await context.send('AcceptTerms', { userId, termsVersion: accepted }, { ...intent, then });
    return this.#user(context, userId);
  }

  /** The panel that greets new alumni is not shown again. */
  @Mutation(() => CurrentUser)
  async dismissAlumniWelcome(
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<CurrentUser> {
    const { userId } = context.signedIn();
    await context.send('DismissAlumniWelcome', { userId }, { ...intent, then });
    return this.#user(context, userId);
  }

  /** It sets whether letters of one kind that concern an own region are wanted. */
  @Mutation(() => CurrentUser)
  async setNotificationPreference(
    @Arg('notificationDefinitionId', () => String) notificationDefinitionId: string,
    @Arg('regionId', () => ID) regionId: string,
    @Arg('subscribed', () => Boolean) subscribed: boolean,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<CurrentUser> {
    const { userId } = context.signedIn();
    const data = { userId, notificationDefinitionId, regionId, subscribed };
    await context.send('SetNotificationPreference', data, { ...intent, then });
    return this.#user(context, userId);
  }

  /** It sets when letters that can wait go out, as wall clock times of a zone. */
  @Mutation(() => CurrentUser)
  async setNotificationDelivery(
    @Arg('input', () => NotificationDeliveryInput) input: NotificationDeliveryInput,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<CurrentUser> {
    const { userId } = context.signedIn();
    await context.send('SetNotificationDelivery', { userId, ...input }, { ...intent, then });
    return this.#user(context, userId);
  }

  /** Only alumni may do it. */
  @Mutation(() => CurrentUser)
  async setSubscribeAlumniEmail(
    @Arg('subscribed', () => Boolean) subscribed: boolean,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<CurrentUser> {
    const { userId } = context.signedIn();
    await context.send('SetSubscribeAlumniEmail', { userId, subscribed }, { ...intent, then });
    return this.#user(context, userId);
  }

  async #user(context: Context, userId: string): Promise<CurrentUser> {
    const view = await context.read(users).one(userId);
    if (!view) throw new Refusal('session.userGone');
    return currentUserOf(view);
  }
}
