import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Float, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { AssignmentType } from '@paideia/events/assignments/assignment.events.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments, submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { personPictureOf } from '../files/file.queries.ts';
import { ServedFile } from '../files/file.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { feedbackFilesOf, workFilesOf } from './submission-file.queries.ts';
import { isStillOpen, shownSubmission, submissionStatus, visibleSubmission } from './submission.queries.ts';
import { AssignmentSubmission, SubmissionStatus } from './submission.types.ts';

@ArgsType()
class SubmissionArgs extends CommandArgs {
  @Field(() => ID) assignmentId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => Int, { nullable: true, description: 'Left out only while there is no submission yet' })
  expectedRevision?: number | null;
}
const change = changeOf(submissions, async (context, id) => shownSubmission(await visibleSubmission(context, id)));

@Resolver(() => AssignmentSubmission)
export class SubmissionResolver {
  /** `grade` 0 to 100 for graded work, `complete` for completion work. */
  @Mutation(() => AssignmentSubmission)
  gradeSubmission(
    @Args(() => SubmissionArgs) { assignmentId, userId, ...intent }: SubmissionArgs,
    @Arg('grade', () => Float, { nullable: true }) grade: number | null,
    @Arg('complete', () => Boolean, { nullable: true }) complete: boolean | null,
    @Arg('comment', () => String, { nullable: true }) comment: string | null,
    @Arg('feedbackFileIds', () => [ID], { nullable: true, description: 'Left out: those that came back before stay' })
    feedbackFileIds: string[] | null,
    @Ctx() context: Context,
  ): Promise<AssignmentSubmission> {
    const grading = { grade: grade ?? null, complete: complete ?? null, comment: comment ?? '' };
    const data = { assignmentId, userId, ...grading, feedbackFileIds: feedbackFileIds ?? undefined };
    return change(context, submissionIdOf(assignmentId, userId), 'GradeSubmission', data, intent);
  }

  @Mutation(() => AssignmentSubmission)
  reopenSubmission(
    @Args(() => SubmissionArgs) { assignmentId, userId, ...intent }: SubmissionArgs,
    @Arg('until', () => String) until: string,
    @Ctx() context: Context,
  ): Promise<AssignmentSubmission> {
    const data = { assignmentId, userId, until };
    return change(context, submissionIdOf(assignmentId, userId), 'ReopenSubmission', data, intent);
  }

  @FieldResolver(() => SubmissionStatus.enum)
  async status(
    @Root() { _id, assignmentId }: AssignmentSubmission,
    @Ctx() context: Context,
  ): Promise<SubmissionStatus> {
    const [view, assignment] = await Promise.all([
      context.join(submissions, _id),
      context.join(assignments, assignmentId),
    ]);
    return submissionStatus(view, assignment?.dueAt ?? context.now, context.now);
  }
  @FieldResolver(() => Boolean, { description: 'The student may still change it' })
  async isOpen(
    @Root() { _id, assignmentId, groupId }: AssignmentSubmission,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const [view, assignment, group] = await Promise.all([
      context.join(submissions, _id),
      context.join(assignments, assignmentId),
      context.join(attendanceGroups, groupId),
    ]);
    return isStillOpen(view, assignment?.dueAt ?? context.now, context.now) && group?.archived !== true;
  }
  @FieldResolver(() => Boolean, { description: 'Its group takes no work any more, and nothing is opened again there' })
  async isGroupArchived(@Root() { groupId }: AssignmentSubmission, @Ctx() context: Context): Promise<boolean> {
    return (await context.join(attendanceGroups, groupId))?.archived ?? false;
  }
  @FieldResolver(() => [ServedFile], { description: 'What was handed in, for whoever reads the submission' })
  async files(@Root() work: AssignmentSubmission, @Ctx() context: Context): Promise<readonly ServedFile[]> {
    return workFilesOf(context, work);
  }
  @FieldResolver(() => [ServedFile], { description: 'They came back with the grade' })
  async feedbackFiles(@Root() { _id }: AssignmentSubmission, @Ctx() context: Context): Promise<readonly ServedFile[]> {
    const view = await context.join(submissions, _id);
    return view ? feedbackFilesOf(context, view) : [];
  }
  @FieldResolver(() => String)
  async title(@Root() { assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(assignments, assignmentId))?.title ?? '';
  }
  @FieldResolver(() => AssignmentType.enum)
  async type(@Root() { assignmentId }: AssignmentSubmission, @Ctx() context: Context): Promise<AssignmentType> {
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
  @FieldResolver(() => String, { description: 'Of the campus' })
  async timeZone(@Root() { regionId }: AssignmentSubmission, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => String, { nullable: true })
  studentPicture(@Root() { userId }: AssignmentSubmission, @Ctx() context: Context): Promise<string | null> {
    return personPictureOf(context, userId);
  }
  @FieldResolver(() => String, { nullable: true })
  async gradedByName(@Root() { gradedBy }: AssignmentSubmission, @Ctx() context: Context): Promise<string | null> {
    return gradedBy === null ? null : ((await context.join(users, gradedBy))?.fullName ?? null);
  }
}
