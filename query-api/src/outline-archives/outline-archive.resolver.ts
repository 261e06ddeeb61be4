import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { ownOutlineOf } from '../courses/course-file.queries.ts';
import type { CourseOutline } from '../courses/course-file.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { ownGroups, takenBy } from '../lesson-progress/student-course.queries.ts';
import { GroupOutlines, GroupOutlinesZip } from './outline-archive.types.ts';

const Archive = z.object({ key: z.string().nullable(), done: z.int(), isFailed: z.boolean() });
/** As long as a slow line takes, with its breaks. */
const readForMs = 6 * 3_600_000;

/** For the students of the group and the staff of its region, of what is published: to others the group is not there. */
async function outlinesIn(
  context: Context,
  groupId: string,
): Promise<{ readonly group: GroupView; readonly outlines: readonly CourseOutline[] }> {
  context.signedIn();
  const own = (await ownGroups(context)).includes(groupId);
  const group = context.visible(
    await context.join(groups, groupId),
    own ? () => true : readsGroups,
    ({ regionId }) => ({
      regionId,
    }),
  );
  const taken = await takenBy(context, groupId);
  const found = await Promise.all(taken.map(({ course }) => ownOutlineOf(context, course)));
  return { group, outlines: found.filter((outline) => outline !== null) };
}

@Resolver()
export class OutlineArchiveResolver {
  @Query(() => GroupOutlines)
  async groupOutlines(@Arg('groupId', () => ID) groupId: string, @Ctx() context: Context): Promise<GroupOutlines> {
    const { outlines } = await outlinesIn(context, groupId);
    return { groupId, count: outlines.length, size: outlines.reduce((sum, { size }) => sum + size, 0) };
  }

  /** Asked again and again until the address is there; whoever asks no more lets go of it. */
  @Query(() => GroupOutlinesZip)
  async groupOutlinesZipUrl(
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<GroupOutlinesZip> {
    const { group, outlines } = await outlinesIn(context, groupId);
    if (outlines.length === 0) return { done: 0, count: 0, url: null, isFailed: true };
    const { locale } = context;
    const files = outlines.map(({ fileId, name, size }) => ({ fileId, name, size }));
    const answer = await context.operate('/operations/outline-archive', { groupId, locale, files });
    const { key, done, isFailed } = Archive.parse(answer);
    const file = { name: `${group.name} (${locale}).zip`, type: 'application/zip' };
    const { userId } = context.signedIn();
    const url = key && context.files.addressOf({ ...file, key }, userId, { forMs: readForMs });
    return { done, count: files.length, url, isFailed };
  }
}
