import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { assignments, submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { ServedFile } from '../files/file.types.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import { withoutNulls } from '../kernel/graphql/command-fields.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { downloadsOf } from './assignment.queries.ts';
import { Assignment, AssignmentInput } from './assignment.types.ts';

const change = changeOf(assignments, async (context, id) => ({
  ...(await savedRecord(context, assignments, id)),
  id,
}));
const definitionOf = ({ _id, ...input }: AssignmentInput) => ({ assignmentId: _id, ...withoutNulls(input) });

@Resolver(() => Assignment)
export class AssignmentResolver {
  @Mutation(() => Assignment)
  createAssignment(
    @Arg('input', () => AssignmentInput) input: AssignmentInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Assignment> {
    return change(context, input._id, 'DefineAssignment', definitionOf(input), intent);
  }

  @Mutation(() => Assignment)
  updateAssignment(
    @Arg('input', () => AssignmentInput) input: AssignmentInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Assignment> {
    return change(context, input._id, 'ReviseAssignment', definitionOf(input), intent);
  }

  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: Assignment, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: Assignment, @Ctx() context: Context): Promise<string> {
    return (await context.join(groups, groupId))?.name ?? '';
  }
  @FieldResolver(() => [ServedFile])
  downloads(@Root() assignment: Assignment, @Ctx() context: Context): Promise<readonly ServedFile[]> {
    return downloadsOf(context, assignment);
  }
  @FieldResolver(() => Boolean, { description: 'Somebody’s work has a grade: the type stays as it is' })
  async isGraded(@Root() { _id }: Assignment, @Ctx() context: Context): Promise<boolean> {
    return (await context.read(submissions).count({ where: { assignmentId: _id, status: 'graded' } })).n > 0;
  }
}
