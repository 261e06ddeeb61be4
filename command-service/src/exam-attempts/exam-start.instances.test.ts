import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  attemptIdOf,
  examAttemptStream,
  examSittingStream,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { StreamConflict } from '@paideia/store/port.ts';
import type { CommandService } from '../kernel/service.ts';
import { until } from '../kernel/testing/until.ts';
import { web } from '../kernel/testing/world.ts';
import {
  attemptId,
  closesAt,
  examId,
  examWorld,
  groupId,
  regionId,
  student,
  type ExamWorld,
} from './exam-world.examples.ts';

/** Records expire by the clock of the machine, so this one is ahead of it. */
const now = '2036-10-01T12:00:00.000Z';
let world: ExamWorld;
let both: readonly [CommandService, CommandService];
let held: ((stream: string) => Promise<void> | undefined) | undefined;
/** None writes an attempt before all of them want to. */
async function atTheSameMoment<T>(starts: () => readonly Promise<T>[]): Promise<T[]> {
  let [waiting, go] = [0, () => undefined as void];
  const all = new Promise<void>((resolve) => (go = resolve));
  held = (stream) => {
    if (!stream.startsWith('examAttempt-')) return undefined;
    if (++waiting === both.length) go();
    return all;
  };
  try {
    return await Promise.all(starts());
  } finally {
    held = undefined;
  }
}
beforeEach(async () => {
  world = await examWorld(
    () => new Date(now),
    [student],
    (store) => ({
      ...store,
      append: async (...call) => (await held?.(call[0]), store.append(...call)),
    }),
  );
  both = [world.service, await world.start()];
});
afterEach(() => world.close());

const begin = (instance: CommandService, startId: string = randomUUID(), commandId = randomUUID()) =>
  world.begin(startId, student, instance, commandId);
const typesOf = async (stream: string) => (await world.history(stream)).map(({ type }) => type);
const ofAttempt = (n: number) => typesOf(examAttemptStream(attemptId(n)));
const ofSitting = () => typesOf(examSittingStream(student, groupId, examId));
const ofStudent = { userId: student, groupId, examId, regionId };

describe('two instances over one store', () => {
  test('make one attempt of two starts that both saw none, and tell the other one', async () => {
    for (let n = 1; n <= 2; n++) {
      const replies = await atTheSameMoment(() => both.map((instance) => begin(instance)));
      expect(replies.filter(({ ok }) => ok)).toMatchObject([{ stream: examAttemptStream(attemptId(n)) }]);
      expect(replies.filter(({ ok }) => !ok)).toMatchObject([{ code: 'examAttempt.startedElsewhere' }]);
      expect(await ofAttempt(n)).toEqual(['ExamAttemptStarted']);
      expect(await ofAttempt(n + 1)).toEqual([]);
      await world.submit(n);
    }
    expect(await begin(both[1])).toMatchObject({ ok: false, code: 'examAttempt.attemptsExceeded' });
  });
  test('never make more than are allowed, nor two that are open, of many starts in a row', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, (_, i) => begin(both[i % 2]!)));
    const begun = replies.flatMap((reply) => (reply.ok ? [reply.stream] : []));
    const all = await Promise.all([1, 2, 3].map(ofAttempt));
    expect(begun).toHaveLength(all.filter(({ length }) => length > 0).length);
    expect(all[2]).toEqual([]);
    expect(all.filter((types) => types.length === 1)).toEqual([['ExamAttemptStarted']]);
  });
  test('answer the same command alike, at once and afterwards', async () => {
    const [startId, commandId] = [randomUUID(), randomUUID()];
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => begin(both[i % 2]!, startId, commandId)));
    for (const reply of [...replies, await begin(both[0], startId, commandId)])
      expect(reply).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)), revision: 0 });
    expect(new Set(replies.map((reply) => reply.ok && reply.ids.join()))).toHaveProperty('size', 1);
    expect(await begin(both[1], randomUUID(), commandId)).toMatchObject({ ok: false, code: 'commandIdReused' });
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    expect(await ofAttempt(2)).toEqual([]);
  });
  test('answer a command as the first time when its attempt is over and another one has begun', async () => {
    const [startId, commandId] = [randomUUID(), randomUUID()];
    const first = await begin(both[0], startId, commandId);
    await world.submit(1);
    await begin(both[1]);
    expect(await begin(both[1], startId, commandId)).toEqual({ ...first, repeated: true });
    expect(await ofAttempt(2)).toEqual(['ExamAttemptStarted']);
  });
  test('also when its actor may do nothing any more', async () => {
    const [startId, commandId] = [randomUUID(), randomUUID()];
    const first = await begin(both[0], startId, commandId);
    await world.write(`userAccount-${student}`, [
      { type: 'UserDeactivated', data: { userId: student, reason: 'Left', by: null } },
    ]);
    expect(await begin(both[1], startId, commandId)).toEqual({ ...first, repeated: true });
    expect(await begin(both[1])).toEqual({ ok: false, code: 'noAccess' });
  });
  test('do not begin another attempt when the open one is passed at that moment', async () => {
    await begin(both[0]);
    for (let n = 0; n < 10; n++)
      await world.send(
        'SaveExamAnswer',
        { attemptId: attemptId(1), questionId: `q${n}`, optionId: 'true' },
        web(student),
      );
    const submit = { type: 'SubmitExamAttempt', data: { attemptId: attemptId(1) }, commandId: randomUUID() };
    const [submitted, again] = await Promise.all([both[0].handle(submit, web(student)), begin(both[1])]);
    const ended = (await ofAttempt(1)).at(-1);
    expect([submitted.ok, again.ok]).toEqual(ended === 'ExamAttemptGraded' ? [true, false] : [false, true]);
    expect(await ofAttempt(2)).toEqual(ended === 'ExamAttemptGraded' ? [] : ['ExamAttemptStarted']);
  });
});

