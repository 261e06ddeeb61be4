import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver } from 'type-graphql';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { actOnUser, adminUserOf, knownUser } from './admin-user.shown.ts';
import { AdminUser, InviteUserInput, UpdateUserInput } from './admin-user.types.ts';

/** On whom; `commandId` as everywhere. */
@ArgsType()
class Act {
  @Field(() => ID) _id!: string;
  @Field(() => String, { nullable: true }) commandId?: string | null;
}
/** What changes an account that somebody has looked at. */
@ArgsType()
class SeenAct extends Act {
  @Field(() => Int, { nullable: true, description: 'The `_revision` that was seen' }) expectedRevision?: number | null;
}
@ArgsType()
class ReasonedAct extends SeenAct {
  @Field(() => String) reason!: string;
}
@ArgsType()
class RolesAct extends SeenAct {
  @Field(() => [String]) roles!: string[];
}
@ArgsType()
class RegionRolesAct extends SeenAct {
  @Field(() => ID) regionId!: string;
  @Field(() => [String]) roleNames!: string[];
}

const localeOf = (locale: string | null | undefined): string | undefined => {
  if (locale && !isLocale(locale)) throw new Refusal('invalid', {}, [{ path: 'locale', code: 'invalid_value' }]);
  return locale ?? undefined;
};
const act = (
  context: Context,
  type: string,
  { _id: userId, commandId, expectedRevision }: SeenAct,
  data: object = {},
): Promise<AdminUser> =>
  actOnUser(
    context,
    userId,
    type,
    { userId, ...data },
    { commandId: commandId ?? undefined, expectedRevision: expectedRevision ?? undefined },
  );

@Resolver()
export class AdminUserActsResolver {
  @Mutation(() => AdminUser)
  async inviteUser(
    @Arg('input', () => InviteUserInput) input: InviteUserInput,
    @Arg('commandId', () => String, { nullable: true }) commandId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    context.require(readsUsers);
    const { _id: userId, email, firstName, lastName, locale, regionIds, groupIds, roles } = input;
    const data = { userId, email, firstName, lastName, locale: localeOf(locale), regionIds, groupIds, roles };
    const { isCurrent } = await context.send('InviteUser', data, {
      commandId: commandId ?? undefined,
      then: [users, groupMembers],
    });
    // Saved but not shown yet: the same command sent again answers as the first time.
    if (!isCurrent && !(await context.read(users).one(userId))) throw new Refusal('unavailable');
    return adminUserOf(await knownUser(context, userId), context);
  }

  @Mutation(() => AdminUser)
  updateUser(
    @Args(() => SeenAct) seen: SeenAct,
    @Arg('input', () => UpdateUserInput) { locale, ...fields }: UpdateUserInput,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    const given = Object.entries({ ...fields, locale: localeOf(locale) }).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    return act(context, 'UpdateUserProfile', seen, { changed: Object.fromEntries(given) });
  }

  @Mutation(() => AdminUser)
  grantRoles(@Args(() => RolesAct) { roles, ...seen }: RolesAct, @Ctx() context: Context): Promise<AdminUser> {
    return act(context, 'GrantRoles', seen, { roles });
  }
  @Mutation(() => AdminUser)
  revokeRoles(@Args(() => RolesAct) { roles, ...seen }: RolesAct, @Ctx() context: Context): Promise<AdminUser> {
    return act(context, 'RevokeRoles', seen, { roles });
  }

  @Mutation(() => AdminUser)
  grantRegionRoles(
    @Args(() => RegionRolesAct) { regionId, roleNames, ...seen }: RegionRolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return act(context, 'GrantRegionRoles', seen, { regionId, roleNames });
  }
  @Mutation(() => AdminUser)
  revokeRegionRoles(
    @Args(() => RegionRolesAct) { regionId, roleNames, ...seen }: RegionRolesAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return act(context, 'RevokeRegionRoles', seen, { regionId, roleNames });
  }

  @Mutation(() => AdminUser)
  assignUserRegions(
    @Args(() => SeenAct) seen: SeenAct,
    @Arg('regionIds', () => [ID]) regionIds: string[],
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return act(context, 'AssignUserRegions', seen, { regionIds });
  }

  @Mutation(() => AdminUser)
  async changeUserEmail(
    @Args(() => SeenAct) seen: SeenAct,
    @Arg('email', () => String) email: string,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    // The own one takes the password, as `changeEmail` asks for it: a screen that is left open must not be enough to take an account over.
    if (seen._id === context.require(readsUsers).userId) throw new Refusal('account.ownEmail');
    return act(context, 'ChangeEmail', seen, { email });
  }

  @Mutation(() => AdminUser)
  deactivateUser(
    @Args(() => ReasonedAct) { reason, ...seen }: ReasonedAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return act(context, 'DeactivateUser', seen, { reason });
  }
  @Mutation(() => AdminUser)
  reactivateUser(
    @Args(() => ReasonedAct) { reason, ...seen }: ReasonedAct,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return act(context, 'ReactivateUser', seen, { reason });
  }

  @Mutation(() => AdminUser)
  resendInvitation(@Args(() => Act) on: Act, @Ctx() context: Context): Promise<AdminUser> {
    return act(context, 'ResendAccountMail', on);
  }
  /** Afterwards there is nobody to answer with. */
  @Mutation(() => Boolean)
  async retractInvitation(@Args(() => Act) { _id: userId, commandId }: Act, @Ctx() context: Context): Promise<boolean> {
    await knownUser(context, userId);
    await context.send('RetractInvitation', { userId }, { commandId: commandId ?? undefined, then: [users] });
    return true;
  }
}
