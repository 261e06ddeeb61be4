import { describe, expect, test } from '@jest/globals';
import { assignmentChip, groupsOf } from './assessment-groups.rules.ts';
import { exam, assignment } from './exam-attempts.examples.ts';
import { choiceOfKey, keyOfChoice } from './choice-of-key.ts';
import { courseBeside } from './course-beside.ts';
import { ruleOf } from './score-rule.ts';
import { clockOf, passedMinute } from './time-left.ts';

test.each([
  ['Exam 1', 'OT101 Old Testament Survey'],
  ['Old Testament Survey, exam 1', 'OT101'],
])('beside %s stands %s', (title, beside) =>
  expect(courseBeside({ title, courseCode: 'OT101', courseTitle: 'Old Testament Survey' })).toBe(beside),
);

describe('keys', () => {
  test.each([
    ['a', 4, 0],
    ['D', 4, 3],
    ['4', 4, 3],
    ['5', 4, undefined],
    ['E', 4, undefined],
    ['f', 10, undefined],
    ['6', 10, 5],
    ['Enter', 4, undefined],
  ])('%s of %i options chooses %s', (key, options, index) => expect(choiceOfKey(key, options)).toBe(index));
  test('each option shows the key that chooses it', () => {
    for (let index = 0; index < 9; index += 1) expect(choiceOfKey(keyOfChoice(index), 9)).toBe(index);
  });
});

describe('time', () => {
  test.each([
    [1_902_000, '31:42'],
    [5_400_000, '1:30:00'],
    [59_400, '01:00'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('%i ms are %s', (left, shown) => expect(clockOf(left)).toBe(shown));
  test.each([
    [601_000, 600_000, 10],
    [600_000, 599_000, undefined],
    [301_000, 299_500, 5],
    [61_000, 60_000, 1],
    [700_000, 30_000, 1],
    [59_000, 58_000, undefined],
  ])('from %i to %i ms says %s', (before, after, minutes) => expect(passedMinute(before, after)).toBe(minutes));
});

describe('the rule behind a score', () => {
  const plain = {
    voided: false,
    abandoned: null,
    regraded: false,
    scaledFrom: null,
    late: false,
    retake: false,
    passed: true,
  };
  test.each([
    [{ abandoned: 'heartbeatLost' as const, passed: false }, 'heartbeatLost'],
    [{ passed: false }, 'ruleFailed'],
    [{ passed: false, late: true, scaledFrom: 75 }, 'ruleLate'],
    [{}, 'rulePassed'],
    [{ retake: true, scaledFrom: 88 }, 'ruleRetake'],
    [{ scaledFrom: 88 }, 'rulePenalised'],
    [{ late: true, scaledFrom: 92 }, 'ruleLate'],
    [{ late: true, retake: true, scaledFrom: 88 }, 'ruleLate'],
    [{ retake: true }, 'rulePassed'],
    [{ regraded: true, scaledFrom: 88 }, 'ruleRegraded'],
    [{ voided: true, regraded: true }, 'ruleVoided'],
  ])('%j: %s', (result, rule) => expect(ruleOf({ ...plain, ...result })).toBe(rule));
});

describe('assessments', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  test('stand under now, later or done, the nearest deadline first and the latest done first', () => {
    const exams = [
      exam({ _id: 'far', closesAt: '2026-12-15T00:00:00Z' }),
      exam({ _id: 'near', closesAt: '2026-11-27T00:00:00Z' }),
      exam({ _id: 'late', status: 'late', closesAt: '2026-11-10T00:00:00Z' }),
      exam({ _id: 'next', status: 'notOpen', opensAt: '2026-12-01T00:00:00Z' }),
      exam({ _id: 'passed', status: 'passed', closesAt: '2026-10-09T00:00:00Z' }),
      exam({ _id: 'spent', status: 'exhausted', closesAt: '2026-10-30T00:00:00Z' }),
      exam({ _id: 'writing', status: 'exhausted', openAttemptId: 'a', closesAt: '2026-12-20T00:00:00Z' }),
      exam({ _id: 'over', status: 'locked', closesAt: '2026-10-01T00:00:00Z' }),
      exam({ _id: 'spared', status: 'open', excused: true, closesAt: '2026-09-30T00:00:00Z' }),
      exam({ _id: 'begun', status: 'open', excused: true, openAttemptId: 'b', closesAt: '2026-12-21T00:00:00Z' }),
    ];
    const assignments = [
      assignment({ _id: 'paper', dueAt: '2026-12-04T00:00:00Z' }),
      assignment({ _id: 'essay', status: 'graded', grade: 85, dueAt: '2026-10-22T00:00:00Z' }),
      assignment({ _id: 'let off', excused: true, dueAt: '2026-09-29T00:00:00Z' }),
      assignment({ _id: 'sent', status: 'submitted', dueAt: '2026-11-30T00:00:00Z' }),
    ];
    const { now: open, later, done } = groupsOf({ exams, assignments }, now);
    expect(open.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'late late',
      'near closing',
      'paper open',
      'far open',
      'writing open',
      'begun open',
    ]);
    const reopened = {
      status: 'reopened',
      dueAt: '2026-10-22T00:00:00Z',
      reopenedUntil: '2026-12-01T00:00:00Z',
    } as const;
    const postponed = { ...reopened, dueAt: '2026-12-05T00:00:00Z' };
    const again = groupsOf({ exams: [], assignments: [assignment(reopened), assignment(postponed)] }, now);
    expect(again.now.map(({ due }) => due)).toEqual([reopened.reopenedUntil, postponed.dueAt]);
    expect(later.map(({ id }) => id)).toEqual(['next']);
    expect(done.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'sent submitted',
      'spent exhausted',
      'essay graded',
      'passed passed',
      'over locked',
      'spared excused',
      'let off excused',
    ]);
  });
  test.each([
    ['graded', 'graded', null, 'graded'],
    ['completion', 'graded', true, 'complete'],
    ['completion', 'graded', false, 'incomplete'],
    ['completion', 'submitted', null, 'submitted'],
    ['graded', 'closed', null, 'closed'],
  ] as const)('%s work that is %s (complete: %s) shows %s', (type, status, complete, chip) =>
    expect(assignmentChip(assignment({ type, status, complete }))).toBe(chip),
  );
});
