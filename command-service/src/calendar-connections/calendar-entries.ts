import { createHash } from 'node:crypto';
import { every } from '@paideia/documents/every.ts';
import { calendarTexts } from '@paideia/events/calendar-connections/calendar-connection.messages.ts';
import { courseStream } from '@paideia/events/courses/course.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { daysAfter, earliestDateAt, later } from '@paideia/events/kernel/dates.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import { userProfileStream } from '@paideia/events/profiles/profile.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { deadlineOf as dueOf } from '@paideia/events/submissions/submission.rules.ts';
import { course } from '../courses/course.decider.ts';
import { examDefinition, publishedOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { leaveCoverage } from '../leave-requests/leave-coverage.facts.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { submission } from '../submissions/submission.decider.ts';
import { wordingOf } from '../translations/translation.facts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';
import { translations } from './calendar-translations.ts';
import { calendarItems, type CalendarItem } from './calendar.facts.ts';
import type { CalendarEntry } from './calendar.ts';

const half = 30 * 60_000;
/** Ours, and the same each time: Google takes 0 to 9 and a to v. */
const idOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join(' ')).digest('hex');
const wordingFor = async (ask: Ask, userId: string): Promise<Wording> => {
  const { locale } = await ask.state(userProfile, userProfileStream(userId));
  return wordingOf(ask, translations, locale, Object.values(calendarTexts));
};

type OfItem = Pick<CalendarItem, 'kind' | 'groupId' | 'itemId'>;
/** In place of what a person has no longer to keep in mind. */
export const goneItem = ({ kind, groupId, itemId }: OfItem): CalendarEntry => ({
  id: idOf(kind, groupId, itemId),
  isGone: true,
});
export const goneLeave = (leaveRequestId: string): CalendarEntry => ({
  id: idOf('leave', leaveRequestId),
  isGone: true,
});

/** The item as one student finds it, with a deadline of its own where there is one; undefined while students find no such exam. */
export async function ownItem(ask: Ask, userId: string, item: CalendarItem): Promise<CalendarItem | undefined> {
  const { kind, groupId, itemId } = item;
  if (kind === 'assignment') {
    const { until } = await ask.state(submission, submissionStream(itemId, userId));
    return { ...item, endsAt: dueOf(item.endsAt, until) };
  }
  const version = publishedOf(await ask.state(examDefinition, examDefinitionStream(itemId)));
  if (!version) return undefined;
  const schedule = await ask.state(examSchedule, examScheduleStream(groupId, itemId));
  const { title, courseId } = version;
  return { ...item, title, courseId, endsAt: deadlineOf(schedule, userId) ?? item.endsAt };
}
/** What still lies ahead of a student in a group at that moment. */
export async function itemsAhead(ask: Ask, userId: string, groupId: string, at: string) {
  const items = await every(ask.table(calendarItems), { where: { groupId } });
  const own = await Promise.all(items.map((item) => ownItem(ask, userId, item)));
  return own.filter((item) => item !== undefined).filter(({ endsAt }) => endsAt >= at);
}

async function entryOf(
  ask: Ask,
  { kind, groupId, itemId, courseId, title, startsAt, endsAt }: CalendarItem,
  wording: Wording,
  publicUrl: string,
): Promise<CalendarEntry> {
  const message = kind === 'exam' ? calendarTexts.exam : calendarTexts.assignment;
  const name = partName(title, (await ask.state(course, courseStream(courseId))).course?.title);
  // An assignment is due at an instant; half an hour before it can be seen in a calendar.
  const start = kind === 'exam' ? startsAt : later(endsAt, -half);
  const url = `${publicUrl}/student/assessments/${kind === 'exam' ? 'exams' : 'assignments'}/${itemId}`;
  return { id: idOf(kind, groupId, itemId), summary: say(wording, message, { title: name }), start, end: endsAt, url };
}
/** Items as they stand in a person's calendar, as they are called there with their course. */
export async function entriesOf(ask: Ask, userId: string, items: readonly CalendarItem[], publicUrl: string) {
  const wording = await wordingFor(ask, userId);
  return Promise.all(items.map((item) => entryOf(ask, item, wording, publicUrl)));
}

type Leave = { readonly leaveRequestId: string; readonly fromDate: string; readonly toDate: string };
export async function leaveEntry(ask: Ask, userId: string, leave: Leave, publicUrl: string): Promise<CalendarEntry> {
  const summary = say(await wordingFor(ask, userId), calendarTexts.leave);
  const url = `${publicUrl}/student/attendance?tab=leave-requests`;
  const { leaveRequestId, fromDate, toDate } = leave;
  return { id: idOf('leave', leaveRequestId), summary, start: fromDate, end: daysAfter(toDate, 1), url };
}
/** Approved leave of a student in a group that is not over at that moment. */
export async function leavesAhead(ask: Ask, userId: string, groupId: string, at: string): Promise<readonly Leave[]> {
  const toDate = { from: earliestDateAt(at) };
  const decided = await every(ask.table(leaveCoverage), { where: { groupId, toDate } });
  return decided.filter((one) => one.userId === userId && one.status === 'approved');
}
