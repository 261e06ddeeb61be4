import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { keepsCourses } from '@paideia/events/courses/course.permissions.ts';
import { anyOf } from '@paideia/events/kernel/permission.ts';
import { listsGroups } from '@paideia/events/groups/group.permissions.ts';
import { teachers } from '@paideia/projection-service/teachers/teacher.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs, SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { teacherOf } from './teacher.queries.ts';
import { Teacher, TeacherChoice, TeacherInput } from './teacher.types.ts';

const save = changeOf(teachers, async (context, id) => teacherOf(await savedRecord(context, teachers, id), context));

@Resolver()
export class TeacherDecisionsResolver {
  /** Creates when `_id` is new. */
  @Mutation(() => Teacher)
  saveTeacher(
    @Arg('input', () => TeacherInput) { _id: teacherId, ...teacher }: TeacherInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<Teacher> {
    return save(context, teacherId, 'SaveTeacher', { teacherId, ...teacher }, intent);
  }

  @Mutation(() => Boolean)
  async deleteTeacher(
    @Args(() => RecordRevisionArgs) { _id: teacherId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('DeleteTeacher', { teacherId }, { ...intent, then: [teachers] });
    return true;
  }

  /** Those that a group or a course may be given, by name. */
  @Query(() => [TeacherChoice])
  async teacherChoices(@Ctx() context: Context): Promise<readonly TeacherChoice[]> {
    context.require(anyOf(listsGroups, keepsCourses));
    const found = await every(context.read(teachers), { sort: { field: 'nameKey' } });
    return found.flatMap(({ _id, name, kind }) => (name === null ? [] : { _id, name, kind }));
  }
}
