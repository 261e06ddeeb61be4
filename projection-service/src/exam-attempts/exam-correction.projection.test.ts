import { describe, expect, test } from '@jest/globals';
import { examDefinitionStream } from '@paideia/events/exams/exam.events.ts';
import { examDefinitions } from '../exams/exam.view.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, freya, harriet } from '../registers/attendance.examples.ts';
import { attemptOf, corrected, courseA, defined, definitionOf, examA1 } from './exam.examples.ts';
import { examResults } from './exam-attempt.view.ts';
import { examProjection } from './exam.projection.ts';

const { given } = specFor(examProjection);
const definition = definitionOf(examA1, courseA, 10);
const first = attemptOf(definition, emmett);
const other = attemptOf(definition, freya);
/** The first six of the order are right, the seventh is q3 and wrong, and the rest were not answered. */
const sat = [...defined(definition), ...first.submitted(6)];

describe('the correction of a question', () => {
  test('stands with the exam, whose versions stay', () => {
    const view = given(...sat, corrected(examA1, 'q3')).one(examDefinitions, examA1)!;
    expect(view.versions).toEqual([definition]);
    expect(view).toMatchObject({ _revision: 2, status: 'published' });
    expect(view.corrections).toMatchObject([
      {
        questionId: 'q3',
        ruling: 'everybody',
        reason: 'It was not taught',
        by: harriet,
        ref: { stream: examDefinitionStream(examA1), revision: 2 },
      },
    ]);
  });
  test('shows at each attempt what is right now, whatever becomes of its score', () => {
    const answer = (questionId: string, ...events: GivenEvent[]) =>
      given(...sat, ...events)
        .one(examResults, first.attemptId)!
        .answers.find((one) => one.questionId === questionId);
    expect(answer('q3', corrected(examA1, 'q3'))).toEqual({
      questionId: 'q3',
      given: 'a',
      correct: 'c',
      isCorrect: true,
      ruling: 'everybody',
    });
    const both = corrected(examA1, 'q3', { ruling: 'accepts', accepted: ['a', 'b'] });
    expect(answer('q3', first.regraded(82), both)).toMatchObject({
      correct: 'a',
      isCorrect: true,
      accepted: ['a', 'b'],
    });
    // The last one counts alone.
    expect(answer('q3', both, corrected(examA1, 'q3', { ruling: 'notCounted' }))).toMatchObject({
      correct: 'c',
      isCorrect: false,
      ruling: 'notCounted',
    });
    for (const elsewhere of [{ version: 2 }, { groupId: '9'.repeat(24) }])
      expect(answer('q3', corrected(examA1, 'q3', elsewhere))).not.toHaveProperty('ruling');
    expect(answer('q3', corrected(examA1, 'q3', { groupId: null }))).toHaveProperty('ruling');
  });
  test('leaves the score to what is graded again, which says the score before and both events', () => {
    const all = [...sat, ...other.submitted(10), corrected(examA1, 'q3')];
    given(...all).then(examResults, first.attemptId, { score: 60, correctedFrom: null });
    const done = given(...all, first.again(7, 'q3'));
    done.then(examResults, first.attemptId, { score: 70, passed: true, correctedFrom: 60, regraded: false });
    expect(done.one(examResults, first.attemptId)!.why.slice(-2)).toMatchObject([
      { stream: examDefinitionStream(examA1), revision: 2 },
      { stream: first.stream, revision: 3 },
    ]);
    done.then(examResults, other.attemptId, { score: 100, correctedFrom: null });
    given(...all, first.again(7, 'q3'), ...first.penalised(7)).then(examResults, first.attemptId, {
      correctedFrom: 60,
    });
  });
});
