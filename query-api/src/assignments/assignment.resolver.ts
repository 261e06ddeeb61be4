import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { assignments, submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { Assignment, AssignmentInput } from './assignment.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });

/** Who may is the command's to say; the answer is the assignment as it is then. */
async function change(
  context: Context,
  type: string,
  { _id, ...input }: AssignmentInput,
  commandId: Given,
  expectedRevision?: number,
): Promise<Assignment> {
  context.signedIn();
  await context.send(
    type,
    { assignmentId: _id, ...input },
    { commandId: commandId ?? undefined, expectedRevision, then: [assignments] },
  );
  const view = await context.read(assignments).one(_id);
  if (!view) throw new Refusal('unavailable');
  return { ...view, id: view._id };
}

@Resolver(() => Assignment)
export class AssignmentResolver {
  @Mutation(() => Assignment)
  createAssignment(
    @Arg('input', () => AssignmentInput) input: AssignmentInput,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Assignment> {
    return change(context, 'DefineAssignment', input, commandId);
  }

  @Mutation(() => Assignment)
  updateAssignment(
    @Arg('input', () => AssignmentInput) input: AssignmentInput,
    @Arg('expectedRevision', () => Int) expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Assignment> {
    return change(context, 'ReviseAssignment', input, commandId, expectedRevision);
  }

  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: Assignment, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: Assignment, @Ctx() context: Context): Promise<string> {
    return (await context.join(groups, groupId))?.name ?? '';
  }
  @FieldResolver(() => Boolean, { description: 'Somebody’s work has a grade: the type stays as it is' })
  async isGraded(@Root() { _id }: Assignment, @Ctx() context: Context): Promise<boolean> {
    return (await context.read(submissions).count({ where: { assignmentId: _id, status: 'graded' } })).n > 0;
  }
}
