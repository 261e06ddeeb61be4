import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import {
  courseA,
  defined,
  definitionOf,
  examA1,
  examA2,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import {
  collegeWith,
  emmett,
  groupId,
  otherGroupId,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const hex = (digit: string) => digit.repeat(24);
const first = definitionOf(examA1, courseA, 3);
const draft = definitionOf(examA2, courseA, 2, { title: 'A draft', instructions: 'Think twice.' });
const essay = assignmentOf(61, courseA);
const course = courseCreated(courseA, 'OT101', 'Old Testament Survey');
const extension = {
  type: 'ExamDeadlineExtended',
  data: { groupId, examId: examA1, regionId, userId: emmett, closesAt: '2026-11-27T22:00:00.000Z', reason: 'Illness' },
  meta: { stream: `examSchedule-${groupId}_${examA1}` },
};

let refuse: { code: string; params?: Record<string, string>; actual?: number } | undefined;
let college: College;
beforeAll(async () => {
  const events = [
    course,
    ...defined(first),
    { ...defined(draft)[0]! },
    scheduled(examA1),
    extension,
    essay.defined,
    essay.graded(emmett, 80),
  ];
  college = await collegeWith(events, { reply: () => (refuse ? { ok: false, ...refuse } : undefined) });
});
afterAll(() => college.close());
const sent = () => college.api.sent.at(-1)!.envelope;
const codeOf = async (person: Person, query: string, variables: object = {}) =>
  (await college.ask(person, query, variables)).errors[0]?.extensions.code;
type Listed = { readonly items: readonly Record<string, unknown>[]; readonly total: number };

describe('the exams of the college', () => {
  const list =
    'query ($f: ExamFilter, $s: String) { allExams(filter: $f, sortField: $s) { items { title status courseCode questionCount } total } }';
  test.each([
    ['renata', {}, ['A draft', 'Exam 1']],
    ['harriet', {}, ['A draft', 'Exam 1']],
    ['nadia', { status: 'published' }, ['Exam 1']],
    ['renata', { status: 'draft' }, ['A draft']],
    ['renata', { courseId: hex('9') }, []],
    ['renata', { q: 'draf' }, ['A draft']],
  ] as const)('%s with %j', async (person, f, titles) => {
    const { data } = await college.ask(person, list, { f, s: 'title' });
    expect((data?.allExams as Listed).items.map(({ title }) => title)).toEqual(titles);
  });
  test('are nothing for students, and a status that there is not is refused', async () => {
    expect(await codeOf('emmett', list)).toBe('noAccess');
    expect(await codeOf('renata', list, { f: { status: 'lost' } })).toBe('invalid');
  });

  const one =
    'query ($id: ID!) { Exam(id: $id) { _revision title status published version instructions questions { id text options { id text } correctOptionId } } }';
  test('with questions and right answers for authors alone', async () => {
    const { data } = await college.ask('renata', one, { id: examA2 });
    expect(data?.Exam).toMatchObject({
      _revision: 0,
      title: 'A draft',
      status: 'draft',
      published: null,
      version: 1,
      instructions: 'Think twice.',
    });
    expect((data?.Exam as { questions: object[] }).questions[0]).toEqual({
      id: 'q0',
      text: 'Question 0?',
      options: ['a', 'b', 'c'].map((id) => ({ id, text: `Answer ${id} of 0` })),
      correctOptionId: 'c',
    });
    for (const person of ['harriet', 'nadia', 'oskar'] as const) {
      const answer = await college.ask(person, one, { id: examA1 });
      expect(answer.data?.Exam).toMatchObject({ title: 'Exam 1', instructions: null, questions: null });
    }
    for (const id of [examA1, examA2]) {
      const answer = await college.ask('emmett', one, { id });
      expect(answer.errors[0]?.extensions.code).toBe('noAccess');
      expect(answer.response.text).not.toMatch(/correct/);
    }
  });
});

describe('writing an exam', () => {
  const question = {
    id: 'q1',
    kind: 'choice',
    text: 'Who?',
    options: ['a', 'b'].map((id) => ({ id, text: id })),
    correctOptionId: 'a',
  };
  const terms = { instructions: '', passMark: 70, openBook: false, pointsPerQuestion: 1, penalty: false };
  const input = { _id: examA1, courseId: courseA, title: 'Exam 1', ...terms, questions: [question] };
  const create = 'mutation ($input: ExamInput!) { createExam(input: $input) { _id title status } }';
  const update =
    'mutation ($input: ExamInput!, $r: Int!) { updateExam(input: $input, expectedRevision: $r) { _id _revision } }';
  const publish = 'mutation ($id: ID!, $r: Int!) { publishExam(_id: $id, expectedRevision: $r) { _id status } }';
  const retire = 'mutation ($id: ID!, $r: Int!) { deleteExam(_id: $id, expectedRevision: $r) { _id status } }';
  test('sends what was typed, what was left out as it is usual, and the revision that was seen', async () => {
    const { data, errors } = await college.ask('renata', create, { input });
    expect(errors).toEqual([]);
    expect(data?.createExam).toEqual({ _id: examA1, title: 'Exam 1', status: 'published' });
    const { _id, ...same } = input;
    expect(sent()).toMatchObject({
      type: 'DefineExam',
      data: { examId: _id, ...same, attemptsAllowed: null, timeLimitMin: null },
    });
    await college.ask('renata', update, { input, r: 1 });
    expect(sent()).toMatchObject({ type: 'ReviseExam', expectedRevision: 1 });
    await college.ask('renata', publish, { id: examA1, r: 1 });
    expect(sent()).toMatchObject({ type: 'PublishExam', data: { examId: examA1 }, expectedRevision: 1 });
    await college.ask('renata', retire, { id: examA1, r: 1 });
    expect(sent()).toMatchObject({ type: 'RetireExam', expectedRevision: 1 });
  });
  test.each([
    [create, { input }],
    [update, { input, r: 1 }],
    [publish, { id: examA1, r: 1 }],
    [retire, { id: examA1, r: 1 }],
  ])('says why not: %s', async (mutation, variables) => {
    for (const code of ['noAccess', 'conflict', 'exam.retired']) {
      refuse = { code, ...(code === 'conflict' && { actual: 4 }) };
      const { errors } = await college.ask('harriet', mutation, variables);
      expect(errors[0]?.extensions.code).toBe(code);
      if (code === 'conflict') expect(errors[0]?.extensions.params).toMatchObject({ actual: 4 });
    }
    refuse = undefined;
  });
});

describe('the schedule of a group', () => {
  const schedule =
    'query ($g: ID!) { groupSchedule(groupId: $g) { groupName timeZone courseIds exams { _id _revision title courseTitle examStatus status closesAt extensions { userId name closesAt reason } } } }';
  test('is read by who sees the group', async () => {
    const { data, errors } = await college.ask('harriet', schedule, { g: groupId });
    expect(errors).toEqual([]);
    expect(data?.groupSchedule).toMatchObject({
      groupName: 'Cedar Ridge Day Year 1',
      timeZone: 'America/Denver',
      exams: [
        {
          _id: `${groupId}_${examA1}`,
          _revision: 1,
          title: 'Exam 1',
          courseTitle: 'Old Testament Survey',
          examStatus: 'published',
          status: 'late',
          extensions: [
            { userId: emmett, name: 'Emmett Solano', closesAt: '2026-11-27T22:00:00.000Z', reason: 'Illness' },
          ],
        },
      ],
    });
    const absent = await college.ask('oskar', schedule, { g: hex('f') });
    for (const [person, g] of [
      ['oskar', groupId],
      ['harriet', otherGroupId],
      ['emmett', groupId],
    ] as const)
      expect((await college.ask(person, schedule, { g })).errors).toEqual(absent.errors);
  });

  const planned = { g: groupId, e: examA1, o: '2026-11-30T15:00:00.000Z', c: '2026-12-04T23:00:00.000Z' };
  const set =
    'mutation ($g: ID!, $e: ID!, $o: String!, $c: String!) { scheduleExam(groupId: $g, examId: $e, opensAt: $o, closesAt: $c) { _id } }';
  const move =
    'mutation ($g: ID!, $e: ID!, $o: String!, $c: String!, $r: Int!) { rescheduleExam(groupId: $g, examId: $e, opensAt: $o, closesAt: $c, reason: "Snow", expectedRevision: $r) { _id } }';
  const extend =
    'mutation ($g: ID!, $e: ID!, $u: ID!, $c: String!, $r: Int!) { extendExamDeadline(groupId: $g, examId: $e, userId: $u, closesAt: $c, reason: "Illness", expectedRevision: $r) { _id extensions { name } } }';
  test('is set, moved and extended', async () => {
    await college.ask('harriet', set, planned);
    expect(sent()).toMatchObject({
      type: 'ScheduleExam',
      data: { groupId, examId: examA1, opensAt: planned.o, closesAt: planned.c, lockAt: null },
    });
    await college.ask('harriet', move, { ...planned, r: 1 });
    expect(sent()).toMatchObject({
      type: 'RescheduleExam',
      data: { reason: 'Snow', lockAt: null },
      expectedRevision: 1,
    });
    const { data } = await college.ask('nadia', extend, { g: groupId, e: examA1, u: emmett, c: planned.c, r: 1 });
    expect(sent()).toMatchObject({
      type: 'ExtendExamDeadline',
      data: { userId: emmett, closesAt: planned.c, reason: 'Illness' },
      expectedRevision: 1,
    });
    expect(data?.extendExamDeadline).toMatchObject({ extensions: [{ name: 'Emmett Solano' }] });
  });
  test.each([
    [set, planned],
    [move, { ...planned, r: 0 }],
    [extend, { g: groupId, e: examA1, u: emmett, c: planned.c, r: 0 }],
  ])('says why not: %s', async (mutation, variables) => {
    for (const code of ['noAccess', 'conflict', 'exam.shortens']) {
      refuse = { code };
      expect(await codeOf('emmett', mutation, variables)).toBe(code);
    }
    refuse = undefined;
  });
});

describe('the assignments of a group', () => {
  const list =
    'query ($f: AssignmentFilter) { allAssignments(filter: $f) { items { title courseTitle groupName isGraded type dueAt } total } }';
  test('are those of one’s regions', async () => {
    const { data } = await college.ask('harriet', list, { f: { groupId } });
    expect((data?.allAssignments as Listed).items).toEqual([
      {
        title: 'Assignment 61',
        courseTitle: 'Old Testament Survey',
        groupName: 'Cedar Ridge Day Year 1',
        isGraded: true,
        type: 'graded',
        dueAt: '2026-10-24T06:00:00.000Z',
      },
    ]);
    expect(((await college.ask('oskar', list, { f: { groupId } })).data?.allAssignments as Listed).items).toEqual([]);
    expect(await codeOf('emmett', list)).toBe('noAccess');
  });
  const input = {
    _id: essay.assignmentId,
    groupId,
    courseId: courseA,
    title: 'Essay',
    content: '<p>Write.</p>',
    type: 'graded',
    weight: 2,
    dueAt: essay.dueAt,
  };
  const create = 'mutation ($input: AssignmentInput!) { createAssignment(input: $input) { _id } }';
  const update =
    'mutation ($input: AssignmentInput!, $r: Int!) { updateAssignment(input: $input, expectedRevision: $r) { _id title } }';
  test('are set and changed', async () => {
    await college.ask('harriet', create, { input });
    const { _id, ...same } = input;
    expect(sent()).toMatchObject({ type: 'DefineAssignment', data: { assignmentId: _id, ...same } });
    await college.ask('harriet', update, { input, r: 0 });
    expect(sent()).toMatchObject({
      type: 'ReviseAssignment',
      data: { assignmentId: _id, weight: 2 },
      expectedRevision: 0,
    });
  });
  test.each([
    [create, { input }],
    [update, { input, r: 0 }],
  ])('says why not: %s', async (mutation, variables) => {
    for (const code of ['noAccess', 'conflict', 'assignment.typeFrozen']) {
      refuse = { code };
      expect(await codeOf('oskar', mutation, variables)).toBe(code);
    }
    refuse = undefined;
  });
});

test('the courses are there for staff, by code or title', async () => {
  const list = 'query ($f: CourseFilter) { allCourses(filter: $f) { items { code title credits } total } }';
  expect((await college.ask('harriet', list, { f: { q: 'testament' } })).data?.allCourses).toEqual({
    items: [{ code: 'OT101', title: 'Old Testament Survey', credits: 3 }],
    total: 1,
  });
  expect(await codeOf('emmett', list)).toBe('noAccess');
});
