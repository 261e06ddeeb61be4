import { every } from '@paideia/documents/every.ts';
import { lessonsBetween } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { termsOfGroup, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { through } from '@paideia/events/kernel/dates.ts';
import { absenceExplanations } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { coursePlans } from '@paideia/projection-service/courses/course.view.ts';
import { studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { closesFor } from '@paideia/projection-service/exams/exam.view.ts';
import type { GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { attendanceRegisters, daysOf } from '@paideia/projection-service/registers/register.view.ts';
import { assignmentsOf } from '../assignments/assignment.queries.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { examsOf } from '../transcripts/taken-exams.queries.ts';
import type { GroupTerm, TermOpenings } from './term-lock.types.ts';

/** The terms of a group as its transcripts have them. A locked one is as it was locked. */
export async function termsOf(context: Context, { _id, locks }: GroupView): Promise<readonly GroupTerm[]> {
  const [plan, timetable] = await Promise.all([context.join(coursePlans, _id), groupTimetable(context, _id)]);
  const { terms = [], formerTerms = [] } = timetable?.schema ?? {};
  const all = termsOfGroup({ terms, formerTerms, plan: plan?.items ?? [] });
  const beside = locks.filter(({ term }) => !all.some((one) => one.term === term));
  return Promise.all(
    [...all, ...beside].map(async (known) => {
      const lock = locks.find(({ term }) => term === known.term);
      const { term: name, from, to, courseIds } = lock ?? known;
      const lockedBy = lock ? ((await context.join(users, lock.lockedBy))?.fullName ?? null) : null;
      return { name, from, to, courseIds, lockedAt: lock?.lockedAt ?? null, lockedBy };
    }),
  );
}

const isOpenAt = (now: string, at: string) => Date.parse(at) > Date.parse(now);

async function openWork(context: Context, groupId: string, courseIds: readonly string[]) {
  const isThere = ({ courseId }: { readonly courseId: string }) => courseIds.includes(courseId);
  const isOpen = (at: string) => isOpenAt(context.now, at);
  const handedIn = async (status: 'submitted' | 'reopened') =>
    (await every(context.read(submissions), { where: { groupId, status }, sort: { field: 'at' } })).filter(isThere);
  const [set, { schedules, definitions }, submitted, reopened] = await Promise.all([
    assignmentsOf(context, groupId),
    examsOf(context, groupId),
    handedIn('submitted'),
    handedIn('reopened'),
  ]);
  const exams = schedules.filter(({ examId }) => definitions.some((exam) => exam._id === examId && isThere(exam)));
  const sat = await Promise.all(
    exams.map(({ examId }) => every(context.read(studentExams), { where: { groupId, examId } })),
  );
  const deadlines = [
    ...set.filter(isThere).map(({ dueAt }) => dueAt),
    // The latest of the group's and of those that single students have.
    ...exams.map((one) =>
      [one.closesAt, ...Object.keys(one.extended).map((userId) => closesFor(one, userId))].toSorted().at(-1)!,
    ),
    ...reopened.flatMap(({ reopenedUntil }) => reopenedUntil ?? []),
  ];
  return {
    runningAttempts: sat.flat().flatMap(({ attempts }) => attempts.filter(({ status }) => status === 'open')).length,
    ungraded: [...submitted, ...reopened].filter(({ waitingFrom }) => waitingFrom !== null && !isOpen(waitingFrom))
      .length,
    openDeadlines: deadlines.filter(isOpen).length,
  };
}

/** A term is at most as long as this; no timetable has more. */
const mostDays = 400;

async function openAttendance(context: Context, { _id: groupId, regionId }: GroupView, { from, to }: TermLock) {
  const timetable = await groupTimetable(context, groupId);
  const today = timetable?.today ?? '';
  const [registers, explained, leave] = await Promise.all([
    every(context.read(attendanceRegisters), {
      where: { groupId, when: daysOf(from, to) },
      sort: { field: 'when' },
    }),
    every(context.read(absenceExplanations), {
      where: { regionId, status: 'explained', date: { from, below: through(to) } },
      sort: { field: 'date' },
    }),
    every(context.read(leaveRequests), { where: { groupId }, sort: { field: 'submittedAt' } }),
  ]);
  const isTaken = new Set(registers.map(({ date, periodKey }) => `${date} ${periodKey}`));
  const lessons = timetable?.schema ? lessonsBetween(timetable.schema, from, to, mostDays) : [];
  return {
    openRegisters: registers.filter(({ status }) => status === 'open').length,
    missingRegisters: lessons.filter(({ date, periodKey }) => date < today && !isTaken.has(`${date} ${periodKey}`))
      .length,
    explanations: explained.filter((one) => one.groupId === groupId).length,
    leaveRequests: leave.filter(
      ({ status, isDormant, fromDate, toDate }) =>
        status === 'pending' && !isDormant && fromDate <= to && from <= toDate,
    ).length,
  };
}

/** What would be left as it is, if the term were locked now. */
export async function openingsOf(context: Context, group: GroupView, name: string): Promise<TermOpenings> {
  const term = (await termsOf(context, group)).find((one) => one.name === name);
  if (!term) throw new Refusal('notFound');
  const [work, attendance] = await Promise.all([
    openWork(context, group._id, term.courseIds),
    openAttendance(context, group, { term: name, from: term.from, to: term.to, courseIds: term.courseIds }),
  ]);
  return { ...work, ...attendance };
}
