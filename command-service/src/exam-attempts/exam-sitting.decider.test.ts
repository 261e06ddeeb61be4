import { describe, expect, test } from '@jest/globals';
import type { ExamSittingCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { ada, harriet } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import {
  examId,
  extraTime,
  granted,
  now,
  reserved,
  sitting,
  sittingClosed,
  start,
  startFacts,
} from './exam-attempt.examples.ts';
import { examSitting } from './exam-sitting.decider.ts';

const usual = { ...startFacts, now };
const { given } = specFor(examSitting, usual);
const ofAda = { userId: ada, groupId: sitting.groupId, examId };
const opening = startFacts.opening!;
/** The attempt began without asking the sitting, as its own stream tells it. */
const first = { attempts: [{ n: 1, status: 'failed' as const, startId: start(1) }] };

describe('what the sitting hears', () => {
  const close = (outcome: 'passed' | 'failed' | 'abandoned'): ExamSittingCommand => ({
    type: 'CloseSittingAttempt',
    data: { ...ofAda, n: 1, outcome },
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
  test('of an attempt that it did not know, at its end', () => {
    given().when(close('failed'), first).then(reserved(1), sittingClosed(1, 'failed'));
    given(granted(1)).when(close('passed'), first).then(reserved(1), sittingClosed(1, 'passed'));
    given(reserved(1), sittingClosed(1, 'failed')).when(close('passed'), first).then(revised);
    given()
      .when({ type: 'ReturnSittingAttempt', data: { ...ofAda, n: 1 } }, first)
      .then(reserved(1), returned);
  });
  test('that an attempt is void, once', () => {
    const back: ExamSittingCommand = { type: 'ReturnSittingAttempt', data: { ...ofAda, n: 1 } };
    given(reserved(1), sittingClosed(1, 'failed')).when(back).then(returned);
    given(reserved(1), returned).when(back).thenNothing();
  });
});

describe('extra time', () => {
  const give = (minutes: number): ExamSittingCommand => ({
    type: 'GrantExtraTime',
    data: { ...ofAda, minutes, reason: 'Reads slowly' },
  });
  const given15 = extraTime(15);
  test('is granted to students of the group for exams with a time limit, and takes the place of what was granted before', () => {
    given().when(give(15), { actorId: harriet }).then(given15);
    given(given15).when(give(15), { actorId: harriet }).thenNothing();
    given(given15).when(give(30), { actorId: harriet }).then(extraTime(30));
    given(given15).when(give(0), { actorId: harriet }).then(extraTime(0));
    given().when(give(0), { actorId: harriet }).thenNothing();
    given()
      .when(give(15), { actorId: harriet, opening: { ...opening, timeLimitMin: null } })
      .thenRejected('examAttempt.noTimeLimit');
    given().when(give(15), { actorId: harriet, isEnrolled: false }).thenRejected('examAttempt.notEnrolled');
    given().when(give(15), { actorId: harriet, opening: undefined }).thenRejected('examAttempt.notAvailable');
  });
  test('is whole minutes, ten hours at most, with a reason', () => {
    for (const wrong of [{ minutes: -1 }, { minutes: 601 }, { minutes: 1.5 }, { reason: ' ' }])
      expect(examSitting.commands.GrantExtraTime.safeParse({ ...give(15).data, ...wrong }).success).toBe(false);
  });
});
describe('extra attempts', () => {
  const grant: ExamSittingCommand = { type: 'GrantExtraAttempt', data: { ...ofAda, count: 1, reason: 'Illness' } };
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
