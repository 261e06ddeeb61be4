/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import type { StaffExamFragment } from '../../generated/exams/admin/exam-admin.ts';
import {
  draftOf,
  freshDraft,
  freshQuestion,
  inputOf,
  moved,
  ofKind,
  problemsOf,
  type ExamDraft,
} from './exam-draft.ts';

const options = ['a', 'b'].map((id) => ({ id, text: `Answer ${id}` }));
const question = { id: 'q1', kind: 'choice' as const, text: 'Who?', options, correctOptionId: 'a', from: null };
const draft: ExamDraft = { ...freshDraft(), title: 'Exam 1', questions: [question] };

describe('a draft of an exam', () => {
  test('is sent as numbers', () =>
    expect(inputOf({ ...draft, passMark: '72.5', hasTimeLimit: true, minutes: '30' }, 'e', 'c')).toMatchObject({
      _id: 'e',
      courseId: 'c',
      passMark: 72.5,
      attemptsAllowed: 2,
      pointsPerQuestion: 1,
      timeLimitMin: 30,
      openBook: false,
      questions: [question],
    }));
  test.each([
    ['title', { title: ' ' }],
    ['questions', { questions: [] }],
    ['q1', { questions: [{ ...question, text: '' }] }],
    ['q1.b', { questions: [{ ...question, options: [options[0]!, { id: 'b', text: ' ' }] }] }],
    ['q1.b', { questions: [{ ...question, options: [options[0]!, { id: 'b', text: 'Answer a ' }] }] }],
    ['q1.right', { questions: [{ ...question, correctOptionId: 'z' }] }],
  ])('is not sent while %s is missing', (path, more) => {
    expect([...problemsOf({ ...draft, ...more }).keys()]).toEqual([path]);
    expect(inputOf({ ...draft, ...more }, 'e', 'c')).toBeUndefined();
  });
  test.each([
    { passMark: '0' },
    { passMark: 'x' },
    { attempts: '11' },
    { points: '' },
    { hasTimeLimit: true, minutes: '601' },
  ])('is not sent with %j', (more) => expect(inputOf({ ...draft, ...more }, 'e', 'c')).toBeUndefined());
  test('may have answers that differ in their case alone', () =>
    expect(
      problemsOf({ ...draft, questions: [{ ...question, options: [options[0]!, { id: 'b', text: 'answer a' }] }] })
        .size,
    ).toBe(0));
  test('comes back as it was sent', () => {
    const sent = inputOf(draft, 'e', 'c')!;
    const exam = {
      ...sent,
      id: 'e',
      _revision: 0,
      courseTitle: '',
      status: 'draft',
      version: 1,
      published: null,
    } as StaffExamFragment;
    expect(draftOf(exam)).toEqual(draft);
  });
  test('a fresh question waits for everything', () =>
    expect(problemsOf({ ...draft, questions: [freshQuestion()] }).size).toBe(6));
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moving %i to %i', (from, to, expected) => expect(moved([...'abc'], from, to).join('')).toBe(expected));

test('true or false has its two answers, and none is right yet', () => {
  const changed = ofKind(question, 'trueFalse', ['Prawda', 'Fałsz']);
  expect(changed).toMatchObject({
    kind: 'trueFalse',
    correctOptionId: '',
    options: [{ text: 'Prawda' }, { text: 'Fałsz' }],
  });
  expect(ofKind(changed, 'choice', ['', '']).options).toEqual(changed.options);
});