describe('the sitting', () => {
  let end: AbortController;
  let running: Promise<unknown>;
  beforeEach(() => {
    end = new AbortController();
    running = world.service.run(end.signal);
  });
  afterEach(async () => {
    end.abort();
    await running;
  });
  test('hears of an attempt when that has ended, which start it was among the rest', async () => {
    const startId = randomUUID();
    await begin(both[0], startId);
    await world.submit(1);
    await until(async () => (await ofSitting()).length === 2);
    expect(await world.history(examSittingStream(student, groupId, examId))).toMatchObject([
      { type: 'AttemptReserved', data: { n: 1, attemptId: attemptId(1), startId } },
      { type: 'SittingAttemptClosed', data: { n: 1, outcome: 'failed' } },
    ]);
  });
});

describe('what a release before has begun', () => {
  /** Its events are those of one stream after the other: the number first, then the attempt. */
  const reserved = (n: number, startId: string) =>
    world.write(examSittingStream(student, groupId, examId), [
      { type: 'AttemptReserved', data: { ...ofStudent, n, attemptId: attemptId(n), startId } },
    ]);
  const started = (n: number) =>
    world.write(examAttemptStream(attemptId(n)), [
      {
        type: 'ExamAttemptStarted',
        data: {
          ...ofStudent,
          attemptId: attemptIdOf(student, groupId, examId, n),
          n,
          version: 1,
          questionOrder: ['q0', 'q1'],
          startedAt: now,
          closesAt,
          timeLimitAt: null,
          late: false,
          channel: 'WEB',
        },
      },
    ]);
  test('is met again by its own start, answered, submitted and counted', async () => {
    const startId = randomUUID();
    await reserved(1, startId);
    await started(1);
    expect(await begin(both[0], startId)).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)) });
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
    const answer = { attemptId: attemptId(1), questionId: 'q0', optionId: 'false' };
    expect(await world.send('SaveExamAnswer', answer, web(student))).toMatchObject({ ok: true });
    expect(await world.submit(1)).toMatchObject({ ok: true });
    expect(await begin(both[1])).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(2)) });
    await world.submit(2);
    expect(await begin(both[0])).toMatchObject({ ok: false, code: 'examAttempt.attemptsExceeded' });
  });
  test('is abandoned by another start', async () => {
    await reserved(1, randomUUID());
    await started(1);
    expect(await begin(both[0])).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(2)) });
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted', 'ExamAttemptAbandoned']);
  });
  test('as far as the number only, is begun by its own start or another one', async () => {
    await reserved(1, randomUUID());
    expect(await begin(both[0])).toMatchObject({ ok: true, stream: examAttemptStream(attemptId(1)) });
    // An instance of that release that had given out the number goes on there and finds that the stream has begun.
    const [begun] = await world.history(examAttemptStream(attemptId(1)));
    const late = await world.codec.encode(begun!.stream, begun!, begun!.meta, randomUUID());
    await expect(world.store.append(begun!.stream, [late], 'none')).rejects.toThrow(StreamConflict);
    expect(await ofAttempt(1)).toEqual(['ExamAttemptStarted']);
  });
});
