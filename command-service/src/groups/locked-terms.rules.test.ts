import { describe, expect, test } from '@jest/globals';
import { assignmentCommands } from '@paideia/events/assignments/assignment.commands.ts';
import { assignmentExamples } from '@paideia/events/assignments/assignment.examples.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { examDefinitionExamples } from '@paideia/events/exams/exam.examples.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import { leaveRequestExamples } from '@paideia/events/leave-requests/leave-request.examples.ts';
import { isRejection } from '@paideia/events/kernel/rejection.ts';
import { campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { lockChangedBy, lockOfCourse, lockOfDay, lockOfDays } from '@paideia/events/groups/term-lock.rules.ts';
import { absenceExplanation } from '../absence-explanations/absence-explanation.decider.ts';
import { assignment } from '../assignments/assignment.decider.ts';
import { attendanceSchema } from '../attendance-schemas/attendance-schema.decider.ts';
import { definition, startFacts } from '../exam-attempts/exam-attempt.examples.ts';
import { examAttempt } from '../exam-attempts/exam-attempt.decider.ts';
import { examSitting } from '../exam-attempts/exam-sitting.decider.ts';
import { refusedStart } from '../exam-attempts/exam-start.facts.ts';
import { refusedCorrection } from '../exams/exam-correction.decider.ts';
import { examSchedule } from '../exams/exam-schedule.decider.ts';
import { excusedWork } from '../gradebook/excused-work.decider.ts';
import { decide, type AnyDecider } from '../kernel/decide/decider.ts';
import { leaveRequest } from '../leave-requests/leave-request.decider.ts';
import { attendanceRegister } from '../registers/register.decider.ts';
import { submission } from '../submissions/submission.decider.ts';

const lock = { term: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18', courseIds: [exampleId('c')] };
const refused = { rejected: 'termLock.locked', params: { term: 'Autumn 2026' } };
const given = { now: '2026-11-20T09:00:00.000Z', who: 'system', actorId: harriet, channel: 'WEB' };

/** Which commands of a stream say that the term is locked, whatever its state is, and which decide as ever. */
const ofTerm: readonly (readonly [string, AnyDecider, readonly string[], readonly string[]])[] = [
  [
    'a register',
    attendanceRegister,
    [
      'AddRegisterStudents',
      'RecordAttendance',
      'RecordAttendanceScan',
      'CorrectAttendance',
      'UndoMarks',
      'ExcuseAttendance',
      'RevokeExcuse',
      'MarkAbsentFromLeave',
      'OpenRegister',
    ],
    ['CloseRegister'],
  ],
  [
    'a submission',
    submission,
    ['UploadSubmissionFile', 'RemoveSubmissionFile', 'SubmitAssignment', 'GradeSubmission', 'ReopenSubmission'],
    ['RemindOfSubmission'],
  ],
  ['an explanation', absenceExplanation, ['SubmitAbsenceExplanation', 'ExcuseAbsence', 'UnexcuseAbsence'], []],
  ['excused work', excusedWork, ['ExcuseWork', 'WithdrawWorkExcuse'], []],
  [
    'the schedule of an exam',
    examSchedule,
    ['ScheduleExam', 'RescheduleExam', 'ExtendExamDeadline'],
    ['RemindOfExam', 'CloseExamWindow'],
  ],
  ['a sitting', examSitting, ['GrantExtraAttempt', 'GrantExtraTime'], ['CloseSittingAttempt', 'ReturnSittingAttempt']],
  [
    'an attempt',
    examAttempt,
    ['PenaliseExamAttempt', 'LiftPenalty', 'GradeAttempt', 'VoidExamAttempt', 'JudgeRetakeAgain', 'JudgeAnswersAgain'],
    // Whatever has begun comes to its end: nobody loses answers, and no timer waits for an attempt for ever.
    ['BeginAttempt', 'SaveExamAnswer', 'SubmitExamAttempt', 'AbandonExamAttempt'],
  ],
];
const outcome = (decider: AnyDecider, type: string) => {
  const data = decider.commands[type]!.parse(commandExamples[type]);
  return decide(decider as never, decider.initial as never, { type, data }, { ...given, lock, attempts: [] } as never);
};

describe.each(ofTerm)('of a locked term, %s', (_, decider, closed, open) => {
  test.each(closed)('refuses %s', (type) => expect(outcome(decider, type)).toEqual(refused));
  test('decides all else as ever', () => {
    expect([...closed, ...open].toSorted()).toEqual(Object.keys(decider.decide).toSorted());
    for (const type of open) {
      const answer = isRejection(outcome(decider, type)) ? outcome(decider, type) : null;
      expect(answer).not.toEqual(refused);
    }
  });
});

test('no attempt begins', () => {
  const start = (facts: object) =>
    refusedStart({ ...startFacts, ...facts }, { granted: 0, channel: 'WEB', now: '2026-10-01T12:00:00.000Z' });
  expect([start({}), start({ lock })]).toEqual([undefined, refused]);
});

test('an assignment is neither set in it nor changed, and nobody is reminded of it', () => {
  const wish = assignmentCommands.DefineAssignment.parse(assignmentExamples.DefineAssignment);
  const facts = { ...given, regionId: campus, courseExists: true, isGraded: false, areFilesThere: true, lock } as const;
  const there = { assignment: { ...wish, regionId: campus }, reminded: null };
  const row = assignment.decide;
  const of = facts as never;
  expect(row.DefineAssignment(assignment.initial, wish, of)).toEqual(refused);
  expect(row.ReviseAssignment(there, { ...wish, title: 'Another' }, of)).toEqual(refused);
  const now = { ...facts, now: '2026-01-01T00:00:00.000Z' } as never;
  expect(row.RemindOfAssignment(there, { assignmentId: wish.assignmentId, dueAt: wish.dueAt }, now)).toEqual([]);
});

test('a question is corrected for another group, not for this one', () => {
  const wish = { ...examDefinitionExamples.CorrectExamQuestion, by: harriet } as never as Parameters<
    typeof refusedCorrection
  >[0];
  const of = { ...wish, version: 1, groupId: exampleId('g') };
  const sat = { versions: [definition], corrections: [] };
  expect(
    refusedCorrection({ ...of, questionId: 'q1' }, sat, { group: { regionId: campus, locks: [lock] }, satIn: [] }),
  ).toEqual(refused);
});

test('leave is neither asked for nor decided where it touches the term; what is said to it is', () => {
  const facts = { ...given, group: { regionId: campus }, isEnrolled: true, periods: [], locks: [lock] } as never;
  const wish = leaveRequest.commands.SubmitLeaveRequest.parse({
    ...leaveRequestExamples.SubmitLeaveRequest,
    periods: [],
    time: null,
    attendanceType: 'absence',
    fromDate: '2026-12-18',
    toDate: '2027-01-12',
  });
  const request = { ...wish, regionId: campus };
  const { decide: row } = leaveRequest;
  const pending = { status: 'pending', request, adminComments: null } as never;
  const approved = { status: 'approved', request, adminComments: null } as never;
  const { leaveRequestId } = wish;
  expect(row.SubmitLeaveRequest(leaveRequest.initial, wish, facts)).toEqual(refused);
  expect(row.AmendLeaveRequest(pending, wish as never, facts)).toEqual(refused);
  expect(row.ApproveLeaveRequest(pending, { leaveRequestId }, facts)).toEqual(refused);
  expect(row.AcknowledgeLeaveRequest(approved, { leaveRequestId }, facts)).toEqual(refused);
  expect(row.ApproveLeaveRequest(approved, { leaveRequestId, adminComments: 'Well' }, facts)).toHaveLength(1);
  expect(row.WithdrawLeaveRequest(pending, { leaveRequestId }, facts)).toHaveLength(1);
  const later = { ...request, fromDate: '2026-12-19' };
  const after = { status: 'pending', request: later, adminComments: null } as never;
  expect(row.ApproveLeaveRequest(after, { leaveRequestId }, facts)).toHaveLength(1);
});

test('a schema keeps the terms that its groups have locked', () => {
  const data = attendanceSchemaExamples.DefineAttendanceSchema;
  const [first] = data.terms;
  const own = { term: first!.name, from: first!.from, to: first!.to, courseIds: [] };
  const state = { definition: data, version: 1 };
  const revise = (terms: typeof data.terms, locks: (typeof own)[]) =>
    attendanceSchema.decide.ReviseAttendanceSchema(state, { ...data, terms }, {
      ...given,
      inUse: true,
      locks,
    } as never);
  const renamed = data.terms.map((one) => ({ ...one, name: `${one.name}!` }));
  expect(revise(renamed, [own])).toEqual({ rejected: 'termLock.locked', params: { term: own.term } });
  expect(revise(renamed, [])).toHaveLength(1);
  // A term that only the plan of a group names is none of the schema's.
  expect(revise(renamed, [{ ...own, term: 'Block A' }])).toHaveLength(1);
  expect(revise([...data.terms, { name: 'More', from: '2028-01-01', to: '2028-02-01' }], [own])).toHaveLength(1);
});

describe('what belongs to a locked term', () => {
  test.each([
    ['2026-09-06', undefined],
    ['2026-09-07', lock],
    ['2026-12-18', lock],
    ['2026-12-19', undefined],
  ])('the day %s', (date, found) => expect(lockOfDay([lock], date)).toEqual(found));
  test.each([
    ['2026-08-01', '2026-09-06', undefined],
    ['2026-08-01', '2026-09-07', lock],
    ['2026-12-18', '2027-01-31', lock],
    ['2026-08-01', '2027-01-31', lock],
    ['2026-12-19', '2027-01-31', undefined],
  ])('the days %s to %s', (first, last, found) => expect(lockOfDays([lock], first, last)).toEqual(found));
  test('its courses alone', () => {
    expect(lockOfCourse([lock], exampleId('c'))).toEqual(lock);
    expect(lockOfCourse([lock], exampleId('c', 2))).toBeUndefined();
    expect(lockChangedBy([], { terms: [], formerTerms: [] }, [], [])).toBeUndefined();
  });
});
