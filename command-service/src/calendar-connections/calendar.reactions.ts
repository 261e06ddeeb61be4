import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { calendarConnectionEvents } from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { every } from '@paideia/documents/every.ts';
import { enrolmentEvents, enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { examDefinitionEvents, examScheduleEvents } from '@paideia/events/exams/exam.events.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { leaveRequestEvents } from '@paideia/events/leave-requests/leave-request.events.ts';
import { submissionEvents } from '@paideia/events/submissions/submission.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { scheduledExamFacts } from '../exams/exam.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, type Command, type Reaction } from '../kernel/react/reaction.ts';
import { entriesOf, goneItem, goneLeave, itemsAhead, leaveEntry, leavesAhead, ownItem } from './calendar-entries.ts';
import { calendarItemId, calendarItems, calendarUsers, type CalendarItem } from './calendar.facts.ts';
import type { Calendar, CalendarEntry } from './calendar.ts';

type Kind = CalendarItem['kind'];
type Leave = { readonly leaveRequestId: string; readonly userId: string };
type Member = { readonly groupId: string; readonly userId: string };
type Written = Promise<readonly Command[]>;

const itemOf = (ask: Ask, kind: Kind, groupId: string, itemId: string) =>
  ask.table(calendarItems).one(calendarItemId(kind, groupId, itemId));
const isArchived = async (ask: Ask, groupId: string): Promise<boolean> =>
  (await ask.table(groupFacts).one(groupId))?.archived === true;
/** Whether the person has anything to keep in mind of that group. */
const isIn = async (ask: Ask, { groupId, userId }: Member): Promise<boolean> =>
  (await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId)))?.status === 'active' &&
  !(await isArchived(ask, groupId));
const isConnected = async (ask: Ask, userId: string): Promise<boolean> =>
  (await ask.table(calendarUsers).one(userId)) !== undefined;
async function connectedIn(ask: Ask, groupId: string): Promise<readonly string[]> {
  const members = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
  return (await ask.table(calendarUsers).many(members.map(({ userId }) => userId))).map(({ userId }) => userId);
}

/**
 * Exams, deadlines and approved leave appear in the calendars that people have connected, each with the deadline of that student, while the student is in
 * the group. Each writes with an id of its own, so a repeat changes nothing.
 */
