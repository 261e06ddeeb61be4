import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { teachers, type TeacherView } from '@paideia/projection-service/teachers/teacher.view.ts';
import { every } from '@paideia/documents/every.ts';
import { personPictureOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Contact, Teacher, TeacherChoice } from './teacher.types.ts';

export async function teacherOf(teacher: TeacherView, context: Context): Promise<Teacher> {
  const [user, places] = await Promise.all([
    teacher.userId === null ? undefined : context.join(users, teacher.userId),
    Promise.all(teacher.regionIds.map((id) => context.join(regions, id))),
  ]);
  return {
    ...teacher,
    id: teacher._id,
    userName: user?.fullName ?? null,
    regionNames: places.flatMap((region) => region?.name ?? []),
  };
}

type Present = TeacherView & { readonly name: string };
/** Those of the teachers who are still there and have a name, in the order of the ids. */
const presentOf = async (context: Pick<Context, 'join'>, ids: readonly string[]): Promise<readonly Present[]> => {
  const found = await Promise.all(ids.map((id) => context.join(teachers, id)));
  return found.filter((one): one is Present => typeof one?.name === 'string');
};
export const choicesOf = async (
  context: Pick<Context, 'join'>,
  ids: readonly string[],
): Promise<readonly TeacherChoice[]> =>
  (await presentOf(context, ids)).map(({ _id, name, kind }) => ({ _id, name, kind }));
/** Students see them so. */
export const contactsOf = async (context: Context, ids: readonly string[]): Promise<readonly Contact[]> =>
  Promise.all(
    (await presentOf(context, ids)).map(async ({ _id, name, title, bio, email, userId }) => ({
      _id,
      name,
      title,
      bio,
      email,
      picture: userId === null ? null : await personPictureOf(context, userId),
    })),
  );

/** The groups that a person looks after, as a teacher whose account it is. */
export const ownGroupIds = (context: Context, userId: string): Promise<readonly string[]> =>
  context.shared('groups of the teacher', userId, async () => {
    const [teacher] = (await context.read(teachers).find({ where: { userId }, limit: 1 })).items;
    if (!teacher) return [];
    const reader = context.read(groups);
    const found = [
      ...(await every(reader, { where: { instructorIds: teacher._id } })),
      ...(await every(reader, { where: { facilitatorIds: teacher._id } })),
    ];
    return [...new Set(found.map(({ _id }) => _id))];
  });
