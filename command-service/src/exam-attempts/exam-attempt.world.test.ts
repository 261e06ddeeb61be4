import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { attemptIdOf, examAttemptStream, examSittingStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { sweepOnce } from '../kernel/sweep.ts';
import { examDefinition } from '../exams/exam-definition.decider.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { id, openWorld, person, system, web, type World } from '../kernel/testing/world.ts';
import { examAttempt } from './exam-attempt.decider.ts';
import { examAttemptFactTable } from './exam-attempt.facts.ts';
import { definition } from './exam-attempt.fixture.ts';
import { examExpiry, examHeartbeat } from './exam-heartbeat.ts';
import { examSitting } from './exam-sitting.decider.ts';
import { startExamAttempt } from './start-exam-attempt.process.ts';

const [student, stranger, groupId, regionId] = [1, 2, 3, 4].map(id) as [string, string, string, string];
const { examId } = definition;
const sitting = { userId: student, groupId, examId };
const attemptId = (n: number) => attemptIdOf(student, groupId, examId, n);
const opensAt = '2026-09-28T14:00:00.000Z';
let clock = '2026-10-01T12:00:00.000Z';
let world: World;

const known: readonly string[] = ['counter', 'userAccount', 'emailClaim', 'region'];
beforeEach(async () => {
  clock = '2026-10-01T12:00:00.000Z';
  world = await openWorld({
    events: catalogue.filter(({ category }) => !known.includes(category)),
    clock: () => new Date(clock),
    slices: {
      deciders: [examDefinition, examSchedule, examSitting, examAttempt],
      processes: [startExamAttempt],
      factTables: [groupFactTable, enrolmentFactTable, examAttemptFactTable],
      operations: [examHeartbeat],
    },
  });
  await person(world, student);
  await person(world, stranger);
  const group = { groupId, regionId, name: 'G', programYear: 1, startDate: null, endDate: null, locale: 'en', offlineApp: false, selfSignUp: false };
  await world.write(`group-${groupId}`, [{ type: 'GroupCreated', data: { ...group, freeOfCharge: false } }]);
  await world.write(`enrolment-${groupId}_${student}`, [
    { type: 'EnrolmentStarted', data: { groupId, userId: student, regionId, date: '2026-09-01', source: 'admin' } },
  ]);
  await world.write(examDefinitionStream(examId), [
    { type: 'ExamDefined', data: { ...definition, questions: definition.questions.slice(0, 10) } },
    { type: 'ExamPublished', data: { examId, version: 1 } },
  ]);
  const window = { groupId, examId, regionId, opensAt, closesAt: '2026-10-09T22:00:00.000Z', lockAt: null };
  await world.write(examScheduleStream(groupId, examId), [{ type: 'ExamScheduled', data: window }]);
});
afterEach(() => world.close());

const start = (startId = randomUUID(), more: object = {}) => world.send('StartExamAttempt', { ...sitting, startId, ...more }, web(student));
const submit = (n: number) => world.send('SubmitExamAttempt', { attemptId: attemptId(n) }, web(student));
const typesOf = async (stream: string) => (await world.history(stream)).map(({ type }) => type);
const ofAttempt = (n: number) => typesOf(examAttemptStream(attemptId(n)));
const reservations = async () => (await typesOf(examSittingStream(student, groupId, examId))).filter((type) => type === 'AttemptReserved').length;

describe('starting', () => {
  test('gives out the number and begins the attempt; the same start meets it again', async () => {
    const startId = randomUUID();
    expect(await start(startId)).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)) });
    expect(await start(startId)).toMatchObject({ ok: true });
    expect(await reservations()).toBe(1);
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
  });
  test('again abandons what is open', async () => {
    await start();
    expect(await start()).toMatchObject({ ok: true });
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted', 'ExamAttemptAbandoned']);
    expect(await ofAttempt(2)).toEqual(['ExamAttemptStarted']);
  });
  test('beyond the limit is refused and abandons nothing', async () => {
    await start();
    await submit(1);
    await start();
    expect(await start()).toMatchObject({ ok: false, code: 'examAttempt.attemptsExceeded' });
    expect(await ofAttempt(2)).toEqual(['ExamAttemptStarted']);
  });
  test('in many windows at once never makes more than are allowed', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => start()));
    const begun = [await ofAttempt(1), await ofAttempt(2), await ofAttempt(3)];
    expect(begun[2]).toEqual([]);
    expect(begun.filter((types) => types.length === 1 && types[0] === 'ExamAttemptStarted').length).toBeLessThanOrEqual(1);
    expect(replies.filter((reply) => !reply.ok).map((reply) => 'code' in reply && reply.code)).toEqual(
      expect.arrayContaining(['examAttempt.attemptsExceeded']),
    );
  });
  test('the last attempt in two windows at once gives it to one of them', async () => {
    await start();
    await submit(1);
    const replies = await Promise.all([start(), start()]);
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await ofAttempt(2)).toEqual(['ExamAttemptStarted']);
    expect(await ofAttempt(3)).toEqual([]);
  });
  test('knows of a pass before the sitting has heard of it', async () => {
    await start();
    for (const { id: questionId } of definition.questions.slice(0, 10))
      await world.send('SaveExamAnswer', { attemptId: attemptId(1), questionId, optionId: 'true' }, web(student));
    expect(await submit(1)).toMatchObject({ ok: true });
    expect(await typesOf(examSittingStream(student, groupId, examId))).toEqual(['AttemptReserved']);
    expect(await start()).toMatchObject({ ok: false, code: 'examAttempt.alreadyPassed' });
  });
  test('for somebody else is no access', async () => {
    expect(await world.send('StartExamAttempt', { ...sitting, startId: randomUUID() }, web(stranger))).toMatchObject({ ok: false, code: 'noAccess' });
    await start();
    const others = await world.send('SubmitExamAttempt', { attemptId: attemptId(1) }, web(stranger));
    expect(others).toEqual(await world.send('SubmitExamAttempt', { attemptId: attemptId(7) }, web(stranger)));
    expect(others).toMatchObject({ ok: false, code: 'notFound' });
  });
});

