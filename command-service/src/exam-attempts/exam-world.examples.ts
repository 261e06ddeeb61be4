import { randomUUID } from 'node:crypto';
import { catalogue } from '@paideia/events/catalogue.ts';
import { attemptIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { examDefinition } from '../exams/exam-definition.decider.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { examFactTable } from '../exams/exam.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { id, openWorld, person, web, type Options } from '../kernel/testing/world.ts';
import { examAttempt } from './exam-attempt.decider.ts';
import { examAttemptFactTable } from './exam-attempt.facts.ts';
import { definition } from './exam-attempt.examples.ts';
import { examHeartbeat, examPageLeft } from './exam-heartbeat.ts';
import { examSitting } from './exam-sitting.decider.ts';
import { examCorrections } from './exam-corrections.reactions.ts';
import { examRetakes } from './exam-retakes.reactions.ts';
import { examSittings } from './exam-sittings.reactions.ts';
import { startExamAttempt } from './start-exam-attempt.process.ts';

export const [student, other, groupId, regionId] = [1, 2, 3, 4].map(id) as [string, string, string, string];
export const { examId } = definition;
export const opensAt = '2026-09-28T14:00:00.000Z';
export const closesAt = '2026-10-09T22:00:00.000Z';
export const attemptId = (n: number, userId = student): string => attemptIdOf(userId, groupId, examId, n);

const enrolled = (userId: string) => ({
  type: 'EnrolmentStarted',
  data: { groupId, userId, regionId, date: '2026-09-01', source: 'admin' },
});

/** Real stores with an exam of ten questions, two attempts, scheduled for a group of one or more students. */
export async function examWorld(clock: () => Date, students: readonly string[] = [student], wrap?: Options['wrap']) {
  const world = await openWorld({
    events: catalogue,
    clock,
    ...(wrap && { wrap }),
    slices: {
      deciders: [examDefinition, examSchedule, examSitting, examAttempt],
      processes: [startExamAttempt],
      reactions: [examSittings, examRetakes, examCorrections],
      factTables: [groupFactTable, enrolmentFactTable, examFactTable, examAttemptFactTable],
      endpoints: [examHeartbeat, examPageLeft],
    },
  });
  for (const userId of [student, other]) await person(world, userId);
  const group = {
    groupId,
    regionId,
    name: 'Day Year 1',
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: 'en',
    offlineApp: false,
  };
  await world.write(`group-${groupId}`, [
    { type: 'GroupCreated', data: { ...group, selfSignUp: false, freeOfCharge: false } },
  ]);
  for (const userId of students) await world.write(`enrolment-${groupId}_${userId}`, [enrolled(userId)]);
  await world.write(examDefinitionStream(examId), [
    { type: 'ExamDefined', data: { ...definition, questions: definition.questions.slice(0, 10) } },
    { type: 'ExamPublished', data: { examId, version: 1 } },
  ]);
  const window = { groupId, examId, regionId, opensAt, closesAt, lockAt: null };
  await world.write(examScheduleStream(groupId, examId), [{ type: 'ExamScheduled', data: window }]);
  return {
    ...world,
    begin: (
      startId: string = randomUUID(),
      userId = student,
      instance: Pick<typeof world.service, 'handle'> = world.service,
      commandId = randomUUID(),
    ) =>
      instance.handle({ type: 'StartExamAttempt', data: { userId, groupId, examId, startId }, commandId }, web(userId)),
    submit: (n: number, userId = student) =>
      world.send('SubmitExamAttempt', { attemptId: attemptId(n, userId) }, web(userId)),
  };
}
export type ExamWorld = Awaited<ReturnType<typeof examWorld>>;
