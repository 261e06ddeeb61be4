import { expect, jest, test } from '@jest/globals';
import { keptAnswers } from './lmdb-kept-answers.ts';

/** It counts how often something was looked for. */
function askerOf(most?: number) {
  const answers = keptAnswers(most);
  const find = jest.fn((question: readonly unknown[]) => question.map(String));
  const ask = (question: readonly unknown[], at: number | undefined, of = 'documents-0 0 ') =>
    answers(
      of,
      question,
      at,
      ({ length }) => length,
      () => find(question),
    );
  return { ask, find };
}

test('what is asked for a third time while nothing is written is not looked for', () => {
  const { ask, find } = askerOf();
  for (let n = 0; n < 5; n++) expect(ask(['a', 1], 7)).toEqual(['a', '1']);
  expect(find).toHaveBeenCalledTimes(2);
});

test('after a commit, of another collection, and where nobody knows of the last commit it is looked for', () => {
  const { ask, find } = askerOf();
  for (let n = 0; n < 2; n++) ask(['a'], 7);
  ask(['a'], 8);
  ask(['a'], 7);
  expect(find).toHaveBeenCalledTimes(4);
  ask(['a'], 7, 'documents-0 1 ');
  for (let n = 0; n < 3; n++) ask(['a'], undefined);
  expect(find).toHaveBeenCalledTimes(8);
});

test('what is kept is bounded, what is used stays, and a long question is not kept', () => {
  const { ask, find } = askerOf(400);
  const looked = (question: readonly unknown[]) => {
    find.mockClear();
    ask(question, 7);
    return find.mock.calls.length;
  };
  const twice = (question: readonly unknown[]) => [looked(question), looked(question)];
  expect([twice(['used']), twice(['forgotten'])]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  for (let n = 0; n < 200; n++) {
    twice([n]);
    expect(looked(['used'])).toBe(0);
  }
  expect(looked(['forgotten'])).toBe(1);
  const long = ['x'.repeat(600)];
  expect([...twice(long), ...twice(long)]).toEqual([1, 1, 1, 1]);
});
