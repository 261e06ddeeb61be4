import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readsAllLinks } from '@paideia/events/links/link.permissions.ts';
import { every } from '@paideia/documents/every.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { links, type LinkView } from '@paideia/projection-service/links/link.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs, SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Link, LinkFilter, LinkInput } from './link.types.ts';

const linkOf = async (link: LinkView, context: Context): Promise<Link> => ({
  ...link,
  id: link._id,
  groupName: link.groupId === null ? null : ((await context.join(groups, link.groupId))?.name ?? null),
});
const save = changeOf(links, async (context, id) => linkOf(await savedRecord(context, links, id), context));

/** It answers `allLinks` and `Link`: those of every group, for admins. */
export const LinkResolver = adminResource<LinkView, Link, LinkFilter>({
  name: 'Link',
  type: Link,
  view: links,
  filter: LinkFilter,
  rule: readsAllLinks,
  scope: () => 'everything',
  where: ({ q, groupId }) => ({ where: { groupId: groupId ?? undefined }, search: q ?? undefined }),
  sorts: { order: 'order', title: 'titleKey' },
  map: linkOf,
});

@Resolver()
export class StudentLinksResolver {
  /** Those for everybody, then those of the person's groups by the groups' names, each in their order; of groups only the named one's. */
  @Query(() => [Link])
  async links(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null,
    @Ctx() context: Context,
  ): Promise<readonly Link[]> {
    const me = await context.join(users, context.signedIn().userId);
    const own = (me?.groupIds ?? []).filter((id) => !groupId || id === groupId);
    const found = await every(context.read(links), { where: { groupId: [null, ...own] }, sort: { field: 'order' } });
    const answers = await Promise.all(found.map((link) => linkOf(link, context)));
    return answers.toSorted(
      (a, b) =>
        (a.groupName ?? '').localeCompare(b.groupName ?? '') || a.order - b.order || a.title.localeCompare(b.title),
    );
  }

  /** Creates when `_id` is new. */
  @Mutation(() => Link)
  saveLink(
    @Arg('input', () => LinkInput) { _id: linkId, ...link }: LinkInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<Link> {
    return save(context, linkId, 'SaveLink', { linkId, ...link }, intent);
  }

  @Mutation(() => Boolean)
  async deleteLink(
    @Args(() => RecordRevisionArgs) { _id: linkId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('DeleteLink', { linkId }, { ...intent, then: [links] });
    return true;
  }
}
