import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { RegionRole, Role } from '@paideia/events/accounts/account.events.ts';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { permissionKeys } from '@paideia/events/permission-keys.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { CommandArgs, RecordArgs, RecordRevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { knownLocale, profileChanges } from '../profiles/profile.commands.ts';
import { actOnUser, adminUserOf, knownUser } from './admin-user.queries.ts';
import { AdminUser, InviteUserInput, UpdateUserInput } from './admin-user.types.ts';

const PermissionKey = z.enum(permissionKeys);
/** Acts take it that change an account that somebody has looked at. */
@ArgsType()
class SeenAct extends RecordArgs {
  @Field(() => Int, { nullable: true, description: 'The `_revision` that was seen' }) expectedRevision?: number | null;
}
@ArgsType()
class ReasonedAct extends SeenAct {
  @Field(() => String) reason!: string;
}
@ArgsType()
class RolesAct extends SeenAct {
  @Field(() => [Role.enum]) roles!: Role[];
}
@ArgsType()
class RegionRolesAct extends SeenAct {
  @Field(() => ID) regionId!: string;
  @Field(() => [RegionRole.enum]) roleNames!: RegionRole[];
}

@Resolver()
export class AdminUserActsResolver {
  @Mutation(() => AdminUser)
  async inviteUser(
    @Arg('input', () => InviteUserInput) input: InviteUserInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    context.require(readsUsers);
    const { _id: userId, email, firstName, lastName, locale, regionIds, groupIds, roles } = input;
    const data = { userId, email, firstName, lastName, locale: knownLocale(locale), regionIds, groupIds, roles };
    const { isCurrent } = await context.send('InviteUser', data, {
      ...intent,
      then: [users, groupMembers],
    });
    // Saved but not shown yet: the same command sent again answers as the first time.
    if (!isCurrent && !(await context.read(users).one(userId))) throw new Refusal('unavailable');
    return adminUserOf(await knownUser(context, userId), context);
  }

  @Mutation(() => AdminUser)
  updateUser(
    @Args(() => SeenAct) { _id: userId, ...seen }: SeenAct,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'UpdateUserProfile', { userId, changed: profileChanges(input) }, seen);
  }

  @Mutation(() => AdminUser)
  grantRoles(
    @Args(() => RolesAct) { _id: userId, roles, ...seen }: RolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'GrantRoles', { userId, roles }, seen);
  }
  @Mutation(() => AdminUser)
  revokeRoles(
    @Args(() => RolesAct) { _id: userId, roles, ...seen }: RolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'RevokeRoles', { userId, roles }, seen);
  }

  @Mutation(() => AdminUser)
  grantRegionRoles(
    @Args(() => RegionRolesAct) { _id: userId, regionId, roleNames, ...seen }: RegionRolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'GrantRegionRoles', { userId, regionId, roleNames }, seen);
  }
  @Mutation(() => AdminUser)
  revokeRegionRoles(
    @Args(() => RegionRolesAct) { _id: userId, regionId, roleNames, ...seen }: RegionRolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'RevokeRegionRoles', { userId, regionId, roleNames }, seen);
  }

  /** The whole list: what it leaves out is taken. */
  @Mutation(() => AdminUser)
  setIndividualPermissions(
    @Args(() => RecordRevisionArgs) { _id: userId, ...seen }: RecordRevisionArgs,
    @Arg('permissions', () => [String]) permissions: string[],
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    const data = { userId, permissions: permissions.map((key) => memberOf(PermissionKey, 'permissions', key)) };
    return actOnUser(context, userId, 'SetIndividualPermissions', data, seen);
  }

  @Mutation(() => AdminUser)
  assignUserRegions(
    @Args(() => SeenAct) { _id: userId, ...seen }: SeenAct,
    @Arg('regionIds', () => [ID]) regionIds: string[],
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'AssignUserRegions', { userId, regionIds }, seen);
  }

  @Mutation(() => AdminUser)
  async changeUserEmail(
    @Args(() => SeenAct) { _id: userId, ...seen }: SeenAct,
    @Arg('email', () => String) email: string,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    // The own one takes the password, as `changeEmail` asks for it: a screen that is left open must not be enough to take an account over.
    if (userId === context.require(readsUsers).userId) throw new Refusal('account.ownEmail');
    return actOnUser(context, userId, 'ChangeEmail', { userId, email }, seen);
  }

  @Mutation(() => AdminUser)
  deactivateUser(
    @Args(() => ReasonedAct) { _id: userId, reason, ...seen }: ReasonedAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'DeactivateUser', { userId, reason }, seen);
  }
  @Mutation(() => AdminUser)
  reactivateUser(
    @Args(() => ReasonedAct) { _id: userId, reason, ...seen }: ReasonedAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'ReactivateUser', { userId, reason }, seen);
  }

  @Mutation(() => AdminUser)
  resendInvitation(
    @Args(() => RecordArgs) { _id: userId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'ResendAccountMail', { userId }, intent);
  }
  /** Afterwards there is nobody to answer with. */
  @Mutation(() => Boolean)
  async retractInvitation(
    @Args(() => RecordArgs) { _id: userId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await knownUser(context, userId);
    await context.send('RetractInvitation', { userId }, { ...intent, then: [users] });
    return true;
  }
}
