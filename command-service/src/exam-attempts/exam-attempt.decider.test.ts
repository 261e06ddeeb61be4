import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import type { ExamAttemptCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import type { ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { campus, harriet } from '@paideia/events/kernel/examples.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { fold } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import type { ExamAttemptFacts } from './exam-attempt-facts.decider.ts';
import { examAttempt } from './exam-attempt.decider.ts';
import {
  abandoned,
  afterwards,
  answered,
  attempt,
  attemptFacts,
  byHarriet,
  closesAt,
  definition,
  now,
  right,
  start,
  started,
} from './exam-attempt.examples.ts';

const usual = { ...attemptFacts, now };
const { given } = specFor(examAttempt, usual);
const { attemptId } = attempt(1);
const attemptOf = (n: number) => ({ attemptId: attempt(n).attemptId });
const submit = (n = 1): ExamAttemptCommand => ({ type: 'SubmitExamAttempt', data: attemptOf(n) });
const save = (questionId: string, optionId: string): ExamAttemptCommand => ({
  type: 'SaveExamAnswer',
  data: { attemptId, questionId, optionId },
});
const leave: ExamAttemptCommand = { type: 'AbandonExamAttempt', data: { attemptId, reason: 'browserClosed' } };
const reason = 'Agreed with the dean';
const penalise: ExamAttemptCommand = { type: 'PenaliseExamAttempt', data: { attemptId, reason } };
const lift: ExamAttemptCommand = { type: 'LiftPenalty', data: { attemptId, reason } };
const grade = (score: number): ExamAttemptCommand => ({ type: 'GradeAttempt', data: { attemptId, score, reason } });
const voided: ExamAttemptCommand = { type: 'VoidExamAttempt', data: { attemptId, reason } };

type Facts = Partial<ExamAttemptFacts & { readonly now: string }>;
/** Answers everything that has happened when so many right answers are sent in. */
function submitted(
  points: number,
  facts: Facts = {},
  n = 1,
  startedAs: Parameters<typeof started>[1] = {},
): readonly ExamAttemptEvent[] {
  const history = [started(n, startedAs), ...right(points, n)];
  return [...history, ...(given(...history).when(submit(n), facts).outcome as readonly ExamAttemptEvent[])];
}
const gradedIn = (events: readonly ExamAttemptEvent[]) =>
  events.filter((event) => event.type === 'ExamAttemptGraded').at(-1)?.data;
const earlier = { others: [{ n: 1, status: 'failed' as const }] };

describe('scoring through the events', () => {
  const late = { now: afterwards };
  const extended = { closesAt: '2026-10-12T22:00:00.000Z' };
  const startedLate = { late: true, startedAt: '2026-10-09T22:01:00.000Z' };
  const mark = (passMark: number) => ({ definition: { ...definition, passMark } });
  test.each([
    ['2: below the pass mark', submitted(64), { raw: 64, score: 64, scaledFrom: null, passed: false }],
    [
      '2: a retake below it',
      submitted(64, earlier, 2),
      { raw: 64, score: 64, scaledFrom: null, passed: false, retake: true },
    ],
    [
      '2: 75 of 80 as an in-time retake',
      submitted(75, { ...earlier, ...mark(80) }, 2),
      { score: 75, scaledFrom: null, passed: false },
    ],
    ['3: late below the cap', submitted(61, late), { raw: 61, score: 61, scaledFrom: null, passed: false, late: true }],
    [
      '3: late above the cap, failed',
      submitted(75, { ...late, ...mark(80) }),
      { score: 70, scaledFrom: 75, passed: false },
    ],
    [
      '4: a first pass in time',
      submitted(95),
      { points: 95, maxPoints: 100, raw: 95, score: 95, scaledFrom: null, passed: true, retake: false, late: false },
    ],
    ['4: exactly the pass mark', submitted(70), { score: 70, scaledFrom: null, passed: true }],
    ['5: a retake', submitted(88, earlier, 2), { raw: 88, score: 70, scaledFrom: 88, passed: true, retake: true }],
    ['5: a retake of exactly 70', submitted(70, earlier, 2), { score: 70, scaledFrom: null, passed: true }],
    ['5: a retake of 100', submitted(100, earlier, 2), { score: 70, scaledFrom: 100 }],
    [
      '5: not a retake when the first one was voided',
      submitted(88, { others: [] }, 2),
      { score: 88, scaledFrom: null, retake: false },
    ],
    [
      '6: an exam with a penalty',
      submitted(90, { definition: { ...definition, penalty: true } }),
      { score: 70, scaledFrom: 90, penalised: true },
    ],
    ['7: submitted late', submitted(92, late), { raw: 92, score: 70, scaledFrom: 92, passed: true, late: true }],
    [
      '7: started late',
      submitted(92, { now: '2026-10-09T22:02:00.000Z' }, 1, startedLate),
      { score: 70, scaledFrom: 92, late: true },
    ],
    [
      'within five minutes of the close it is in time',
      submitted(92, { now: '2026-10-09T22:05:00.000Z' }),
      { score: 92, late: false },
    ],
    [
      'in time by a deadline that was extended while it ran',
      submitted(92, { ...late, ...extended }),
      { score: 92, scaledFrom: null, late: false },
    ],
    [
      'started after the deadline that stood, and in time by the one that stands',
      submitted(92, { now: '2026-10-12T22:05:00.000Z', ...extended }, 1, startedLate),
      { score: 92, scaledFrom: null, late: false },
    ],
    [
      'after the extended deadline too',
      submitted(92, { now: '2026-10-12T22:05:00.001Z', ...extended }),
      { score: 70, scaledFrom: 92, late: true },
    ],
    [
      'in time by the deadline that it began with, which was moved forward since',
      submitted(92, { closesAt: '2026-09-30T22:00:00.000Z' }),
      { score: 92, late: false },
    ],
    [
      'penalised, late and a retake: once',
      submitted(88, { ...earlier, ...late, definition: { ...definition, penalty: true } }, 2),
      { score: 70, scaledFrom: 88, passed: true },
    ],
    ['nothing answered', submitted(0), { points: 0, score: 0, passed: false }],
  ])('%s', (_, events, expected) => expect(gradedIn(events)).toMatchObject(expected));

  test('6: a penalty by staff scales a pass, and lifting it gives back what was there', () => {
    const before = submitted(90);
    const penalised = [...before, ...(given(...before).when(penalise, byHarriet).outcome as ExamAttemptEvent[])];
    expect(penalised.slice(-2).map(({ type }) => type)).toEqual(['ExamAttemptPenalised', 'ExamAttemptGraded']);
    expect(gradedIn(penalised)).toMatchObject({ score: 70, scaledFrom: 90, penalised: true });
    given(...penalised)
      .when(penalise, byHarriet)
      .thenNothing();
    const lifted = [...penalised, ...(given(...penalised).when(lift, byHarriet).outcome as ExamAttemptEvent[])];
    expect(gradedIn(lifted)).toEqual(gradedIn(before));
    given(...before)
      .when(lift, byHarriet)
      .thenNothing();
  });
  test('8: a grade by hand stands, whatever was computed', () => {
    const done = submitted(64);
    const outcome = given(...done).when(grade(82.5), byHarriet).outcome as ExamAttemptEvent[];
    expect(outcome).toEqual([
      { type: 'ExamAttemptRegraded', data: { ...attempt(1), score: 82.5, passed: true, reason, by: harriet } },
    ]);
    const regraded = [...done, ...outcome];
    given(...regraded)
      .when(grade(82.5), byHarriet)
      .thenNothing();
    given(...regraded)
      .when(grade(69.99), byHarriet)
      .thenLike({ data: { score: 69.99, passed: false } });
    given(...regraded)
      .when(penalise, byHarriet)
      .thenRejected('examAttempt.gradedByHand');
    given(...regraded)
      .when(lift, byHarriet)
      .thenRejected('examAttempt.gradedByHand');
  });
  test('1: an abandoned attempt may be graded by hand, an open one not', () => {
    given(started(), abandoned()).when(grade(75), byHarriet).thenLike({ type: 'ExamAttemptRegraded' });
    given(started()).when(grade(75), byHarriet).thenRejected('examAttempt.stillOpen');
    given(started(), abandoned()).when(penalise, byHarriet).thenRejected('examAttempt.notGraded');
  });

  test('any answers give a score between 0 and 100, and each question is judged once', () => {
    const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom('true', 'false')), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(answers, fc.boolean(), fc.boolean(), (given1, retake, isLate) => {
        const history = [started(), ...given1.map(([i, option]) => answered(`q${i}`, option))];
        const facts = {
          ...(retake && { others: [{ n: 0, status: 'failed' as const }] }),
          ...(isLate && { now: afterwards }),
        };
        const graded = gradedIn(given(...history).when(submit(), facts).outcome as ExamAttemptEvent[])!;
        const last = new Map(given1.map(([i, option]) => [`q${i}`, option]));
        expect(graded.points).toBe([...last.values()].filter((option) => option === 'true').length);
        expect(graded.score).toBeGreaterThanOrEqual(0);
        expect(graded.score).toBeLessThanOrEqual(100);
        expect(new Set(graded.answers.map(({ questionId }) => questionId)).size).toBe(100);
      }),
      { numRuns: 30 },
    );
  });
});

