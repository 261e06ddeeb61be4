import { Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { notificationStates } from '@paideia/projection-service/notifications/notification.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { alumniScope } from '../alumni-profiles/alumni-admin.queries.ts';
import { pictureAddressOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { currentUser } from './current-user.queries.ts';
import { CurrentUser, CurrentUserRegion, Impersonation, MongoJwt } from './current-user.types.ts';

@Resolver(() => CurrentUser)
export class CurrentUserResolver {
  @Query(() => CurrentUser)
  currentUser(@Ctx() context: Context): Promise<CurrentUser> {
    return currentUser(context);
  }

  @FieldResolver(() => [CurrentUserRegion])
  regions(@Root() { view }: CurrentUser, @Ctx() context: Context): Promise<readonly CurrentUserRegion[]> {
    return Promise.all(
      view.regions.map(async (region) => ({
        ...region,
        userCount: (await context.join(regions, region._id))?.userCount ?? 0,
      })),
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Of the campus: of the selected group, else of the first region with people',
  })
  async timeZone(@Root() { view }: CurrentUser, @Ctx() context: Context): Promise<string | null> {
    const { groups, selectedGroup, regionIds } = view;
    const group = groups.find(({ _id }) => _id === selectedGroup) ?? groups.find(({ archived }) => !archived);
    const all = await Promise.all([group?.regionId ?? [], regionIds].flat().map((id) => context.join(regions, id)));
    return all.find((region) => region && region.zone !== systemZone)?.timeZone ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the picture is read, for an hour or two' })
  picture(@Root() { view }: CurrentUser, @Ctx() context: Context): string | null {
    return pictureAddressOf(context, view.cloudinaryId);
  }

  @FieldResolver(() => String, { nullable: true })
  async notificationsLastRead(@Root() { _id }: CurrentUser, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(notificationStates, _id))?.lastReadAt ?? null;
  }

  @FieldResolver(() => Int)
  async unreadNotifications(@Root() { _id }: CurrentUser, @Ctx() context: Context): Promise<number> {
    return (await context.join(notificationStates, _id))?.unread ?? 0;
  }

  /** It speaks of the present terms: a new version asks again. */
  @FieldResolver(() => Boolean)
  async termsAccepted(@Root() { view }: CurrentUser, @Ctx() context: Context): Promise<boolean> {
    return view.termsVersion !== null && view.termsVersion === (await settingOf(context, 'termsVersion'));
  }

  /** It says whether this person looks after the alumni, for showing and hiding. */
  @FieldResolver(() => Boolean)
  async isAlumniAdmin(@Ctx() context: Context): Promise<boolean> {
    return alumniAdmin(context.signedIn(), await alumniScope(context));
  }

  /** Who acts as this user now; null is the user. */
  @FieldResolver(() => ID, { nullable: true })
  impersonatingUser(@Ctx() context: Context): string | null {
    return context.session?.impersonatorId ?? null;
  }

  @FieldResolver(() => Impersonation, { nullable: true })
  async impersonation(@Ctx() { session, join }: Context): Promise<Impersonation | null> {
    if (!session?.acting) return null;
    const { adminId, endsAt, isWritable } = session.acting;
    return { adminName: (await join(users, adminId))?.fullName ?? '', endsAt, isWritable };
  }

  @FieldResolver(() => MongoJwt, { nullable: true })
  async mongoJWT(@Ctx() context: Context): Promise<MongoJwt | null> {
    const token = await context.account.token();
    return token === null ? null : { token };
  }
}
