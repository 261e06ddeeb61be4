import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { examAttemptStream, examSittingStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { runOnce } from '../kernel/schedule/scheduled-job.ts';
import { until } from '../kernel/testing/until.ts';
import { system, web } from '../kernel/testing/world.ts';
import { definition } from './exam-attempt.examples.ts';
import {
  attemptId,
  examId,
  examWorld,
  groupId,
  opensAt,
  other,
  regionId,
  student,
  type ExamWorld,
} from './exam-world.examples.ts';
import { examExpiry } from './exam-heartbeat.ts';

let clock = '2026-10-01T12:00:00.000Z';
let world: ExamWorld;
beforeEach(async () => {
  clock = '2026-10-01T12:00:00.000Z';
  world = await examWorld(() => new Date(clock));
});
afterEach(() => world.close());

const start = (startId?: string) => world.begin(startId);
const submit = (n: number) => world.submit(n);
const typesOf = async (stream: string) => (await world.history(stream)).map(({ type }) => type);
const ofAttempt = (n: number) => typesOf(examAttemptStream(attemptId(n)));
const ofSitting = () => typesOf(examSittingStream(student, groupId, examId));

describe('starting', () => {
  test('begins the attempt in one append; the same start meets it again', async () => {
    const startId = randomUUID();
    expect(await start(startId)).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)) });
    expect(await start(startId)).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)) });
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    expect(await ofAttempt(2)).toEqual([]);
    expect(await ofSitting()).toEqual([]);
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
  test('in many windows at once makes one attempt, and the others are told', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => start()));
    const begun = [await ofAttempt(1), await ofAttempt(2), await ofAttempt(3)];
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    for (const reply of replies.filter(({ ok }) => !ok))
      expect(reply).toMatchObject({ code: 'examAttempt.startedElsewhere' });
    expect(begun).toEqual([['ExamAttemptStarted'], [], []]);
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
    expect(await ofSitting()).toEqual([]);
    expect(await start()).toMatchObject({ ok: false, code: 'examAttempt.alreadyPassed' });
  });
  test('for somebody else is no access', async () => {
    expect(
      await world.send('StartExamAttempt', { userId: student, groupId, examId, startId: randomUUID() }, web(other)),
    ).toMatchObject({
      ok: false,
      code: 'noAccess',
    });
    await start();
    const others = await world.send('SubmitExamAttempt', { attemptId: attemptId(1) }, web(other));
    expect(others).toEqual(await world.send('SubmitExamAttempt', { attemptId: attemptId(7) }, web(other)));
    expect(others).toMatchObject({ ok: false, code: 'notFound' });
  });
});

test('a submit that is repeated a hundred times grades once', async () => {
  await start();
  const replies = await Promise.all(Array.from({ length: 100 }, () => submit(1)));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted', 'ExamAttemptSubmitted', 'ExamAttemptGraded']);
});

test('a deadline that is extended while an attempt runs counts for it', async () => {
  await start();
  const closesAt = '2026-10-12T22:00:00.000Z';
  await world.write(examScheduleStream(groupId, examId), [
    {
      type: 'ExamDeadlineExtended',
      data: { groupId, examId, regionId, userId: student, closesAt, reason: 'Illness' },
    },
  ]);
  clock = closesAt;
  await submit(1);
  expect((await world.history(examAttemptStream(attemptId(1)))).at(-1)).toMatchObject({
    type: 'ExamAttemptGraded',
    data: { late: false },
  });
});

test('an attempt that is voided makes no retake of the one after it', async () => {
  const ending = new AbortController();
  const running = world.service.run(ending.signal);
  const sit = async (n: number, points: number) => {
    await start();
    for (const { id: questionId } of definition.questions.slice(0, points))
      await world.done('SaveExamAnswer', { attemptId: attemptId(n), questionId, optionId: 'true' }, web(student));
    await submit(n);
  };
  const graded = async () =>
    (await world.history(examAttemptStream(attemptId(2))))
      .filter(({ type }) => type === 'ExamAttemptGraded')
      .map(({ data }) => (data as { readonly score: number }).score);
  await sit(1, 6);
  await sit(2, 9);
  expect(await graded()).toEqual([70]);
  await world.write(examAttemptStream(attemptId(1)), [
    {
      type: 'ExamAttemptVoided',
      data: {
        attemptId: attemptId(1),
        userId: student,
        groupId,
        examId,
        regionId,
        n: 1,
        reason: 'x',
        by: other,
      },
    },
  ]);
  await until(graded, (scores) => scores.length === 2);
  expect(await graded()).toEqual([70, 90]);
  ending.abort();
  await running.catch(() => undefined);
});