describe('answers', () => {
  test('the last one counts, the same one again is no event', () => {
    given(started()).when(save('q1', 'true')).then(answered('q1', 'true'));
    given(started(), answered('q1', 'true')).when(save('q1', 'true')).thenNothing();
    given(started(), answered('q1', 'true')).when(save('q1', 'false')).then(answered('q1', 'false'));
  });
  test('are of the exam, and of an open attempt within its time', () => {
    given(started()).when(save('q100', 'true')).thenRejected('examAttempt.noSuchAnswer');
    given(started()).when(save('q1', 'maybe')).thenRejected('examAttempt.noSuchAnswer');
    given(...submitted(3))
      .when(save('q9', 'true'))
      .thenRejected('examAttempt.closed');
    given(started(), abandoned()).when(save('q9', 'true')).thenRejected('examAttempt.closed');
    const limited = started(1, { timeLimitAt: now });
    given(limited).when(save('q1', 'true'), { now: '2026-10-01T12:01:30.000Z' }).then(answered('q1', 'true'));
    given(limited).when(save('q1', 'true'), { now: '2026-10-01T12:01:31.000Z' }).thenRejected('examAttempt.timeOver');
    given(limited).when(submit(), { now: '2026-10-01T12:01:31.000Z' }).thenRejected('examAttempt.timeOver');
  });
  test('are taken after the time where the services were away at its end, and the log says so', () => {
    const limited = started(1, { timeLimitAt: now });
    const away = { from: '2026-10-01T11:59:00.000Z', until: '2026-10-01T12:30:00.000Z' };
    const until = (at: string) => ({ absences: [away], now: at });
    given(limited).when(save('q1', 'true'), until('2026-10-01T12:31:30.000Z')).then(answered('q1', 'true'));
    given(limited).when(submit(), until('2026-10-01T12:31:31.000Z')).thenRejected('examAttempt.timeOver');
    given(limited)
      .when(submit(), until('2026-10-01T12:31:30.000Z'))
      .thenLike({ type: 'ExamAttemptSubmitted', data: { away } }, { type: 'ExamAttemptGraded' });
    const inTime = given(limited).when(submit(), until('2026-10-01T12:00:30.000Z')).outcome;
    expect(inTime).toMatchObject([{ type: 'ExamAttemptSubmitted', data: { ...attempt(1) } }, {}]);
    expect(inTime).not.toHaveProperty('0.data.away');
  });
  test('keep to the version that the attempt began with', () => {
    expect(fold(examAttempt, [started()]).started?.version).toBe(1);
  });
});

