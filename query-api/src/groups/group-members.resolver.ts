import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { Group, GroupMember, MemberStatus } from './group.types.ts';

const GroupMemberPage = pageOf(GroupMember);

@Resolver(() => Group)
export class GroupMembersResolver {
  /** They come by name; whoever may see the group may see who is in it. */
  @FieldResolver(() => GroupMemberPage)
  async members(
    @Root() { _id }: Group,
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('status', () => MemberStatus.enum, { nullable: true }) status: MemberStatus | null,
  ): Promise<PageOf<GroupMember>> {
    const where = { groupId: _id, status: status ?? undefined };
    const reader = context.read(groupMembers);
    const [found, total] = await Promise.all([
      reader.find({ where, ...pageRange(page, perPage), sort: { field: 'nameKey' } }),
      reader.count({ where }),
    ]);
    return {
      items: found.items.map((member) => ({ id: member._id, ...member })),
      total: total.n,
      more: total.more,
      next: found.next ?? null,
    };
  }
  @FieldResolver(() => String, { description: 'Of its region; what happens in the group has its days there' })
  async timeZone(@Root() { regionId }: Group, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
}
