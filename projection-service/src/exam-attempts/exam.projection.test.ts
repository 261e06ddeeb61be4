import { describe, expect, test } from '@jest/globals';
import { sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import { closesFor, examDefinitions, examSchedules } from '../exams/exam.view.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, freya, groupId, regionId } from '../registers/attendance.examples.ts';
import {
  attemptOf,
  closesAt,
  courseA,
  courseB,
  defined,
  definitionOf,
  examA1,
  extraTime,
  granted,
  opensAt,
  scheduled,
} from './exam.examples.ts';
import { examProjection } from './exam.projection.ts';
import { examPapers, examResults, printedPaper, studentExams } from './exam-attempt.view.ts';

const { given } = specFor(examProjection);
const definition = definitionOf(examA1, courseA, 10);
const first = attemptOf(definition, emmett);
const second = attemptOf(definition, emmett, 2, { at: '2026-10-02T12:00:00.000Z' });
const sittingId = sittingIdOf(emmett, groupId, examA1);
const profile = {
  type: 'UserProfileCreated',
  data: { userId: emmett, changed: { firstName: 'Emmett', lastName: 'Solano' }, locale: 'en' },
};
const before = [profile, ...defined(definition), scheduled(examA1)];

describe('definitions and schedules', () => {
  test('keep every version, and are called as the published one', () => {
    const revised = {
      type: 'ExamRevised',
      data: { ...definition, version: 2, title: 'Exam 1, second edition' },
      meta: { stream: `examDefinition-${examA1}` },
    };
    const published = {
      type: 'ExamPublished',
      data: { examId: examA1, version: 2 },
      meta: { stream: `examDefinition-${examA1}` },
    };
    given(...before, revised).then(examDefinitions, examA1, { title: 'Exam 1', published: 1, courseId: courseA });
    given(...before, revised, published).then(examDefinitions, examA1, {
      title: 'Exam 1, second edition',
      published: 2,
      _revision: 3,
    });
    given(...before, { type: 'ExamRetired', data: { examId: examA1 } }).then(examDefinitions, examA1, {
      retired: true,
    });
  });
  test('are drafts until they are published, and say when they were written on since', () => {
    const meta = { stream: `examDefinition-${examA1}` };
    const revised = { type: 'ExamRevised', data: { ...definition, version: 2, title: 'Órganon' }, meta };
    const published = { type: 'ExamPublished', data: { examId: examA1, version: 2 }, meta };
    const retired = { type: 'ExamRetired', data: { examId: examA1 }, meta };
    const status = (...events: GivenEvent[]) => given(...events).one(examDefinitions, examA1)?.status;
    const [draft, first] = defined(definition) as [GivenEvent, GivenEvent];
    expect(
      [[draft], [draft, first], [draft, first, revised], [draft, first, revised, published], [draft, retired]].map(
        (events) => status(...events),
      ),
    ).toEqual([...['draft', 'published', 'changed', 'published', 'retired']]);
    given(draft, first, revised, published).then(examDefinitions, examA1, {
      title: 'Órganon',
      titleKey: 'organon',
      _revision: 3,
    });
  });
  test('know each student’s own deadline', () => {
    const later = '2026-10-12T22:00:00.000Z';
    const extended = {
      type: 'ExamDeadlineExtended',
      data: { groupId, examId: examA1, regionId, userId: emmett, closesAt: later, reason: 'Illness' },
    };
    const schedule = given(...before, extended).one(examSchedules, examScheduleIdOf(groupId, examA1))!;
    expect([closesFor(schedule, emmett), closesFor(schedule, freya)]).toEqual([later, closesAt]);
    expect(schedule.reasons).toEqual({ [emmett]: 'Illness' });
    const moved = {
      type: 'ExamRescheduled',
      data: {
        groupId,
        examId: examA1,
        regionId,
        opensAt,
        closesAt: '2026-10-20T22:00:00.000Z',
        lockAt: null,
        reason: null,
      },
    };
    const now = given(...before, extended, moved).one(examSchedules, examScheduleIdOf(groupId, examA1))!;
    expect(closesFor(now, emmett)).toBe('2026-10-20T22:00:00.000Z');
  });
});

describe('a paper', () => {
  test('holds the questions in the order of the attempt and the answers, and never which one is right', () => {
    const memory = given(
      ...before,
      first.started,
      first.answered('q3', 'a'),
      first.answered('q3', 'b'),
      first.answered('q4', 'c'),
    );
    const paper = memory.one(examPapers, first.attemptId)!;
    expect(paper).toMatchObject({
      n: 1,
      status: 'open',
      answers: [
        { questionId: 'q3', optionId: 'b' },
        { questionId: 'q4', optionId: 'c' },
      ],
      late: false,
      version: 1,
    });
    const printed = printedPaper(memory.one(examDefinitions, examA1), paper);
    expect(printed).toMatchObject({ title: 'Exam 1', instructions: 'Answer every question.', openBook: false });
    expect(printed.questions.map(({ id }) => id)).toEqual(definition.questions.map(({ id }) => id).reverse());
    expect(JSON.stringify([paper, printed])).not.toContain('correct');
    memory.then(studentExams, sittingId, {
      attempts: [
        {
          attemptId: first.attemptId,
          n: 1,
          status: 'open',
          score: null,
          scaledFrom: null,
          passed: false,
          late: false,
          regraded: false,
        },
      ],
    });
    memory.thenGone(examResults, first.attemptId);
  });
});

describe('a result', () => {
  test('is of the course that its exam is in now', () => {
    const meta = { stream: `examDefinition-${examA1}` };
    const moved = { type: 'ExamRevised', data: { ...definition, version: 2, courseId: courseB }, meta };
    given(...before, ...first.submitted(6), moved).then(examResults, first.attemptId, { courseId: courseB });
    given(...before, ...first.submitted(6), moved).then(examDefinitions, examA1, { courseId: courseB });
  });
  test('is there from the end on, with its reasons', () => {
    const memory = given(...before, ...first.submitted(6));
    memory.then(examResults, first.attemptId, {
      studentName: 'Emmett Solano',
      courseId: courseA,
      n: 1,
      points: 12,
      maxPoints: 20,
      raw: 60,
      score: 60,
      scaledFrom: null,
      passed: false,
      abandoned: null,
      voided: false,
      regraded: false,
      _revision: 2,
      startedAt: '2026-10-01T12:00:00.000Z',
    });
    expect(memory.one(examResults, first.attemptId)!.why.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    memory.then(examPapers, first.attemptId, { status: 'graded' });
  });
  test('of a retake is scaled, and the sitting shows both', () => {
    const memory = given(...before, ...first.abandoned(), ...second.submitted(9));
    memory.then(examResults, first.attemptId, { score: 0, passed: false, abandoned: 'browserClosed', answers: [] });
    memory.then(examResults, second.attemptId, { raw: 90, score: 70, scaledFrom: 90, passed: true, retake: true });
    memory.then(studentExams, sittingId, {
      attempts: [
        {
          attemptId: first.attemptId,
          n: 1,
          status: 'abandoned',
          score: 0,
          scaledFrom: null,
          passed: false,
          late: false,
          regraded: false,
        },
        {
          attemptId: second.attemptId,
          n: 2,
          status: 'graded',
          score: 70,
          scaledFrom: 90,
          passed: true,
          late: false,
          regraded: false,
        },
      ],
    });
  });
  test('follows penalties, grades by hand and the void', () => {
    const done = [...before, ...first.submitted(9)];
    given(...done, ...first.penalised(9)).then(examResults, first.attemptId, {
      score: 70,
      scaledFrom: 90,
      penalised: true,
      _revision: 4,
    });
    given(...done, first.regraded(82)).then(examResults, first.attemptId, {
      score: 82,
      passed: true,
      scaledFrom: null,
      regraded: true,
    });
    const voided = given(...done, first.voided());
    voided.then(examResults, first.attemptId, { voided: true, score: 90 });
    voided.then(examPapers, first.attemptId, { status: 'voided' });
    given(...before, first.started, first.voided()).then(examResults, first.attemptId, {
      voided: true,
      score: 0,
      answers: [],
    });
  });
  test('follows the name', () => {
    const renamed = { type: 'UserProfileUpdated', data: { userId: emmett, changed: { lastName: 'Łukasz' } } };
    given(...before, ...first.submitted(9), renamed).then(examResults, first.attemptId, {
      studentName: 'Emmett Łukasz',
      studentNameKey: 'lukasz emmett',
    });
  });
  test('is called as its exam is published', () => {
    const meta = { stream: `examDefinition-${examA1}` };
    const revised = { type: 'ExamRevised', data: { ...definition, version: 2, title: 'Second edition' }, meta };
    const published = { type: 'ExamPublished', data: { examId: examA1, version: 2 }, meta };
    const done = [...before, ...first.submitted(9)];
    given(...done, revised).then(examResults, first.attemptId, { examTitle: 'Exam 1', examTitleKey: 'exam 1' });
    given(...done, revised, published).then(examResults, first.attemptId, {
      examTitle: 'Second edition',
      examTitleKey: 'second edition',
    });
  });
});

test('extra attempts add up', () =>
  given(...before, granted(emmett, examA1), granted(emmett, examA1, 2)).then(studentExams, sittingId, {
    granted: 3,
    attempts: [],
  }));
test('extra time is what was granted last, and nothing extra once it is taken back', () => {
  const id = sittingIdOf(emmett, groupId, examA1);
  const given15 = [...before, extraTime(emmett, examA1, 30), extraTime(emmett, examA1, 15)];
  expect(given(...given15).one(studentExams, id)).toMatchObject({
    extraTime: { minutes: 15, reason: 'Reads slowly' },
    hasExtra: true,
  });
  given(...given15, extraTime(emmett, examA1, 0)).then(studentExams, id, { hasExtra: false });
  given(...given15, extraTime(emmett, examA1, 0), granted(emmett, examA1)).then(studentExams, id, { hasExtra: true });
  given(...before, first.started).then(studentExams, id, { extraTime: null, hasExtra: false });
});
