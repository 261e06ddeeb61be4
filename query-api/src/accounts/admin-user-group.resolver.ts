import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { AdminUserGroup } from './admin-user.types.ts';

@Resolver(() => AdminUserGroup)
export class AdminUserGroupResolver {
  @FieldResolver(() => String, { description: 'Of its region; enrolments begin and end on a day there' })
  async timeZone(@Root() { regionId }: AdminUserGroup, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
}
