import { describe, expect, test } from '@jest/globals';
import type { ExamSittingCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { ada, harriet } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import {
  attempt,
  examId,
  granted,
  now,
  reserved,
  sitting,
  sittingClosed,
  sittingFacts,
  start,
} from './exam-attempt.fixture.ts';
import { examSitting, type ExamSittingFacts } from './exam-sitting.decider.ts';

const usual = { ...sittingFacts, now };
const { given } = specFor(examSitting, usual);
const of = { userId: ada, groupId: sitting.groupId, examId };
const reserve = (n: number, channel: 'WEB' | 'APP' = 'WEB'): ExamSittingCommand => ({
  type: 'ReserveAttempt',
  data: { ...of, startId: start(n), channel },
});
const attempts = (...statuses: ExamSittingFacts['attempts'][number]['status'][]) => ({
  attempts: statuses.map((status, i) => ({ n: i + 1, status })),
});
const group = sittingFacts.group!;
const opening = sittingFacts.opening!;
const twoFailed = [reserved(1), sittingClosed(1, 'failed'), reserved(2), sittingClosed(2, 'failed')];

describe('starting an exam', () => {
  test.each([
    ['1: not enrolled', [], { isEnrolled: false }, 'notAvailable'],
    ['1: no such group', [], { group: undefined }, 'notAvailable'],
    ['1: group archived', [], { group: { ...group, archived: true } }, 'notAvailable'],
    ['1: not published or not scheduled', [], { opening: undefined }, 'notAvailable'],
    ['4: before it opens', [], { now: '2026-09-28T05:00:00.000Z' }, 'notOpenYet'],
    ['5: after it is locked', [], { now: '2026-10-17T00:00:00.000Z' }, 'locked'],
    ['6: already passed', [reserved(1), sittingClosed(1, 'passed')], attempts('passed'), 'alreadyPassed'],
    ['6: passed, though the sitting has not heard of it yet', [reserved(1)], attempts('passed'), 'alreadyPassed'],
    ['8: two failed (X1)', twoFailed, attempts('failed', 'failed'), 'attemptsExceeded'],
    ['8: failed and abandoned', twoFailed, attempts('failed', 'abandoned'), 'attemptsExceeded'],
    [
      '8: before 7: the last one is still open, and stays so',
      [reserved(1), sittingClosed(1, 'failed'), reserved(2)],
      attempts('failed', 'open'),
      'attemptsExceeded',
    ],
  ] as const)('%s', (_, history, facts, code) =>
    given(...history)
      .when(reserve(3), facts)
      .thenRejected(`examAttempt.${code}`),
  );

  test('4: the day is that of the region', () =>
    expect(given().when(reserve(1), { now: '2026-09-28T05:00:00.000Z' }).outcome).toEqual({
      rejected: 'examAttempt.notOpenYet',
      params: { date: '2026-09-28' },
    }));
  test('2 and 3: in the app for groups of the offline app only, on the web for all', () => {
    given().when(reserve(1, 'APP')).thenRejected('examAttempt.offlineAppOnly');
    const offline = { group: { ...group, offlineApp: true } };
    given().when(reserve(1, 'APP'), offline).then(reserved(1));
    given().when(reserve(1), offline).then(reserved(1));
  });
  test('9 and 10: late or in time, the number is the next one', () => {
    given().when(reserve(1)).then(reserved(1));
    given().when(reserve(1), { now: '2026-10-10T12:00:00.000Z' }).then(reserved(1));
    given(reserved(1), sittingClosed(1, 'failed')).when(reserve(2), attempts('failed')).then(reserved(2));
  });
  test('8: an extra attempt goes beyond the limit (X2)', () => {
    given(...twoFailed, granted(1))
      .when(reserve(3), attempts('failed', 'failed'))
      .then(reserved(3));
    given(...twoFailed, granted(1), reserved(3))
      .when(reserve(4), attempts('failed', 'failed', 'failed'))
      .thenRejected('examAttempt.attemptsExceeded');
  });
  test('used are those that were started and not voided', () => {
    given(
      reserved(1),
      { type: 'SittingAttemptReturned', data: { ...sitting, n: 1 } },
      reserved(2),
      sittingClosed(2, 'failed'),
    )
      .when(reserve(3), attempts('voided', 'failed'))
      .then(reserved(3));
  });
  test('7: an open attempt is closed as abandoned first', () => {
    given(reserved(1)).when(reserve(2), attempts('open')).then(sittingClosed(1, 'abandoned'), reserved(2));
    // It has ended in its own stream: the sitting will hear how.
    given(reserved(1)).when(reserve(2), attempts('failed')).then(reserved(2));
  });
  test('the same start meets its own attempt again (X4)', () => {
    given(reserved(1)).when(reserve(1), attempts('open')).thenNothing();
    given(...twoFailed)
      .when(reserve(2), attempts('failed', 'failed'))
      .thenNothing();
  });
  test('a number whose attempt never began is given to the next start', () => {
    given(reserved(1))
      .when(reserve(2))
      .then({ type: 'AttemptReserved', data: { ...attempt(1), startId: start(2) } });
  });
});

describe('what the sitting hears', () => {
  const close = (outcome: 'passed' | 'failed' | 'abandoned'): ExamSittingCommand => ({
    type: 'CloseSittingAttempt',
    data: { ...of, n: 1, outcome },
  });
  const revised = { type: 'SittingAttemptRevised', data: { ...sitting, n: 1, outcome: 'passed' } } as const;
  const returned = { type: 'SittingAttemptReturned', data: { ...sitting, n: 1 } } as const;
  test('an end, once', () => {
    given(reserved(1)).when(close('failed')).then(sittingClosed(1, 'failed'));
    given(reserved(1), sittingClosed(1, 'failed')).when(close('failed')).thenNothing();
    given(reserved(1), sittingClosed(1, 'abandoned')).when(close('passed')).then(revised);
    given(reserved(1), returned).when(close('passed')).thenNothing();
    given().when(close('passed')).thenNothing();
  });
  test('that an attempt is void, once', () => {
    const back: ExamSittingCommand = { type: 'ReturnSittingAttempt', data: { ...of, n: 1 } };
    given(reserved(1), sittingClosed(1, 'failed')).when(back).then(returned);
    given(reserved(1), returned).when(back).thenNothing();
  });
});

describe('extra attempts', () => {
  const grant: ExamSittingCommand = { type: 'GrantExtraAttempt', data: { ...of, count: 1, reason: 'Illness' } };
  test('are granted to students of the group', () => {
    given().when(grant, { actorId: harriet }).then(granted(1));
    given().when(grant, { actorId: harriet, isEnrolled: false }).thenRejected('examAttempt.notEnrolled');
    given().when(grant, { actorId: harriet, opening: undefined }).thenRejected('examAttempt.notAvailable');
  });
  test('are 1 to 5', () => {
    for (const count of [0, 6, 1.5])
      expect(examSitting.commands.GrantExtraAttempt.safeParse({ ...grant.data, count }).success).toBe(false);
    expect(examSitting.commands.GrantExtraAttempt.safeParse({ ...grant.data, reason: ' ' }).success).toBe(false);
    expect(opening.attemptsAllowed).toBe(2);
  });
});