describe('the end of an attempt', () => {
  test('is not late by what the services were away at the deadline', () => {
    const away = { from: closesAt, until: '2026-10-09T22:30:00.000Z' };
    const at = { absences: [away], now: '2026-10-09T22:35:00.000Z' };
    given(started())
      .when(submit(), at)
      .thenLike({ type: 'ExamAttemptSubmitted', data: { away } }, { type: 'ExamAttemptGraded', data: { late: false } });
    given(started())
      .when(submit(), { ...at, absences: [] })
      .thenLike({ type: 'ExamAttemptSubmitted' }, { type: 'ExamAttemptGraded', data: { late: true } });
  });
  test('says that the services were away where nothing was heard any more, and not where the page was left', () => {
    const away = { from: '2026-10-01T12:10:00.000Z', until: '2026-10-01T12:20:00.000Z' };
    const before = { from: '2026-10-01T11:10:00.000Z', until: '2026-10-01T11:20:00.000Z' };
    const lost: ExamAttemptCommand = { type: 'AbandonExamAttempt', data: { attemptId, reason: 'heartbeatLost' } };
    const at = { now: '2026-10-01T12:40:00.000Z' };
    given(started())
      .when(lost, { ...at, absences: [before, away] })
      .thenLike({ data: { away } });
    for (const outcome of [
      given(started()).when(leave, { ...at, absences: [away] }).outcome,
      given(started()).when(lost, { ...at, absences: [before] }).outcome,
    ])
      expect(outcome).not.toHaveProperty('0.data.away');
  });
  test('a submit that is repeated grades once', () => {
    const done = submitted(80);
    for (let i = 0; i < 100; i++)
      given(...done)
        .when(submit())
        .thenNothing();
  });
  test('whoever comes second is told that it is over', () => {
    given(started()).when(leave).then(abandoned());
    given(started(), abandoned()).when(leave).thenNothing();
    given(started(), abandoned()).when(submit()).thenRejected('examAttempt.closed');
    given(...submitted(80))
      .when(leave)
      .thenRejected('examAttempt.closed');
  });
  test('a new start only wants it to be over', () =>
    given(...submitted(80))
      .when({ type: 'AbandonExamAttempt', data: { attemptId, reason: 'startedAgain' } })
      .thenNothing());
  test('voids an open or a closed one, once', () => {
    const event = { type: 'ExamAttemptVoided', data: { ...attempt(1), reason, by: harriet } } as const;
    given(started()).when(voided, byHarriet).then(event);
    given(...submitted(80))
      .when(voided, byHarriet)
      .then(event);
    given(started(), event).when(voided, byHarriet).thenNothing();
    given(started(), event).when(submit()).thenRejected('examAttempt.closed');
    for (const command of [penalise, lift, grade(80)])
      given(started(), event).when(command, byHarriet).thenRejected('examAttempt.voided');
  });
});

