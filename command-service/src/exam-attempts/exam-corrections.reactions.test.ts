import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ExamAttemptCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { examAttemptStream, type ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, type ExamCorrection } from '@paideia/events/exams/exam.events.ts';
import { exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { until } from '../kernel/testing/until.ts';
import { id, person, system, web } from '../kernel/testing/world.ts';
import { examAttempt } from './exam-attempt.decider.ts';
import { examCorrections } from './exam-corrections.reactions.ts';
import { attempt, attemptFacts, definition, now, right, started } from './exam-attempt.examples.ts';
import {
  attemptId,
  examId,
  examWorld,
  groupId,
  other,
  regionId,
  student,
  type ExamWorld,
} from './exam-world.examples.ts';

type Ruled = Pick<ExamCorrection, 'ruling' | 'accepted' | 'correctionId'>;
const correctionId = exampleId('f');
const everybody: Ruled = { ruling: 'everybody', accepted: [], correctionId };
const [reason, by] = ['Both are right', harriet];

describe('an attempt of a question that was corrected', () => {
  const { given } = specFor(examAttempt, attemptFacts);
  const again: ExamAttemptCommand = { type: 'JudgeAnswersAgain', data: { attemptId: attempt(1).attemptId } };
  const of = (...corrections: [string, Ruled][]) => ({ corrections: new Map(corrections) });
  const submitted = (points: number, facts: Partial<typeof attemptFacts> = {}): readonly ExamAttemptEvent[] => {
    const history = [started(), ...right(points)];
    const { outcome } = given(...history).when(
      { type: 'SubmitExamAttempt', data: { attemptId: attempt(1).attemptId } },
      { now, ...facts },
    );
    return [...history, ...(outcome as readonly ExamAttemptEvent[])];
  };
  const regraded = (history: readonly ExamAttemptEvent[], facts: Partial<typeof attemptFacts>) =>
    given(...history).when(again, facts);
  const decided = (type: ExamAttemptEvent['type'], more: object = {}) =>
    ({ type, data: { ...attempt(1), reason, by, ...more } }) as ExamAttemptEvent;

  test('is graded again, and says for which correction', () => {
    regraded(submitted(69), of(['q99', everybody])).thenLike({
      type: 'ExamAttemptGraded',
      data: { points: 70, score: 70, passed: true, correctionId, before: { score: 69, passed: false } },
    });
    const falls = of(['q0', { ...everybody, ruling: 'accepts', accepted: ['false'] }]);
    regraded(submitted(70), falls).thenLike({ data: { score: 69, passed: false } });
    regraded(submitted(70), of(['q99', { ...everybody, ruling: 'notCounted' }])).thenLike({
      data: { points: 70, maxPoints: 99, score: 70.71 },
    });
  });
  test('is scaled by the same rules as when it was graded first', () => {
    const retake = { others: [{ n: 0, status: 'failed' }] } as const;
    regraded(submitted(69, retake), of(['q99', everybody], ['q98', everybody])).thenLike({
      data: { raw: 71, score: 70, scaledFrom: 71, retake: true },
    });
    const penalised = [...submitted(69), decided('ExamAttemptPenalised')];
    regraded(penalised, of(['q99', everybody], ['q98', everybody])).thenLike({ data: { score: 70, penalised: true } });
  });
  test('stays as it is where nothing changes, where staff gave the score, and where it does not count', () => {
    regraded(submitted(70), of()).thenNothing();
    regraded(submitted(70), of(['q0', everybody])).thenNothing();
    const up = of(['q99', everybody]);
    regraded([started()], up).thenNothing();
    regraded([...submitted(70), decided('ExamAttemptRegraded', { score: 75, passed: true })], up).thenNothing();
    regraded([...submitted(70), decided('ExamAttemptVoided')], up).thenNothing();
    regraded([started(), decided('ExamAttemptAbandoned', { reason: 'leftPage' })], up).thenNothing();
  });
  test('is judged by the correction when it is sent in later, and when a penalty comes', () => {
    const up = of(['q99', everybody]);
    const sent = submitted(69, up);
    expect(sent.at(-1)).toMatchObject({ data: { points: 70, passed: true } });
    expect(sent.at(-1)!.data).not.toHaveProperty('correctionId');
    const graded = given(...submitted(80)).when(again, up).outcome as readonly ExamAttemptEvent[];
    const { outcome } = given(...submitted(80), ...graded).when(
      { type: 'PenaliseExamAttempt', data: { attemptId: attempt(1).attemptId, reason } },
      { ...up, actorId: harriet },
    );
    const [, then] = outcome as readonly ExamAttemptEvent[];
    expect(then).toMatchObject({ data: { points: 81, score: 70, scaledFrom: 81 } });
    expect(then!.data).not.toHaveProperty('correctionId');
    expect(then!.data).not.toHaveProperty('before');
  });
});

describe('the attempts of an exam', () => {
  let world: ExamWorld;
  let ending: AbortController;
  const all = [student, other, ...Array.from({ length: 10 }, (_, n) => id(100 + n))];
  beforeEach(async () => {
    ending = new AbortController();
    world = await examWorld(() => new Date('2026-10-01T12:00:00.000Z'), all);
    for (const userId of all.slice(2)) await person(world, userId);
  });
  afterEach(async () => {
    ending.abort();
    await world.close();
  });
  const correct = (more: Partial<ExamCorrection> = {}) =>
    world.write(examDefinitionStream(examId), [
      {
        type: 'ExamQuestionCorrected',
        data: { examId, version: 1, groupId, questionId: 'q9', reason, by, ...everybody, ...more },
      },
    ]);
  const sit = async (userId: string) => {
    const [n, answers] = [1, definition.questions.slice(0, 6)];
    await world.begin(undefined, userId);
    for (const { id: questionId } of answers)
      await world.done(
        'SaveExamAnswer',
        { attemptId: attemptId(n, userId), questionId, optionId: 'true' },
        web(userId),
      );
    await world.submit(n, userId);
  };
  const scores = async (userId: string) =>
    (await world.history(examAttemptStream(attemptId(1, userId))))
      .filter(({ type }) => type === 'ExamAttemptGraded')
      .map(({ data }) => (data as { readonly score: number }).score);

  test('are graded again, each once, when the service goes on after it was killed in the middle', async () => {
    let running = world.service.run(ending.signal);
    await world.reactionsBegun();
    for (const userId of all) await sit(userId);
    await correct();
    await until(
      async () => (await Promise.all(all.map(scores))).filter((found) => found.length === 2).length,
      (done) => done > 0,
    );
    ending.abort();
    await running;
    ending = new AbortController();
    running = world.service.run(ending.signal);
    await until(
      () => Promise.all(all.map(scores)),
      (found) => found.every((one) => one.length === 2),
    );
    // Whoever asks for the same once more changes nothing.
    for (const userId of all) await world.send('JudgeAnswersAgain', { attemptId: attemptId(1, userId) }, system);
    expect(await Promise.all(all.map(scores))).toEqual(all.map(() => [60, 70]));
    ending.abort();
    await running;
  });
  test('are looked at when they are graded too, if their exam was ever corrected: they may have been sent in meanwhile', async () => {
    await sit(student);
    const graded = (await world.history(examAttemptStream(attemptId(1)))).at(-1)!;
    const looked = (more: object = {}) =>
      examCorrections.on['ExamAttemptGraded']!(
        { ...(graded.data as object), ...more } as never,
        { ...graded.meta, ...graded, position: 1e9 },
        world.service.facts.ask(),
      );
    expect(await looked()).toEqual([]);
    await correct();
    expect(await looked()).toMatchObject([{ type: 'JudgeAnswersAgain', data: { attemptId: attemptId(1) } }]);
    // What was graded again for it is done.
    expect(await looked({ correctionId })).toEqual([]);
  });
  test('of a locked term are left and hold nobody up, and are graded again when it is unlocked', async () => {
    const running = world.service.run(ending.signal);
    await world.reactionsBegun();
    await sit(student);
    const lock = { groupId, regionId, term: 'Autumn 2026' };
    const days = { from: '2026-09-07', to: '2026-12-18' };
    const courseIds = [definition.courseId];
    await world.write(`group-${groupId}`, [{ type: 'TermLocked', data: { ...lock, ...days, courseIds, by } }]);
    await correct({ groupId: null });
    const head = world.service.facts.position();
    await until(
      () => world.service.reactedTo(),
      (position) => position >= head,
    );
    expect(await scores(student)).toEqual([60]);
    const again = await world.send('JudgeAnswersAgain', { attemptId: attemptId(1) }, system);
    expect(again).toMatchObject({ ok: false, code: 'termLock.locked', params: { term: 'Autumn 2026' } });
    expect(await world.begin(undefined, other)).toMatchObject({ ok: false, code: 'termLock.locked' });
    await world.write(`group-${groupId}`, [{ type: 'TermUnlocked', data: { ...lock, reason, by } }]);
    await until(
      () => scores(student),
      (found) => found.length === 2,
    );
    expect(await scores(student)).toEqual([60, 70]);
    ending.abort();
    await running;
  });
  test('of another group or version are left, and one that was sent in meanwhile is looked at', async () => {
    const running = world.service.run(ending.signal);
    await world.reactionsBegun();
    await sit(student);
    await correct({ groupId: exampleId('9') });
    await correct({ version: 2, correctionId: exampleId('8') });
    await sit(other);
    await correct({ correctionId: exampleId('7') });
    await until(
      async () => [await scores(student), await scores(other)],
      (found) => found.every((one) => one.length === 2),
    );
    expect(await scores(student)).toEqual([60, 70]);
    ending.abort();
    await running;
  });
});
