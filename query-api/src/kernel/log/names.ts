import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Context } from '../context.ts';
import type { Step } from './changes.ts';
import type { Names } from './sentences.ts';
import { fieldsOf, type Fields, type Told } from './told.ts';
import { idFields } from './values.ts';

type Ids = Readonly<Record<keyof Names, Set<string>>>;

function collect(ids: Ids, fields: Fields): void {
  for (const [field, kind] of Object.entries(idFields)) for (const id of [fields[field]].flat()) if (typeof id === 'string' && isId(id)) ids[kind].add(id);
}
const mapOf = async (ids: Iterable<string>, nameOf: (id: string) => Promise<string | undefined>): Promise<ReadonlyMap<string, string | undefined>> =>
  new Map(await Promise.all([...ids].map(async (id) => [id, await nameOf(id)] as const)));

/** The present names of everybody and everything that the events and their changes name. */
export async function loadNames({ join }: Pick<Context, 'join'>, told: readonly { readonly event: Told; readonly step: Step }[]): Promise<Names> {
  const ids: Ids = { person: new Set(), group: new Set(), region: new Set(), schema: new Set(), course: new Set(), exam: new Set(), assignment: new Set() };
  for (const { event, step } of told) {
    for (const id of [event.meta.actorId, event.meta.impersonatedUserId]) if (id) ids.person.add(id);
    const data = fieldsOf(event.data);
    collect(ids, data);
    for (const { courseId } of [data.items].flat().map(fieldsOf)) collect(ids, { courseId });
    for (const { userId } of [data.restored].flat().map(fieldsOf)) collect(ids, { userId });
    for (const { of, field, before, after } of step.changes) {
      collect(ids, { [field]: before });
      collect(ids, { [field]: after });
      // Whose field it is may be a person's or a region's id.
      collect(ids, { userId: of, regionId: of });
    }
  }
  const [people, groupNames, regionNames, schemaNames, courseNames, examNames, assignmentNames] = await Promise.all([
    mapOf(ids.person, async (id) => (await join(users, id))?.fullName || undefined),
    mapOf(ids.group, async (id) => (await join(groups, id))?.name),
    mapOf(ids.region, async (id) => (await join(regions, id))?.name),
    mapOf(ids.schema, async (id) => (await join(attendanceSchemas, id))?.name),
    mapOf(ids.course, async (id) => (await join(courses, id))?.title),
    mapOf(ids.exam, async (id) => (await join(examDefinitions, id))?.title),
    mapOf(ids.assignment, async (id) => (await join(assignments, id))?.title),
  ]);
  return {
    person: (id) => people.get(id),
    group: (id) => groupNames.get(id),
    region: (id) => regionNames.get(id),
    schema: (id) => schemaNames.get(id),
    course: (id) => courseNames.get(id),
    exam: (id) => examNames.get(id),
    assignment: (id) => assignmentNames.get(id),
  };
}
