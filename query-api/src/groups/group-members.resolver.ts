import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { Group, GroupMember } from './group.types.ts';

const GroupMemberPage = pageOf(GroupMember);
const MemberStatus = z.enum(['active', 'withdrawn', 'completed']);

@Resolver(() => Group)
export class GroupMembersResolver {
  /** By name; whoever may see the group may see who is in it. */
  @FieldResolver(() => GroupMemberPage)
  async members(
    @Root() { _id }: Group,
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('status', () => String, { nullable: true }) status: string | null,
  ): Promise<PageOf<GroupMember>> {
    const where = { groupId: _id, status: oneOf(MemberStatus, 'status', status) };
    const reader = context.read(groupMembers);
    const [found, total] = await Promise.all([
      reader.find({ where, ...pageRange(page, perPage), sort: { field: 'nameKey' } }),
      reader.count({ where }),
    ]);
    return {
      items: found.items.map((member) => ({ ...member, id: member._id })),
      total: total.n,
      more: total.more,
      next: found.next ?? null,
    };
  }
}
