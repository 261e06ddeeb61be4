import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalogue } from '@paideia/events/catalogue.ts';
import { survey } from '@paideia/events/courses/course.examples.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { changed, oddNames, placesIn, type Json } from '@paideia/events/kernel/testing/odd-names.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import { examResults } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { openWorld, seed, type World } from './kernel/testing/world.ts';
import { exampleSlices } from './slices.examples.ts';

const examples = Object.entries(commandExamples as unknown as Readonly<Record<string, Json>>);

let world: World;
beforeAll(async () => {
  world = await openWorld({
    events: catalogue,
    slices: exampleSlices(),
  });
  // Each is sent as it is shown, again and again until those that need others have found them, so that later ones meet records that are there.
  for (let round = 0; round < 4; round++)
    for (const [type, data] of examples) if (!isEnding(type)) await world.send(type, data, seed);
});
afterAll(() => world.close());
/** Answers all that is in the log. */
async function whole(): Promise<readonly Recorded[]> {
  const events: Recorded[] = [];
  for await (const batch of world.store.readAll(0)) events.push(...(await world.codec.decodeAll(batch.events)));
  return events;
}
const isEnding = (type: string) =>
  /^(Erase|Deactivate|Delete|Remove|Archive|Close|Retire|Void|Abandon|Register.*(Erased|Deactivated))/.test(type);

test('every command takes names that objects or stores have themselves as text, or says what is wrong', async () => {
  const wish = fc
    .constantFrom(...examples)
    .chain(([type, data]) =>
      fc.tuple(fc.constant(type), fc.constant(data), fc.constantFrom(...placesIn(data)), fc.constantFrom(...oddNames)),
    );
  await fc.assert(
    fc.asyncProperty(wish, async ([type, data, place, odd]) => {
      const reply = await world.send(type, changed(data, place, odd), seed);
      expect(reply.ok ? 'ok' : reply.code).toMatch(/^[A-Za-z]+(\.[A-Za-z]+)*$/);
    }),
    { numRuns: 1_500 },
  );
});

test('an exam whose questions and options bear such names is answered, graded and shown', async () => {
  const odd = ['constructor', 'toString', 'valueOf'];
  const ofStudent = {
    userId: '1'.repeat(24),
    groupId: '2'.repeat(24),
    examId: '3'.repeat(24),
    regionId: '4'.repeat(24),
  };
  const attempt = { ...ofStudent, attemptId: `${ofStudent.userId}_${ofStudent.groupId}_${ofStudent.examId}_1`, n: 1 };
  const question = (id: string) => ({
    id,
    kind: 'choice' as const,
    text: id,
    options: odd.map((one) => ({ id: one, text: one })),
    correctOptionId: 'constructor',
  });
  const at = '2026-11-20T10:00:00.000Z';
  const ok = async (type: string, data: unknown) =>
    expect(await world.send(type, data, seed)).toMatchObject({ ok: true });
  await ok('DefineExam', {
    examId: ofStudent.examId,
    courseId: survey,
    title: 't',
    passMark: 50,
    questions: odd.map(question),
  });
  await ok('PublishExam', { examId: ofStudent.examId });
  await world.write(`examAttempt-${attempt.attemptId}`, [
    {
      type: 'ExamAttemptStarted',
      data: {
        ...attempt,
        version: 1,
        questionOrder: odd,
        startedAt: at,
        closesAt: '2099-01-01T00:00:00.000Z',
        timeLimitAt: null,
        late: false,
        channel: 'WEB',
      },
    },
  ]);
  const { attemptId } = attempt;
  await ok('SaveExamAnswer', { attemptId, questionId: 'toString', optionId: 'constructor' });
  await ok('SaveExamAnswer', { attemptId, questionId: 'valueOf', optionId: 'toString' });
  await ok('SubmitExamAttempt', { attemptId });
  // The first, which every object seems to have, is the one that nobody answered.
  const graded = {
    points: 1,
    maxPoints: 3,
    score: 33.33,
    passed: false,
    answers: [
      { questionId: 'constructor', given: null, correct: 'constructor', isCorrect: false },
      { questionId: 'toString', given: 'constructor', correct: 'constructor', isCorrect: true },
      { questionId: 'valueOf', given: 'toString', correct: 'constructor', isCorrect: false },
    ],
  };
  const history = await world.history(`examAttempt-${attemptId}`);
  expect(history.find(({ type }) => type === 'ExamAttemptGraded')?.data).toMatchObject(graded);
  expect(foldInMemory(examProjection, await whole()).one(examResults, attemptId)).toMatchObject(graded);
});

test('and every read model takes what came of it', async () => {
  const events = await whole();
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(60);
  for (const projection of projections) expect(() => foldInMemory(projection, events)).not.toThrow();
});
