import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Context } from '../../kernel/graphql/context.ts';
import type { Step } from './changes.ts';
import type { Names } from './sentences.ts';
import { fieldsOf, type Fields, type Told } from './told.ts';
import { idFields } from './values.ts';

type Ids = Readonly<Record<keyof Names, Set<string>>>;

function collect(ids: Ids, fields: Fields): void {
  for (const [field, kind] of Object.entries(idFields))
    for (const id of [fields[field]].flat()) if (typeof id === 'string' && isId(id)) ids[kind].add(id);
  // Whose an address is may be a person or a region.
  if (typeof fields.itemId === 'string') for (const kind of ['person', 'region'] as const) ids[kind].add(fields.itemId);
}
const mapOf = async (
  ids: Iterable<string>,
  nameOf: (id: string) => Promise<string | undefined>,
): Promise<ReadonlyMap<string, string | undefined>> =>
  new Map(await Promise.all([...ids].map(async (id) => [id, await nameOf(id)] as const)));

type NameIn = (join: Context['join'], id: string) => Promise<string | undefined>;
/** The present name of one of each kind. */
export const nameIn: Readonly<Record<keyof Names, NameIn>> = {
  person: async (join, id) => (await join(users, id))?.fullName || undefined,
  group: async (join, id) => (await join(groups, id))?.name,
  region: async (join, id) => (await join(regions, id))?.name,
  schema: async (join, id) => (await join(attendanceSchemas, id))?.name,
  course: async (join, id) => (await join(courses, id))?.title,
  exam: async (join, id) => (await join(examDefinitions, id))?.title,
  assignment: async (join, id) => (await join(assignments, id))?.title,
};

/** The present names of everybody and everything that the events and their changes name. */
export async function loadNames(
  { join }: Pick<Context, 'join'>,
  told: readonly { readonly event: Told; readonly step: Step }[],
): Promise<Names> {
  const ids: Ids = {
    person: new Set(),
    group: new Set(),
    region: new Set(),
    schema: new Set(),
    course: new Set(),
    exam: new Set(),
    assignment: new Set(),
  };
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
  const kinds = Object.keys(ids) as (keyof Names)[];
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await mapOf(ids[kind], (id) => nameIn[kind](join, id))] as const),
    ),
  );
  const known = (kind: keyof Names) => (id: string) => found.get(kind)?.get(id);
  return {
    person: known('person'),
    group: known('group'),
    region: known('region'),
    schema: known('schema'),
    course: known('course'),
    exam: known('exam'),
    assignment: known('assignment'),
  };
}
