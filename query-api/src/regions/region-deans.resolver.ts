import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { every } from '@paideia/documents/every.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { RegionAdmin, RegionAttendanceAdmin } from './region-admin.types.ts';

@Resolver(() => RegionAdmin)
export class RegionDeansResolver {
  /** Who has the role of a dean there, by name: they receive its leave requests. */
  @FieldResolver(() => [RegionAttendanceAdmin])
  async deans(
    @Root() { _id: regionId }: RegionAdmin,
    @Ctx() context: Context,
  ): Promise<readonly RegionAttendanceAdmin[]> {
    const found = await every(context.read(users), { where: { regionRoleIds: regionId } });
    return found
      .filter(({ regionRoles }) =>
        regionRoles.some((one) => one.regionId === regionId && one.roleNames.includes('dean')),
      )
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))
      .map(({ _id, fullName }) => ({ _id, fullName }));
  }
}