export function calendarSync(calendar: Calendar, publicUrl: string): Reaction {
  async function write(userId: string, entries: readonly CalendarEntry[]): Written {
    if (entries.length === 0 || (await calendar.write(userId, entries)) === 'written') return [];
    return [{ type: 'DisconnectGoogleCalendar', data: { userId }, key: userId }];
  }
  /** Each by itself: what one calendar cannot take now holds up no other. */
  async function writeEach(
    userIds: readonly string[],
    entriesFor: (userId: string) => Promise<readonly CalendarEntry[]>,
  ) {
    const written = await Promise.allSettled(userIds.map(async (userId) => write(userId, await entriesFor(userId))));
    const lost = written.find((one) => one.status === 'rejected');
    if (lost) throw lost.reason;
    return written.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }
  async function entriesFor(userId: string, item: CalendarItem, ask: Ask): Promise<readonly CalendarEntry[]> {
    const own = await ownItem(ask, userId, item);
    return own ? entriesOf(ask, userId, [own], publicUrl) : [];
  }
  /** `since`: what was over at that moment has nothing in a calendar yet, and gets nothing. */
  async function tellGroup(
    kind: Kind,
    groupId: string,
    itemId: string,
    { channel }: Occurred,
    ask: Ask,
    since = '',
  ): Written {
    if (channel === 'SEED' || (await isArchived(ask, groupId))) return [];
    const item = await itemOf(ask, kind, groupId, itemId);
    return item && item.endsAt >= since
      ? writeEach(await connectedIn(ask, groupId), (userId) => entriesFor(userId, item, ask))
      : [];
  }
  /** One student has another deadline. */
  async function tellOne(
    kind: Kind,
    { groupId, userId }: Member,
    itemId: string,
    { channel }: Occurred,
    ask: Ask,
  ): Written {
    if (channel === 'SEED' || !(await isConnected(ask, userId)) || !(await isIn(ask, { groupId, userId }))) return [];
    const item = await itemOf(ask, kind, groupId, itemId);
    return item ? write(userId, await entriesFor(userId, item, ask)) : [];
  }
  /** Of an exam that students find from now on, or find no longer, in every group that has it ahead. */
  async function tellExam(examId: string, { channel, at }: Occurred, ask: Ask): Written {
    if (channel === 'SEED') return [];
    const scheduled = await every(ask.table(scheduledExamFacts), { where: { examId } });
    const told = scheduled.map(async ({ groupId }) => {
      const item = await itemOf(ask, 'exam', groupId, examId);
      if (!item || (await isArchived(ask, groupId))) return [];
      return writeEach(await connectedIn(ask, groupId), async (userId) => {
        const own = await ownItem(ask, userId, item);
        if (own) return own.endsAt >= at ? entriesOf(ask, userId, [own], publicUrl) : [];
        return item.endsAt >= at ? [goneItem(item)] : [];
      });
    });
    return (await Promise.all(told)).flat();
  }
  async function aheadIn(groupId: string, userId: string, at: string, ask: Ask): Promise<readonly CalendarEntry[]> {
    const items = await entriesOf(ask, userId, await itemsAhead(ask, userId, groupId, at), publicUrl);
    const leaves = (await leavesAhead(ask, userId, groupId, at)).map((leave) =>
      leaveEntry(ask, userId, leave, publicUrl),
    );
    return [...items, ...(await Promise.all(leaves))];
  }
  /** What lies ahead, when the calendar is connected. */
  async function tellAll(userId: string, { at }: Occurred, ask: Ask): Written {
    const groups = await every(ask.table(enrolmentFacts), { where: { userId, status: 'active' } });
    const entries = await Promise.all(
      groups.map(async ({ groupId }) => ((await isArchived(ask, groupId)) ? [] : aheadIn(groupId, userId, at, ask))),
    );
    return write(userId, entries.flat());
  }
  /** What lies ahead in a group, or in its place that it is gone, for whoever has nothing to keep in mind there any more. */
  async function present({ groupId, userId }: Member, at: string, ask: Ask): Promise<readonly CalendarEntry[]> {
    if (await isIn(ask, { groupId, userId })) return aheadIn(groupId, userId, at, ask);
    const [items, leaves] = await Promise.all([
      itemsAhead(ask, userId, groupId, at),
      leavesAhead(ask, userId, groupId, at),
    ]);
    return [...items.map(goneItem), ...leaves.map(({ leaveRequestId }) => goneLeave(leaveRequestId))];
  }
  /** It comes with a student, and goes with whoever has left. */
  async function follow(member: Member, { channel, at }: Occurred, ask: Ask): Written {
    if (channel === 'SEED' || !(await isConnected(ask, member.userId))) return [];
    return write(member.userId, await present(member, at, ask));
  }
  async function followAll({ groupId }: Pick<Member, 'groupId'>, { channel, at }: Occurred, ask: Ask): Written {
    if (channel === 'SEED') return [];
    return writeEach(await connectedIn(ask, groupId), (userId) => present({ groupId, userId }, at, ask));
  }
  async function tellLeave(
    { leaveRequestId, userId }: Leave,
    days: { readonly fromDate: string; readonly toDate: string } | undefined,
    ask: Ask,
  ): Written {
    if (!(await isConnected(ask, userId))) return [];
    return write(userId, [
      days ? await leaveEntry(ask, userId, { leaveRequestId, ...days }, publicUrl) : goneLeave(leaveRequestId),
    ]);
  }

  return defineReaction({
    name: 'calendar-sync',
    from: 'now',
    events: [
      calendarConnectionEvents,
      enrolmentEvents,
      groupEvents,
      examDefinitionEvents,
      examScheduleEvents,
      assignmentEvents,
      submissionEvents,
      leaveRequestEvents,
    ],
    on: {
      GoogleCalendarConnected: ({ userId }, occurred, ask) => tellAll(userId, occurred, ask),
      GoogleCalendarDisconnected: async ({ userId }) => {
        await calendar.forget(userId);
        return [];
      },
      EnrolmentStarted: follow,
      EnrolmentResumed: follow,
      GraduationUndone: follow,
      EnrolmentWithdrawn: follow,
      EnrolmentSuspended: follow,
      EnrolmentCompleted: follow,
      GroupArchived: followAll,
      GroupRestored: followAll,
      // What its courses are called stands beside everything that lies ahead.
      GroupCoursesSet: followAll,
      ExamPublished: ({ examId }, occurred, ask) => tellExam(examId, occurred, ask),
      ExamRetired: ({ examId }, occurred, ask) => tellExam(examId, occurred, ask),
      ExamScheduled: ({ groupId, examId }, occurred, ask) =>
        tellGroup('exam', groupId, examId, occurred, ask, occurred.at),
      ExamRescheduled: ({ groupId, examId }, occurred, ask) => tellGroup('exam', groupId, examId, occurred, ask),
      ExamDeadlineExtended: (extended, occurred, ask) => tellOne('exam', extended, extended.examId, occurred, ask),
      AssignmentDefined: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask, occurred.at),
      AssignmentRevised: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask),
      AssignmentDueDateChanged: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask),
      SubmissionReopened: (reopened, occurred, ask) =>
        tellOne('assignment', reopened, reopened.assignmentId, occurred, ask),
      LeaveRequestApproved: (leave, _, ask) =>
        tellLeave(leave, { fromDate: leave.fromDate, toDate: leave.toDate }, ask),
      LeaveRequestAcknowledged: (leave, _, ask) => tellLeave(leave, undefined, ask),
      LeaveRequestWithdrawn: (leave, _, ask) => tellLeave(leave, undefined, ask),
    },
  });
}
