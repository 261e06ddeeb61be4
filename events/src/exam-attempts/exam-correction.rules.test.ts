import { describe, expect, test } from '@jest/globals';
import type { QuestionRuling } from '../exams/exam.events.ts';
import { correctionsFor, judgedAgain, judgedBy, scoredAgain, type Ruled } from './exam-correction.rules.ts';

const [none, asked] = [
  { ruling: 'notCounted', accepted: [] },
  { ruling: 'everybody', accepted: [] },
] as const satisfies readonly Ruled[];
const accepts = (...accepted: string[]): Ruled => ({ ruling: 'accepts', accepted });
const answer = (given: string | null) => ({ questionId: 'q1', given, correct: 'a' });

describe('an answer', () => {
  test.each([
    ['as it was written: right', 'a', undefined, 'a', true],
    ['as it was written: wrong', 'b', undefined, 'a', false],
    ['another one is right', 'b', accepts('b'), 'b', true],
    ['another one is right, so the old one is wrong', 'a', accepts('b'), 'b', false],
    ['several are right', 'b', accepts('b', 'a'), 'a', true],
    ['several are right, but not this', 'c', accepts('b', 'a'), 'a', false],
    ['nothing was chosen', null, accepts('a', 'b'), 'a', false],
    ['everybody has the points', 'b', asked, 'a', true],
    ['everybody has the points, whoever chose nothing too', null, asked, 'a', true],
    ['it does not count', 'a', none, 'a', true],
    ['it does not count, and was wrong', 'b', none, 'a', false],
  ] as const)('%s', (_, given, ruled, correct, isCorrect) => {
    expect(judgedBy(answer(given), ruled)).toMatchObject({ given, correct, isCorrect });
  });
  test('says what it was judged by', () => {
    expect(judgedBy(answer('a'), undefined)).toEqual({ ...answer('a'), isCorrect: true });
    expect(judgedBy(answer('b'), accepts('b'))).toMatchObject({ ruling: 'accepts', accepted: ['b'] });
    expect(judgedBy(answer('b'), none)).toEqual({ ...answer('b'), isCorrect: false, ruling: 'notCounted' });
  });
});

describe('which corrections hold', () => {
  const one = (questionId: string, ruling: QuestionRuling, groupId: string | null = null, version = 1) => ({
    questionId,
    ruling,
    groupId,
    version,
  });
  const all = [
    one('q1', 'everybody'),
    one('q2', 'notCounted', 'day'),
    one('q1', 'notCounted', 'evening'),
    one('q3', 'accepts', null, 2),
    one('q2', 'everybody'),
  ];
  const of = (groupId: string, version = 1) =>
    [...correctionsFor(all, { groupId, version })].map(([id, { ruling }]) => [id, ruling]);
  test('those of the version, for all groups or that one; of several the last', () => {
    expect(of('day')).toEqual([
      ['q1', 'everybody'],
      ['q2', 'everybody'],
    ]);
    expect(of('evening')).toEqual([
      ['q1', 'notCounted'],
      ['q2', 'everybody'],
    ]);
    expect(of('day', 2)).toEqual([['q3', 'accepts']]);
    expect(of('day', 3)).toEqual([]);
  });
});

describe('a score', () => {
  const questions = Array.from({ length: 10 }, (_, i) => ({
    id: `q${i}`,
    kind: 'choice' as const,
    text: '',
    options: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
    correctOptionId: 'a',
  }));
  const definition = { questions, pointsPerQuestion: 2, passMark: 70 };
  const plain = { retake: false, penalised: false, late: false };
  /** As many right answers from the first on, the others are b. */
  const scored = (right: number, ruled: Ruled | undefined, questionId: string, flags: Partial<typeof plain> = {}) => {
    const given = questions.map(({ id }, n) =>
      judgedBy({ ...answer(n < right ? 'a' : 'b'), questionId: id }, undefined),
    );
    const answers = judgedAgain(given, definition, new Map(ruled ? [[questionId, ruled]] : []));
    const { points, maxPoints, score, scaledFrom, passed } = scoredAgain(answers, definition, { ...plain, ...flags });
    return [points, maxPoints, score, scaledFrom, passed];
  };
  test.each([
    ['without a correction', scored(6, undefined, 'q9'), [12, 20, 60, null, false]],
    ['another answer is right: up', scored(6, accepts('b'), 'q9'), [14, 20, 70, null, true]],
    ['another answer is right: down', scored(7, accepts('b'), 'q0'), [12, 20, 60, null, false]],
    ['everybody: up', scored(6, asked, 'q9'), [14, 20, 70, null, true]],
    ['everybody: as before for who was right', scored(6, asked, 'q0'), [12, 20, 60, null, false]],
    ['left out where it was wrong', scored(7, none, 'q9'), [14, 18, 77.78, null, true]],
    ['left out where it was right', scored(7, none, 'q0'), [12, 18, 66.67, null, false]],
    ['a retake is scaled', scored(8, asked, 'q9', { retake: true }), [18, 20, 70, 90, true]],
    ['a penalty stays', scored(8, asked, 'q9', { penalised: true }), [18, 20, 70, 90, true]],
    ['a late one is capped', scored(8, asked, 'q9', { late: true }), [18, 20, 70, 90, true]],
    ['a late one below the cap', scored(5, asked, 'q9', { late: true }), [12, 20, 60, null, false]],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
  test('is judged by the last correction alone, whatever was corrected before', () => {
    const once = judgedAgain(
      [{ ...answer('b'), questionId: 'q0', isCorrect: false }],
      definition,
      new Map([['q0', accepts('c')]]),
    );
    expect(once).toMatchObject([{ correct: 'c' }]);
    expect(judgedAgain(once, definition, new Map([['q0', asked]]))).toMatchObject([{ correct: 'a', isCorrect: true }]);
    expect(judgedAgain(once, definition, new Map())).toEqual([{ ...answer('b'), questionId: 'q0', isCorrect: false }]);
  });
});