describe('a retake whose earlier attempt is voided', () => {
  const again: ExamAttemptCommand = { type: 'JudgeRetakeAgain', data: attemptOf(2) };
  const retaken = submitted(88, earlier, 2);
  const regraded = (history: readonly ExamAttemptEvent[], facts: Facts = {}) =>
    given(...history).when(again, { others: [], ...facts });

  test('is worth what it would have been as the first one', () => {
    regraded(retaken).thenLike({ type: 'ExamAttemptGraded', data: { score: 88, scaledFrom: null, retake: false } });
    const late = submitted(88, { ...earlier, now: afterwards }, 2);
    regraded(late).thenLike({ data: { score: 70, scaledFrom: 88, retake: false, late: true } });
  });
  test('stays one of another attempt', () => regraded(retaken, earlier).thenNothing());
  test('keeps its penalty, and what staff gave by hand', () => {
    const by = <T extends ExamAttemptEvent['type']>(type: T, more: object) =>
      ({ type, data: { ...attempt(2), reason, by: harriet, ...more } }) as ExamAttemptEvent;
    regraded([...retaken, by('ExamAttemptPenalised', {})]).thenLike({ data: { score: 70, retake: false } });
    regraded([...retaken, by('ExamAttemptRegraded', { score: 75, passed: true })]).thenNothing();
  });
  test('is judged once, and only while it counts', () => {
    regraded(submitted(88)).thenNothing();
    regraded([started(2)]).thenNothing();
    regraded([...retaken, { type: 'ExamAttemptVoided', data: { ...attempt(2), reason, by: harriet } }]).thenNothing();
  });
});

