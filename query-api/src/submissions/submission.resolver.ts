import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { submissionIdOf } from '@paideia/events/submissions/submission.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments, submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { shownSubmission, submissionStatus, visibleSubmission } from './submission.shown.ts';
import { AssignmentSubmission } from './submission.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const ExpectedRevision = () =>
  Arg('expectedRevision', () => Int, { nullable: true, description: 'Left out only while there is no submission yet' });

async function change<D extends { readonly assignmentId: string; readonly userId: string }>(
  context: Context,
  type: string,
  data: D,
  expectedRevision: number | null | undefined,
  commandId: Given,
) {
  context.signedIn();
  const id = submissionIdOf(data.assignmentId, data.userId);
  const options = {
    commandId: commandId ?? undefined,
    expectedRevision: expectedRevision ?? undefined,
    then: [submissions],
  };
  const { isCurrent } = await context.send(type, data, options);
  if (!isCurrent && !(await context.read(submissions).one(id))) throw new Refusal('unavailable');
  return shownSubmission(await visibleSubmission(context, id));
}

@Resolver(() => AssignmentSubmission)
export class SubmissionResolver {
  /** `grade` 0 to 100 for graded work, `complete` for completion work. */
  @Mutation(() => AssignmentSubmission)
  gradeSubmission(
    @Arg('assignmentId', () => ID) assignmentId: string,
    @Arg('userId', () => ID) userId: string,
    @Arg('grade', () => Float, { nullable: true }) grade: number | null,
    @Arg('complete', () => Boolean, { nullable: true }) complete: boolean | null,
    @Arg('comment', () => String, { nullable: true }) comment: string | null,
    @ExpectedRevision() expectedRevision: number | null,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AssignmentSubmission> {
    const data = { assignmentId, userId, grade: grade ?? null, complete: complete ?? null, comment: comment ?? '' };
    return change(context, 'GradeSubmission', data, expectedRevision, commandId);
  }

  @Mutation(() => AssignmentSubmission)
  reopenSubmission(
    @Arg('assignmentId', () => ID) assignmentId: string,
    @Arg('userId', () => ID) userId: string,
    @Arg('until', () => String) until: string,
    @ExpectedRevision() expectedRevision: number | null,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AssignmentSubmission> {
    return change(context, 'ReopenSubmission', { assignmentId, userId, until }, expectedRevision, commandId);
  }

  @FieldResolver(() => String, { description: 'open, submitted, graded or closed' })
  async status(@Root() { _id, assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    const [view, assignment] = await Promise.all([
      context.join(submissions, _id),
      context.join(assignments, assignmentId),
    ]);
    return submissionStatus(view, assignment?.dueAt ?? context.now, context.now);
  }
  @FieldResolver(() => String)
  async title(@Root() { assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(assignments, assignmentId))?.title ?? '';
  }
  @FieldResolver(() => String, { description: 'graded or completion' })
  async type(@Root() { assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(assignments, assignmentId))?.type ?? 'graded';
  }
  @FieldResolver(() => String, { nullable: true })
  async dueAt(@Root() { assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(assignments, assignmentId))?.dueAt ?? null;
  }
  @FieldResolver(() => String)
  async courseTitle(@Root() { courseId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(courses, courseId))?.title ?? '';
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }
  @FieldResolver(() => String, { nullable: true })
  async gradedByName(@Root() { gradedBy }: AssignmentSubmission, @Ctx() context: Context): Promise<string | null> {
    return gradedBy === null ? null : ((await context.join(users, gradedBy))?.fullName ?? null);
  }
}
