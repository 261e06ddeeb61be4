import { createHash } from 'node:crypto';
import { every } from '@paideia/documents/every.ts';
import { calendarConnectionEvents } from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { calendarTexts } from '@paideia/events/calendar-connections/calendar-connection.messages.ts';
import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { courseStream } from '@paideia/events/courses/course.events.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import { examScheduleEvents } from '@paideia/events/exams/exam.events.ts';
import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { leaveRequestEvents } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { course } from '../courses/course.decider.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, type Command, type Reaction } from '../kernel/react/reaction.ts';
import { wordingOf } from '../translations/translation.facts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';
import { translations } from './calendar-translations.ts';
import { calendarItemId, calendarItems, calendarUsers, type CalendarItem } from './calendar.facts.ts';
import type { Calendar, CalendarEntry } from './calendar.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { userProfileStream } from '@paideia/events/profiles/profile.events.ts';

const half = 30 * 60_000;
/** Ours, and the same each time: Google takes 0 to 9 and a to v. */
const idOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join(' ')).digest('hex');
const wordingFor = async (ask: Ask, userId: string): Promise<Wording> => {
  const { locale } = await ask.state(userProfile, userProfileStream(userId));
  return wordingOf(ask, translations, locale, Object.values(calendarTexts));
};

/** As it is called, with its course. */
const titleIn = async (ask: Ask, { title, courseId }: CalendarItem): Promise<string> =>
  partName(title, (await ask.state(course, courseStream(courseId))).course?.title);

function entryOf(
  { kind, groupId, itemId, startsAt, endsAt }: CalendarItem,
  title: string,
  wording: Wording,
  publicUrl: string,
): CalendarEntry {
  const message = kind === 'exam' ? calendarTexts.exam : calendarTexts.assignment;
  // An assignment is due at an instant; half an hour before it can be seen in a calendar.
  const start = kind === 'exam' ? startsAt : later(endsAt, -half);
  const url = `${publicUrl}/student/assessments/${kind === 'exam' ? 'exams' : 'assignments'}/${itemId}`;
  return { id: idOf(kind, groupId, itemId), summary: say(wording, message, { title }), start, end: endsAt, url };
}

type Leave = { readonly leaveRequestId: string; readonly userId: string };

/** Exams, deadlines and approved leave appear in the calendars that people have connected. Each writes with an id of its own, so a repeat changes nothing. */
export function calendarSync(calendar: Calendar, publicUrl: string): Reaction {
  async function write(userId: string, entries: readonly CalendarEntry[]): Promise<readonly Command[]> {
    if (entries.length === 0 || (await calendar.write(userId, entries)) === 'written') return [];
    return [{ type: 'DisconnectGoogleCalendar', data: { userId }, key: userId }];
  }
  async function tellGroup(
    kind: CalendarItem['kind'],
    groupId: string,
    itemId: string,
    { channel }: Occurred,
    ask: Ask,
  ): Promise<readonly Command[]> {
    const item =
      channel === 'SEED' ? undefined : await ask.table(calendarItems).one(calendarItemId(kind, groupId, itemId));
    if (!item) return [];
    const members = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
    const connected = await ask.table(calendarUsers).many(members.map(({ userId }) => userId));
    const title = await titleIn(ask, item);
    const written = await Promise.allSettled(
      connected.map(async ({ userId }) =>
        write(userId, [entryOf(item, title, await wordingFor(ask, userId), publicUrl)]),
      ),
    );
    const lost = written.find((one) => one.status === 'rejected');
    if (lost) throw lost.reason;
    return written.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }
  /** What lies ahead, when the calendar is connected. */
  async function tellAll(userId: string, { at }: Occurred, ask: Ask): Promise<readonly Command[]> {
    const groups = await every(ask.table(enrolmentFacts), { where: { userId, status: 'active' } });
    const items = await Promise.all(
      groups.map(({ groupId }) => every(ask.table(calendarItems), { where: { groupId } })),
    );
    const wording = await wordingFor(ask, userId);
    const ahead = items.flat().filter(({ endsAt }) => endsAt >= at);
    const entries = ahead.map(async (item) => entryOf(item, await titleIn(ask, item), wording, publicUrl));
    return write(userId, await Promise.all(entries));
  }
  async function tellLeave(
    { leaveRequestId, userId }: Leave,
    days: { readonly fromDate: string; readonly toDate: string } | undefined,
    ask: Ask,
  ) {
    if (!(await ask.table(calendarUsers).one(userId))) return [];
    const id = idOf('leave', leaveRequestId);
    if (!days) return write(userId, [{ id, isGone: true }]);
    const summary = say(await wordingFor(ask, userId), calendarTexts.leave);
    const url = `${publicUrl}/student/attendance?tab=leave-requests`;
    return write(userId, [{ id, summary, start: days.fromDate, end: daysAfter(days.toDate, 1), url }]);
  }

  return defineReaction({
    name: 'calendar-sync',
    from: 'now',
    events: [calendarConnectionEvents, examScheduleEvents, assignmentEvents, leaveRequestEvents],
    on: {
      GoogleCalendarConnected: ({ userId }, occurred, ask) => tellAll(userId, occurred, ask),
      GoogleCalendarDisconnected: async ({ userId }) => {
        await calendar.forget(userId);
        return [];
      },
      ExamScheduled: ({ groupId, examId }, occurred, ask) => tellGroup('exam', groupId, examId, occurred, ask),
      ExamRescheduled: ({ groupId, examId }, occurred, ask) => tellGroup('exam', groupId, examId, occurred, ask),
      AssignmentDefined: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask),
      AssignmentRevised: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask),
      AssignmentDueDateChanged: ({ groupId, assignmentId }, occurred, ask) =>
        tellGroup('assignment', groupId, assignmentId, occurred, ask),
      LeaveRequestApproved: (leave, _, ask) => tellLeave(leave, leave, ask),
      LeaveRequestAcknowledged: (leave, _, ask) => tellLeave(leave, undefined, ask),
      LeaveRequestWithdrawn: (leave, _, ask) => tellLeave(leave, undefined, ask),
    },
  });
}
