import { bestOf, placeOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { sectionOf, sittingStatus, type SittingStatus } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { studentExams, type SatAttempt } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import {
  closesFor,
  currentVersion,
  examDefinitions,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import { excusedIn, isExcusedFrom } from '../gradebook/excused-work.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { ExtraAttemptGrant } from './exam-result.types.ts';
import type { AssessmentExam } from './assessment.types.ts';

const counted = (attempts: readonly SatAttempt[]) => attempts.filter(({ status }) => status !== 'voided');

/** An exam of a group as one student finds it now; undefined while it is not published. */
export async function sittingOf(
  context: Context,
  schedule: ExamScheduleView,
  userId: string,
): Promise<AssessmentExam | undefined> {
  const { examId, groupId, opensAt, lockAt } = schedule;
  const [definition, sitting, excused] = await Promise.all([
    context.join(examDefinitions, examId),
    context.join(studentExams, sittingIdOf(userId, groupId, examId)),
    excusedIn(context, userId, groupId),
  ]);
  if (!definition || definition.published === null || definition.retired) return undefined;
  const { title, passMark, openBook, penalty, timeLimitMin, questions, courseId, ...exam } = currentVersion(definition);
  const course = await context.join(courses, courseId);
  const extraMinutes = timeLimitMin === null ? 0 : (sitting?.extraTime?.minutes ?? 0);
  const attempts = counted(sitting?.attempts ?? []);
  const attemptsAllowed = exam.attemptsAllowed + (sitting?.granted ?? 0);
  const [used, passed] = [attempts.length, attempts.some((one) => one.passed)];
  const closesAt = closesFor(schedule, userId);
  const status: SittingStatus = sittingStatus({
    now: context.now,
    opensAt,
    closesAt,
    lockAt,
    passed,
    used,
    allowed: attemptsAllowed,
  });
  const best = bestOf(attempts.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }])));
  return {
    _id: schedule._id,
    examId,
    groupId,
    courseId,
    courseCode: course?.code ?? '',
    courseTitle: course?.title ?? '',
    title,
    status,
    section: sectionOf(status, { passed, used }),
    opensAt,
    closesAt,
    lockAt,
    attemptsAllowed,
    used,
    attemptsLeft: Math.max(0, attemptsAllowed - used),
    passed,
    bestScore: best?.score ?? null,
    bestScaledFrom: best?.scaledFrom ?? null,
    openAttemptId: attempts.find((one) => one.status === 'open')?.attemptId ?? null,
    lastAttemptId: attempts.filter((one) => one.status !== 'open').at(-1)?.attemptId ?? null,
    passMark,
    openBook,
    penalty,
    timeLimitMin: timeLimitMin === null ? null : timeLimitMin + extraMinutes,
    extraMinutes,
    questionCount: questions.length,
    excused: isExcusedFrom(excused, examId),
  };
}

/** How many attempts a student may have at an exam, with the granted ones, how many are left, and which one the attempt of a number is. */
export async function attemptsOf(context: Context, userId: string, groupId: string, examId: string) {
  const [definition, sitting] = await Promise.all([
    context.join(examDefinitions, examId),
    context.join(studentExams, sittingIdOf(userId, groupId, examId)),
  ]);
  const granted = sitting?.granted ?? 0;
  const attempts = sitting?.attempts ?? [];
  const used = counted(attempts).length;
  const attemptsAllowed = (definition ? currentVersion(definition).attemptsAllowed : 0) + granted;
  return {
    granted,
    used,
    attemptsAllowed,
    attemptsLeft: Math.max(0, attemptsAllowed - used),
    place: (n: number) => placeOf(n, attempts),
  };
}

/** What staff gave beyond the attempts of the exam, the first first. */
export async function grantsOf(
  context: Context,
  userId: string,
  groupId: string,
  examId: string,
): Promise<readonly ExtraAttemptGrant[]> {
  const grants = (await context.join(studentExams, sittingIdOf(userId, groupId, examId)))?.grants ?? [];
  return Promise.all(
    grants.map(async ({ by, ...grant }) => ({ ...grant, byName: (await context.join(users, by))?.fullName ?? null })),
  );
}
