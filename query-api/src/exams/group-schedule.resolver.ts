import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { sittingStatus } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import {
  closesFor,
  currentVersion,
  examDefinitions,
  examSchedules,
  latestVersion,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { lockedTermsOf } from '../groups/group.queries.ts';
import { schedulesOf } from './exam.queries.ts';
import { GroupSchedule, ScheduledExam, type ExamExtension } from './group-schedule.types.ts';

type Given = string | null | undefined;
const GroupId = () => Arg('groupId', () => ID);
const ExamId = () => Arg('examId', () => ID);
const OpensAt = () => Arg('opensAt', () => String);
const ClosesAt = () => Arg('closesAt', () => String);
const LockAt = () => Arg('lockAt', () => String, { nullable: true });
const Reason = () => Arg('reason', () => String, { nullable: true });

async function scheduledExam(context: Context, view: ExamScheduleView): Promise<ScheduledExam> {
  const { _id, _revision, groupId, examId, regionId, opensAt, closesAt, lockAt, extended, reasons } = view;
  const exam = await context.join(examDefinitions, examId);
  const course = exam && (await context.join(courses, exam.courseId));
  const later = Object.keys(extended).filter((userId) => closesFor(view, userId) !== closesAt);
  const extensions = await Promise.all(
    later.map(async (userId): Promise<ExamExtension> => {
      const name = (await context.join(users, userId))?.fullName ?? null;
      return { userId, name, closesAt: closesFor(view, userId), reason: reasons[userId] ?? null };
    }),
  );
  return {
    _id,
    _revision,
    groupId,
    examId,
    opensAt,
    closesAt,
    lockAt,
    extensions,
    regionId,
    timeLimitMin: exam ? currentVersion(exam).timeLimitMin : null,
    courseId: exam?.courseId ?? '',
    courseTitle: course?.title ?? '',
    title: exam ? latestVersion(exam).title : '',
    examStatus: exam?.status ?? 'retired',
    status: sittingStatus({ now: context.now, opensAt, closesAt, lockAt, passed: false, used: 0, allowed: 1 }),
  };
}
const change = changeOf(examSchedules, async (context, id) =>
  scheduledExam(context, await savedRecord(context, examSchedules, id)),
);

@Resolver()
export class GroupScheduleResolver {
  @Query(() => GroupSchedule)
  async groupSchedule(@GroupId() groupId: string, @Ctx() context: Context): Promise<GroupSchedule> {
    const group = context.visible(await context.join(groups, groupId), readsGroups, ({ regionId }) => ({ regionId }));
    const { regionId, name, archived } = group;
    const [region, plan, schedules] = await Promise.all([
      context.join(regions, regionId),
      context.join(coursePlans, groupId),
      schedulesOf(context, groupId),
    ]);
    const courseIds = [...(plan?.items ?? [])]
      .sort((one, other) => one.order - other.order)
      .map(({ courseId }) => courseId);
    const exams = await Promise.all(schedules.map((view) => scheduledExam(context, view)));
    return {
      groupId,
      regionId,
      groupName: name,
      archived,
      timeZone: region?.timeZone ?? 'UTC',
      courseIds,
      lockedTerms: lockedTermsOf(group),
      exams,
    };
  }

  @Mutation(() => ScheduledExam)
  scheduleExam(
    @GroupId() groupId: string,
    @ExamId() examId: string,
    @OpensAt() opensAt: string,
    @ClosesAt() closesAt: string,
    @LockAt() lockAt: Given,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ScheduledExam> {
    const data = { groupId, examId, opensAt, closesAt, lockAt: lockAt ?? null };
    return change(context, examScheduleIdOf(groupId, examId), 'ScheduleExam', data, intent);
  }

  @Mutation(() => ScheduledExam)
  rescheduleExam(
    @GroupId() groupId: string,
    @ExamId() examId: string,
    @OpensAt() opensAt: string,
    @ClosesAt() closesAt: string,
    @LockAt() lockAt: Given,
    @Reason() reason: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ScheduledExam> {
    const data = { groupId, examId, opensAt, closesAt, lockAt: lockAt ?? null, reason: reason ?? null };
    return change(context, examScheduleIdOf(groupId, examId), 'RescheduleExam', data, intent);
  }

  /** It extends the deadline of one student; for everybody the exam is moved instead. */
  @Mutation(() => ScheduledExam)
  extendExamDeadline(
    @GroupId() groupId: string,
    @ExamId() examId: string,
    @Arg('userId', () => ID) userId: string,
    @ClosesAt() closesAt: string,
    @Reason() reason: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<ScheduledExam> {
    const data = { groupId, examId, userId, closesAt, reason: reason ?? null };
    return change(context, examScheduleIdOf(groupId, examId), 'ExtendExamDeadline', data, intent);
  }
}
