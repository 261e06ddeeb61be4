import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { lockOfDays } from '@paideia/events/groups/term-lock.rules.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { currentTerm } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { every } from '@paideia/documents/every.ts';
import { personPictureOf } from '../files/file.queries.ts';
import { lockedTermsOf } from '../groups/group.queries.ts';
import { LockedTerm } from '../groups/term-lock.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { AttendanceSummary, attendanceSummaryOf } from '../registers/attendance-summary.types.ts';
import {
  groupTimetable,
  readyTimetable,
  readyTimetables,
  type GroupTimetable,
} from '../registers/group-timetable.types.ts';
import { coveredLessons, previewed } from './leave-coverage.ts';
import { shownLeaveRequest, visibleLeaveRequest } from './leave-request.queries.ts';
import { outcomeOf, periodOutcomes, type Verdict } from './leave-outcome.ts';
import { CoveredPeriod, LeaveOutcome, LeavePreview, LeaveRequest, LeaveRequestInput } from './leave-request.types.ts';

const OwnLeaveRequestPage = pageOf(LeaveRequest, 'OwnLeaveRequest');
const noTimetable = { terms: [], periods: [] };

@Resolver(() => LeaveRequest)
export class LeaveRequestResolver {
  /** The actor's own, the latest first. */
  @Query(() => OwnLeaveRequestPage)
  async leaveRequests(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<LeaveRequest>> {
    const where = { userId: context.signedIn().userId, ...(groupId && { groupId }) };
    const sort = { field: 'submittedAt', descending: true } as const;
    const { items, total, more, next } = await findAndCount(context.read(leaveRequests), {
      where,
      sort,
      ...pageRange(page, perPage),
    });
    await readyTimetables(context, items);
    return { items: items.map(shownLeaveRequest), total, more, next: next ?? null };
  }

  @Query(() => LeaveRequest)
  async leaveRequest(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<LeaveRequest> {
    return shownLeaveRequest(await visibleLeaveRequest(context, id));
  }

  @Query(() => LeavePreview)
  async leavePreview(
    @Arg('input', () => LeaveRequestInput) input: LeaveRequestInput,
    @Ctx() context: Context,
  ): Promise<LeavePreview> {
    const { userId } = context.signedIn();
    const [user, timetable] = await Promise.all([context.join(users, userId), groupTimetable(context, input.groupId)]);
    if (!timetable || !user?.groupIds.includes(input.groupId)) throw new Refusal('notFound');
    const preview = previewed(timetable.schema ?? noTimetable, input);
    const leave = { _id: input._id, userId, groupId: input.groupId, isApproved: false };
    const others = await every(context.read(leaveRequests), { where: { userId, groupId: input.groupId } });
    const repeated = others.find((other) => {
      const theirs = timetable.schema ? coveredLessons(timetable.schema, other) : [];
      const isTheirs = ({ date, periodKey }: CoveredPeriod) =>
        theirs.some((one) => one.date === date && one.periodKey === periodKey);
      return other._id !== input._id && preview.periods.some(isTheirs);
    });
    return {
      ...preview,
      isPast: preview.periods.some(({ date }) => date < timetable.today),
      approved: outcomeOf(await periodOutcomes(context, leave, preview.periods), 'approved'),
      repeats: repeated ? shownLeaveRequest(repeated) : null,
    };
  }

  @FieldResolver(() => LockedTerm, { nullable: true, description: 'One that has a day of it: it is not decided then' })
  async lockedTerm(
    @Root() { groupId, fromDate, toDate }: LeaveRequest,
    @Ctx() context: Context,
  ): Promise<LockedTerm | null> {
    const group = await context.join(groups, groupId);
    return (group && lockOfDays(lockedTermsOf(group), fromDate, toDate)) ?? null;
  }

  @FieldResolver(() => String, { description: 'Of the campus' })
  async timeZone(@Root() { regionId }: LeaveRequest, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => String, { nullable: true })
  studentPicture(@Root() { userId }: LeaveRequest, @Ctx() context: Context): Promise<string | null> {
    return personPictureOf(context, userId);
  }
  @FieldResolver(() => String, { nullable: true })
  async decidedByName(@Root() { decidedBy }: LeaveRequest, @Ctx() context: Context): Promise<string | null> {
    return decidedBy === null ? null : ((await context.join(users, decidedBy))?.fullName ?? null);
  }

  /** It is asked of each row of a list, which has made the timetables ready: a promise for each row would cost more than all else of it. */
  @FieldResolver(() => [CoveredPeriod])
  covered(
    @Root() request: LeaveRequest,
    @Ctx() context: Context,
  ): readonly CoveredPeriod[] | Promise<readonly CoveredPeriod[]> {
    const coveredIn = (timetable: GroupTimetable | undefined) =>
      coveredLessons(timetable?.schema ?? noTimetable, request);
    const ready = readyTimetable(context, request.groupId);
    return ready ? coveredIn(ready) : groupTimetable(context, request.groupId).then(coveredIn);
  }

  @FieldResolver(() => LeaveOutcome)
  ifApproved(@Root() request: LeaveRequest, @Ctx() context: Context): Promise<LeaveOutcome> {
    return this.outcome(request, 'approved', context);
  }
  @FieldResolver(() => LeaveOutcome)
  ifAcknowledged(@Root() request: LeaveRequest, @Ctx() context: Context): Promise<LeaveOutcome> {
    return this.outcome(request, 'acknowledged', context);
  }
  private async outcome(request: LeaveRequest, verdict: Verdict, context: Context): Promise<LeaveOutcome> {
    const leave = { ...request, isApproved: request.status === 'approved' };
    const [lessons, summary] = await Promise.all([this.covered(request, context), this.summary(request, context)]);
    return outcomeOf(await periodOutcomes(context, leave, lessons), verdict, summary ?? undefined);
  }

  /** It sums up the term in which the leave begins. */
  @FieldResolver(() => AttendanceSummary, { nullable: true })
  async summary(
    @Root() { userId, groupId, fromDate }: LeaveRequest,
    @Ctx() context: Context,
  ): Promise<AttendanceSummary | null> {
    const schema = (await groupTimetable(context, groupId))?.schema;
    const term = schema && currentTerm(schema.terms, fromDate)?.name;
    return schema && term !== undefined ? attendanceSummaryOf(context, { userId, groupId, term }, schema) : null;
  }
}