describe('the beginning of an attempt', () => {
  const beginning = attemptFacts.beginning!;
  const second = { beginning: { ...beginning, attempts: [{ n: 1, status: 'failed' as const, startId: start(1) }] } };
  const begin = (n = 1): ExamAttemptCommand => ({
    type: 'BeginAttempt',
    data: { ...attemptOf(n), startId: start(1), channel: 'WEB' },
  });
  const startedData = (outcome: unknown) => (outcome as { data: { questionOrder: string[] } }[])[0]!.data;
  test('freezes the published version, in an order that follows from the attempt', () => {
    const { outcome } = given().when(begin(), { definition: { ...definition, version: 3, timeLimitMin: 45 } });
    expect(outcome).toMatchObject([
      {
        data: {
          version: 3,
          startedAt: now,
          closesAt,
          timeLimitAt: '2026-10-01T12:45:00.000Z',
          late: false,
          channel: 'WEB',
        },
      },
    ]);
    const { questionOrder } = startedData(outcome);
    expect([...questionOrder].sort()).toEqual(definition.questions.map(({ id }) => id).sort());
    expect(startedData(given().when(begin()).outcome).questionOrder).toEqual(questionOrder);
    expect(startedData(given().when(begin(2), second).outcome).questionOrder).not.toEqual(questionOrder);
  });
  test('has the extra minutes of the student, where there is a time limit', () => {
    const more = { beginning: { ...beginning, extraMinutes: 15 } };
    given()
      .when(begin(), { ...more, definition: { ...definition, timeLimitMin: 45 } })
      .thenLike({ data: { timeLimitAt: '2026-10-01T13:00:00.000Z' } });
    given()
      .when(begin(), more)
      .thenLike({ data: { timeLimitAt: null } });
  });
  test('is late after the student’s own deadline', () => {
    const after = '2026-10-09T22:00:00.001Z';
    given()
      .when(begin(), { now: after })
      .thenLike({ data: { late: true, timeLimitAt: null } });
    given()
      .when(begin(), {
        now: after,
        beginning: { ...beginning, opening: { ...beginning.opening!, closesAt: '2026-10-12T22:00:00.000Z' } },
      })
      .thenLike({ data: { late: false, closesAt: '2026-10-12T22:00:00.000Z' } });
  });
});

describe('permissions', () => {
  const student: Actor = {
    userId: attempt(1).userId,
    roles: ['user'],
    regionIds: [campus],
    regionRoles: [],
    attendanceAdminOf: [],
  };
  const scope = { ownerId: student.userId, regionId: campus };
  const other = { ...student, userId: harriet };
  const instructor = { ...other, regionRoles: [{ regionId: campus, slug: 'x', roleNames: ['instructor'] }] };
  const manager = { ...other, roles: ['user', 'manager'] };
  const { allows } = given();
  test('the student alone sits the exam, in person', () => {
    for (const type of ['SaveExamAnswer', 'SubmitExamAttempt', 'AbandonExamAttempt'] as const) {
      expect(allows(type, student, scope)).toBe(true);
      expect(allows(type, { ...student, impersonatorId: harriet }, scope)).toBe(false);
      for (const who of [other, instructor, manager]) expect(allows(type, who, scope)).toBe(false);
    }
    for (const type of ['BeginAttempt', 'JudgeRetakeAgain'] as const)
      for (const who of [student, manager, undefined]) expect(allows(type, who, scope)).toBe(false);
  });
  test('instructors grade, managers of the region penalise and void too', () => {
    for (const type of ['PenaliseExamAttempt', 'LiftPenalty', 'VoidExamAttempt'] as const) {
      expect(allows(type, manager, scope)).toBe(true);
      for (const who of [student, instructor, { ...manager, regionIds: [] }])
        expect(allows(type, who, scope)).toBe(false);
    }
    expect(allows('GradeAttempt', instructor, scope)).toBe(true);
    expect(allows('GradeAttempt', student, scope)).toBe(false);
  });
});
