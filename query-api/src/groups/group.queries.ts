import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { choicesOf } from '../teachers/teacher.queries.ts';
import type { Group } from './group.types.ts';
import type { LockedTerm } from './term-lock.types.ts';

export const lockedTermsOf = ({ locks }: Pick<GroupView, 'locks'>): readonly LockedTerm[] =>
  locks.map(({ term: name, from, to, courseIds, lockedAt }) => ({ name, from, to, courseIds, lockedAt }));

export async function groupOf(group: GroupView, context: Context): Promise<Group> {
  const [region, schema, instructors, facilitators] = await Promise.all([
    context.join(regions, group.regionId),
    group.attendanceSchemaId === null ? undefined : context.join(attendanceSchemas, group.attendanceSchemaId),
    choicesOf(context, group.instructorIds),
    choicesOf(context, group.facilitatorIds),
  ]);
  return {
    ...group,
    id: group._id,
    regionName: region?.name ?? null,
    attendanceSchemaName: schema?.name ?? null,
    instructors,
    facilitators,
    lockedTerms: lockedTermsOf(group),
  };
}