describe('a browser that is silent', () => {
  // Records expire by the clock of the machine, so this one is ahead of it.
  beforeEach(() => void (clock = '2036-10-01T12:00:00.000Z'));
  const beat = (userId = student) =>
    world.service.endpoints['/operations/exam-heartbeat']!({ attemptId: attemptId(1), userId }, system).then(
      ({ body }) => body,
    );
  const look = (at: string, since = opensAt) => {
    clock = at;
    const parts = {
      handle: world.service.handle,
      ask: world.service.facts.ask,
      records: world.records,
      clock: () => new Date(at),
      log: world.log,
    };
    return runOnce(examExpiry, parts, since, new AbortController().signal);
  };
  test('loses its attempt after two minutes, and a beat gives two more', async () => {
    await start();
    await look('2036-10-01T12:02:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    expect(await beat()).toEqual({ open: true, timeLimitAt: null, here: true });
    await look('2036-10-01T12:04:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    await look('2036-10-01T12:04:00.001Z');
    expect((await world.history(examAttemptStream(attemptId(1)))).at(-1)).toMatchObject({
      type: 'ExamAttemptAbandoned',
      data: { reason: 'heartbeatLost' },
    });
    expect(await beat()).toEqual({ open: false, timeLimitAt: null, here: false });
  });
  test('is heard from the moment on when the service listens', async () => {
    await start();
    await look('2036-10-01T12:30:00.000Z', '2036-10-01T12:29:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
  });
  test('is not held to what it could not say while the services were away', async () => {
    await start();
    // The record of the service says the present hour.
    await world.start();
    clock = '2036-10-01T12:30:00.000Z';
    const again = await world.start();
    const lookAgain = (at: string) => {
      clock = at;
      const { handle, facts } = again;
      const parts = { handle, ask: facts.ask, records: world.records, clock: () => new Date(at), log: world.log };
      return runOnce(examExpiry, parts, opensAt, new AbortController().signal);
    };
    await lookAgain('2036-10-01T12:32:00.000Z');
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    await lookAgain('2036-10-01T12:32:00.001Z');
    expect((await world.history(examAttemptStream(attemptId(1)))).at(-1)).toMatchObject({
      type: 'ExamAttemptAbandoned',
      data: {
        reason: 'heartbeatLost',
        away: { from: '2036-10-01T12:00:00.000Z', until: '2036-10-01T12:30:00.000Z' },
      },
    });
  });
  describe('of two pages on two devices', () => {
    const [desk, phone] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
    const say = (path: string, data: object) =>
      world.service.endpoints[path]!({ attemptId: attemptId(1), userId: student, ...data }, system).then(
        ({ body }) => body,
      );
    const beatOf = (pageId: string, takes = false) => say('/operations/exam-heartbeat', { pageId, takes });
    const leftBy = (pageId: string, userId = student) => say('/operations/exam-page-left', { pageId, userId });
    test('the one that was opened last has the attempt, and the other is told', async () => {
      await start();
      expect(await beatOf(desk, true)).toMatchObject({ open: true, here: true });
      expect(await beatOf(phone, true)).toMatchObject({ open: true, here: true });
      expect(await beatOf(desk)).toMatchObject({ open: true, here: false });
      expect(await beatOf(phone)).toMatchObject({ open: true, here: true });
      expect(await beatOf(desk, true)).toMatchObject({ here: true });
      expect(await beatOf(phone)).toMatchObject({ here: false });
    });
    test('an answer is taken from the page that has the attempt alone, and from one that names none', async () => {
      await start();
      const answerOf = async (optionId: string, pageId?: string) => {
        const answer = { attemptId: attemptId(1), questionId: definition.questions[0]!.id, optionId };
        return world.send('SaveExamAnswer', { ...answer, ...(pageId && { pageId }) }, web(student));
      };
      const elsewhere = { ok: false, code: 'examAttempt.elsewhere' };
      expect(await answerOf('true', desk)).toMatchObject({ ok: true });
      await beatOf(desk, true);
      expect(await answerOf('false', desk)).toMatchObject({ ok: true });
      await beatOf(phone, true);
      expect(await answerOf('true', desk)).toMatchObject(elsewhere);
      expect((await ofAttempt(1)).filter((type) => type === 'ExamAnswerSaved')).toHaveLength(2);
      expect(await answerOf('true', phone)).toMatchObject({ ok: true });
      expect(await answerOf('false')).toMatchObject({ ok: true });
      await beatOf(desk, true);
      expect(await answerOf('true', desk)).toMatchObject({ ok: true });
      await submit(1);
      // What is over is told as that, wherever it is sent from.
      expect(await answerOf('false', phone)).toMatchObject({ ok: false, code: 'examAttempt.closed' });
    });
    test('leaving ends the attempt where that page has it, or where none has said that it does', async () => {
      await start();
      expect(await leftBy(desk)).toEqual({ ends: true });
      await beatOf(desk, true);
      await beatOf(phone, true);
      expect(await leftBy(desk)).toEqual({ ends: false });
      expect(await leftBy(phone)).toEqual({ ends: true });
      // The command itself refuses whoever is not the student.
      expect(await leftBy(desk, other)).toEqual({ ends: true });
    });
    test('a beat that names no page takes the attempt from nobody', async () => {
      await start();
      await beatOf(desk, true);
      expect(await beat()).toMatchObject({ here: true });
      expect(await beatOf(phone)).toMatchObject({ here: false });
    });
    test('one that lost the attempt does not keep it open', async () => {
      await start();
      await beatOf(desk, true);
      await beatOf(phone, true);
      clock = '2036-10-01T12:01:59.000Z';
      await beatOf(desk);
      await look('2036-10-01T12:02:00.001Z');
      expect((await ofAttempt(1)).at(-1)).toBe('ExamAttemptAbandoned');
    });
    test('of two that are opened at the same moment one has it', async () => {
      await start();
      await Promise.all([beatOf(desk, true), beatOf(phone, true)]);
      const here = await Promise.all([beatOf(desk), beatOf(phone)]);
      expect(here.filter((one) => (one as { here: boolean }).here)).toHaveLength(1);
    });
  });
  test('of somebody else says nothing about it', async () => {
    await start();
    expect(await beat(other)).toEqual({ open: false, timeLimitAt: null, here: false });
  });
});
