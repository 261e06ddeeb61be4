import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { actOnUser, adminUserOf, knownUser } from './admin-user.shown.ts';
import { AdminUser, InviteUserInput, UpdateUserInput } from './admin-user.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const ExpectedRevision = () => Arg('expectedRevision', () => Int, { nullable: true, description: 'The `_revision` that was seen' });
const UserId = () => Arg('_id', () => ID);
const Reason = () => Arg('reason', () => String);

const localeOf = (locale: Given): string | undefined => {
  if (locale && !isLocale(locale)) throw new Refusal('invalid', {}, [{ path: 'locale', code: 'invalid_value' }]);
  return locale ?? undefined;
};

const seen = (expectedRevision: number | null | undefined, commandId: Given) => ({
  expectedRevision: expectedRevision ?? undefined,
  commandId: commandId ?? undefined,
});

@Resolver()
export class AdminUserActsResolver {
  @Mutation(() => AdminUser)
  async inviteUser(@Arg('input', () => InviteUserInput) input: InviteUserInput, @CommandId() commandId: Given, @Ctx() context: Context): Promise<AdminUser> {
    context.require(readsUsers);
    const { _id: userId, email, firstName, lastName, locale, regionIds, groupIds, roles } = input;
    const data = { userId, email, firstName, lastName, locale: localeOf(locale), regionIds, groupIds, roles };
    const { isCurrent } = await context.send('InviteUser', data, { commandId: commandId ?? undefined, then: [users, groupMembers] });
    // Saved but not shown yet: the same command sent again answers as the first time.
    if (!isCurrent && !(await context.read(users).one(userId))) throw new Refusal('unavailable');
    return adminUserOf(await knownUser(context, userId), context);
  }

  @Mutation(() => AdminUser)
  updateUser(
    @UserId() userId: string,
    @Arg('input', () => UpdateUserInput) { locale, ...fields }: UpdateUserInput,
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    const given = Object.entries({ ...fields, locale: localeOf(locale) }).filter(([, value]) => value !== undefined && value !== null);
    return actOnUser(context, userId, 'UpdateUserProfile', { userId, changed: Object.fromEntries(given) }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  grantRoles(
    @UserId() userId: string,
    @Arg('roles', () => [String]) roles: string[],
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'GrantRoles', { userId, roles }, seen(expectedRevision, commandId));
  }
  @Mutation(() => AdminUser)
  revokeRoles(
    @UserId() userId: string,
    @Arg('roles', () => [String]) roles: string[],
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'RevokeRoles', { userId, roles }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  grantRegionRoles(
    @UserId() userId: string,
    @Arg('regionId', () => ID) regionId: string,
    @Arg('roleNames', () => [String]) roleNames: string[],
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'GrantRegionRoles', { userId, regionId, roleNames }, seen(expectedRevision, commandId));
  }
  @Mutation(() => AdminUser)
  revokeRegionRoles(
    @UserId() userId: string,
    @Arg('regionId', () => ID) regionId: string,
    @Arg('roleNames', () => [String]) roleNames: string[],
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'RevokeRegionRoles', { userId, regionId, roleNames }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  assignUserRegions(
    @UserId() userId: string,
    @Arg('regionIds', () => [ID]) regionIds: string[],
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'AssignUserRegions', { userId, regionIds }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  changeUserEmail(
    @UserId() userId: string,
    @Arg('email', () => String) email: string,
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'ChangeEmail', { userId, email }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  deactivateUser(
    @UserId() userId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'DeactivateUser', { userId, reason }, seen(expectedRevision, commandId));
  }
  @Mutation(() => AdminUser)
  reactivateUser(
    @UserId() userId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number | null | undefined,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'ReactivateUser', { userId, reason }, seen(expectedRevision, commandId));
  }

  @Mutation(() => AdminUser)
  resendInvitation(@UserId() userId: string, @CommandId() commandId: Given, @Ctx() context: Context): Promise<AdminUser> {
    return actOnUser(context, userId, 'ResendAccountMail', { userId }, seen(undefined, commandId));
  }
  /** Afterwards there is nobody to answer with. */
  @Mutation(() => Boolean)
  async retractInvitation(@UserId() userId: string, @CommandId() commandId: Given, @Ctx() context: Context): Promise<boolean> {
    await knownUser(context, userId);
    await context.send('RetractInvitation', { userId }, { commandId: commandId ?? undefined, then: [users] });
    return true;
  }
}
