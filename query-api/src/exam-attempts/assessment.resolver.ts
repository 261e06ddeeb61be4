import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import { sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptMessages } from '@paideia/events/exam-attempts/exam-attempt.messages.ts';
import { placeOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import type { SittingStatus } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { currentVersion, examDefinitions, examSchedules } from '@paideia/projection-service/exams/exam.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { spokenParams } from '../kernel/graphql/spoken-params.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { dateIn, groupTimetable } from '../registers/group-timetable.types.ts';
import { assessmentsOf, ownGroup } from './assessment.queries.ts';
import { Assessments, ExamIntro } from './assessment.types.ts';
import { grantsOf, sittingOf } from './sittings.ts';

const refusals: Readonly<Record<Exclude<SittingStatus, 'open' | 'late'>, keyof typeof examAttemptMessages>> = {
  notOpen: 'notOpenYet',
  locked: 'locked',
  passed: 'alreadyPassed',
  exhausted: 'attemptsExceeded',
};

@Resolver()
export class AssessmentResolver {
  /** `status` is a heading (open, closed, passed, failed) or a status of its own. Those that close first come first. */
  @Query(() => Assessments)
  async assessments(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('status', () => String, { nullable: true }) status: string | null,
    @Ctx() context: Context,
  ): Promise<Assessments> {
    const all = await assessmentsOf(context, groupId);
    if (!status) return all;
    const { exams, assignments: own } = all;
    return {
      ...all,
      exams: exams.filter((exam) => exam.section === status || exam.status === status),
      assignments: own.filter((one) => one.status === status),
    };
  }

  @Query(() => ExamIntro)
  async examIntro(
    @Arg('examId', () => ID) examId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<ExamIntro> {
    const userId = await ownGroup(context, groupId);
    const schedule = await context.join(examSchedules, examScheduleIdOf(groupId, examId));
    const exam = schedule && (await sittingOf(context, schedule, userId));
    const definition = await context.join(examDefinitions, examId);
    const timetable = await groupTimetable(context, groupId);
    if (!exam || !definition || !timetable) throw new Refusal('notFound');
    const { instructions, pointsPerQuestion, questions } = currentVersion(definition);
    const why = refusals[exam.status as keyof typeof refusals];
    const params = spokenParams(context.locale, { date: dateIn(timetable.timeZone, exam.opensAt) });
    const attempts = (await context.join(studentExams, sittingIdOf(userId, groupId, examId)))?.attempts ?? [];
    return {
      ...exam,
      attempts: attempts.map((one) => ({ ...one, attempt: placeOf(one.n, attempts) })),
      extraAttempts: await grantsOf(context, userId, groupId, examId),
      instructions,
      pointsPerQuestion,
      attemptNumber: exam.used + 1,
      trueFalseCount: questions.filter(({ kind }) => kind === 'trueFalse').length,
      mayStart: !why && !timetable.group.archived,
      refusal: why
        ? context.text(examAttemptMessages[why].id, params)
        : timetable.group.archived
          ? context.text(examAttemptMessages.notAvailable.id)
          : null,
      willBeScaled: exam.used > 0 || exam.penalty || exam.status === 'late',
    };
  }
}