test('a submit that is repeated a hundred times grades once', async () => {
  await start();
  const replies = await Promise.all(Array.from({ length: 100 }, () => submit(1)));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted', 'ExamAttemptSubmitted', 'ExamAttemptGraded']);
});

describe('a browser that is silent', () => {
  // Records expire by the clock of the machine, so this one is ahead of it.
  beforeEach(() => void (clock = '2036-10-01T12:00:00.000Z'));
  const beat = (userId = student) =>
    world.service.operations['/operations/exam-heartbeat']!({ attemptId: attemptId(1), userId }, system).then(({ body }) => body);
  const sweep = (at: string, since = opensAt) => {
    clock = at;
    const parts = { handle: world.service.handle, ask: world.service.facts.ask, records: world.records, clock: () => new Date(at), log: world.log };
    return sweepOnce(examExpiry, parts, since);
  };
  test('loses its attempt after two minutes, and a beat gives two more', async () => {
    await start();
    await sweep('2036-10-01T12:02:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    expect(await beat()).toEqual({ open: true, timeLimitAt: null });
    await sweep('2036-10-01T12:04:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    await sweep('2036-10-01T12:04:00.001Z');
    expect((await world.history(examAttemptStream(attemptId(1)))).at(-1)).toMatchObject({ type: 'ExamAttemptAbandoned', data: { reason: 'heartbeatLost' } });
    expect(await beat()).toEqual({ open: false, timeLimitAt: null });
  });
  test('is heard from the moment on when the service listens', async () => {
    await start();
    await sweep('2036-10-01T12:30:00.000Z', '2036-10-01T12:29:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
  });
  test('of somebody else says nothing about it', async () => {
    await start();
    expect(await beat(stranger)).toEqual({ open: false, timeLimitAt: null });
  });
});
