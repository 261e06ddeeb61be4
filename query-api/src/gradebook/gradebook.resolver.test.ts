import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import {
  attemptOf,
  courseA,
  courseB,
  defined,
  definitionOf,
  examA1,
  examA2,
  examB,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet as harrietId,
  otherGroupId,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

// It is November: the exams are closed, and the essay was due on 24 October.
const [e1, e2, e3] = [
  definitionOf(examA1, courseA, 25),
  definitionOf(examA2, courseA, 25),
  definitionOf(examB, courseB, 20),
];
const [first, second] = [attemptOf(e1, emmett, 1), attemptOf(e1, emmett, 2)];
const late = attemptOf(e2, emmett, 1, { isLate: true });
const byHand = attemptOf(e1, freya, 1);
const [dropped, voided] = [attemptOf(e2, freya, 1), attemptOf(e2, freya, 2)];
const essay = assignmentOf(61, courseA, { weight: 2 });
const report = assignmentOf(62, courseB, { type: 'completion' });
const last = assignmentOf(63, courseB, { dueAt: '2099-01-01T00:00:00.000Z' });

const item = (courseId: string, order: number, termName: string) => ({
  courseId,
  order,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName,
  teacherIds: [],
});
const plan: GivenEvent = {
  type: 'GroupCoursesSet',
  data: { groupId, regionId, items: [item(courseA, 1, 'Autumn'), item(courseB, 2, 'Spring')] },
  meta: { stream: `group-${groupId}`, at: '2026-09-02T12:00:00.000Z' },
};
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    courseCreated(courseA, 'OT101', 'Old Testament Survey'),
    courseCreated(courseB, 'NT101', 'New Testament Survey'),
    plan,
    ...[e1, e2, e3].flatMap((definition) => [...defined(definition), scheduled(definition.examId)]),
    ...[essay.defined, report.defined, last.defined],
    ...[...first.submitted(16), ...second.submitted(22), ...late.submitted(23)],
    ...[...byHand.submitted(10), byHand.regraded(90), ...dropped.abandoned(), ...voided.submitted(25), voided.voided()],
    ...[essay.submitted(emmett), essay.graded(emmett, 85), essay.submitted(freya, true), report.graded(emmett, true)],
  ]);
});
afterAll(() => college.close());

const cells = 'cells { state score complete scaledFrom passed late byHand attempts recordId }';
type Book = {
  readonly columns: readonly { readonly title: string }[];
  readonly students: {
    readonly total: number;
    readonly items: readonly {
      readonly name: string;
      readonly average: number | null;
      readonly grades: readonly { readonly grade: number | null }[];
      readonly cells: readonly object[];
    }[];
  };
};
const ask = (who: Person, args: string, fields: string) =>
  college.ask(who, `query ($g: ID!) { gradebook(groupId: $g${args}) { ${fields} } }`, { g: groupId });
const book = async (args: string, fields: string) => {
  const { data, errors } = await ask('renata', args, fields);
  expect(errors).toEqual([]);
  return data?.gradebook as Book;
};
const none = {
  complete: null,
  scaledFrom: null,
  passed: null,
  late: false,
  byHand: false,
  attempts: 0,
  recordId: null,
};

test('of an exam that was retired only what was made of it counts, and nobody misses it', async () => {
  const retired = ({ examId }: typeof e1): GivenEvent => ({
    type: 'ExamRetired',
    data: { examId },
    meta: { stream: `examDefinition-${examId}` },
  });
  const other = await collegeWith([
    ...[courseCreated(courseA, 'OT101', 'Old Testament Survey'), plan],
    ...[e1, e2].flatMap((definition) => [...defined(definition), scheduled(definition.examId)]),
    ...[...first.submitted(20), retired(e1), retired(e2)],
  ]);
  const asked = `gradebook(groupId: $g, term: "Autumn") { columns { title missing } students { items { name ${cells} } } }`;
  const { data, errors } = await other.ask(
    'renata',
    `query ($g: ID!, $u: ID!) { ${asked} transcript(userId: $u, groupId: $g) { terms { courses { items { title } } } } }`,
    { g: groupId, u: freya },
  );
  await other.close();
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    gradebook: {
      columns: [{ title: 'Exam 1', missing: 0 }],
      students: { items: [{ cells: [{ state: 'open' }] }, { cells: [{ state: 'graded', score: 80 }] }] },
    },
    transcript: { terms: [{ courses: [{ items: [] }] }, { courses: [{ items: [] }] }] },
  });
});

test('two students of one name are told apart', async () => {
  const renamed: GivenEvent = {
    type: 'UserProfileUpdated',
    data: { userId: emmett, changed: { firstName: 'Freya', lastName: 'Halloran' } },
    meta: { stream: `userProfile-${emmett}` },
  };
  const other = await collegeWith([courseCreated(courseA, 'OT101', 'Old Testament Survey'), plan, renamed]);
  const fields = 'students { items { name namesake { startedOn idEnd } } }';
  const { data, errors } = await other.ask('renata', `query ($g: ID!) { gradebook(groupId: $g) { ${fields} } }`, {
    g: groupId,
  });
  await other.close();
  expect(errors).toEqual([]);
  const { items } = (data as { gradebook: { students: { items: { namesake: { idEnd: string } }[] } } }).gradebook
    .students;
  expect(items).toMatchObject(
    [freya, emmett].map(() => ({ name: 'Freya Halloran', namesake: { startedOn: '2026-09-01' } })),
  );
  expect(new Set(items.map(({ namesake }) => namesake.idEnd)).size).toBe(2);
});

test('what a student is excused from counts nowhere and is missing nowhere, until that is taken back', async () => {
  const [freyas, emmetts] = [
    { userId: freya, groupId, regionId, kind: 'exam', workId: e1.examId, reason: 'In hospital', by: harrietId },
    { userId: emmett, groupId, regionId, kind: 'exam', workId: e1.examId, reason: 'A fault of ours', by: harrietId },
  ];
  const excused = (data: typeof freyas, n: number): GivenEvent => ({
    type: 'WorkExcused',
    data,
    meta: { stream: `excusedWork-${data.userId}_${groupId}`, at: `2026-11-0${n}T12:00:00.000Z` },
  });
  const before = [
    ...[courseCreated(courseA, 'OT101', 'Old Testament Survey'), plan],
    ...[e1, e2].flatMap((definition) => [...defined(definition), scheduled(definition.examId)]),
    ...[...first.submitted(10), ...late.submitted(20)],
  ];
  const other = await collegeWith([
    ...before.map((event) => ({ ...event, meta: { at: '2026-10-01T12:00:00.000Z', ...event.meta } })),
    ...[excused(emmetts, 5), excused(freyas, 6)],
    {
      type: 'WorkExcuseWithdrawn',
      data: { ...freyas, reason: 'She came' },
      meta: { stream: `excusedWork-${freya}_${groupId}`, at: '2026-11-07T12:00:00.000Z' },
    },
  ]);
  const asked =
    'gradebook(groupId: $g, term: "Autumn") { columns { missing average } students { items { average cells { state score recordId excuseReason } } } }';
  const item = 'terms { courses { grade items { title score excusalId attempts { counts } } } }';
  const { data, errors } = await other.ask(
    'renata',
    `query ($g: ID!, $u: ID!) { ${asked} transcript(userId: $u, groupId: $g) { ${item} }
      before: transcript(userId: $u, groupId: $g, asOf: "2026-11-04") { terms { courses { grade } } } }`,
    { g: groupId, u: emmett },
  );
  const excusalId = `${emmett}_${groupId}_${e1.examId}`;
  const whyFor = (person: Person) =>
    other.ask(
      person,
      'query ($id: String!) { why(of: excusedWork, id: $id) { title value formula { value } parts { events { sentence } } } }',
      { id: excusalId },
    );
  const [why, own, withoutReason] = [await whyFor('renata'), await whyFor('emmett'), await whyFor('dorota')];
  const notThere = await other.ask('renata', 'query ($id: String!) { why(of: excusedWork, id: $id) { title } }', {
    id: `${emmett}_${groupId}_${e2.examId}`,
  });
  const intro = async (person: Person) => {
    const query = 'query ($e: ID!, $g: ID!) { examIntro(examId: $e, groupId: $g) { excused excuseReason } }';
    return (await other.ask(person, query, { e: e1.examId, g: groupId })).data?.['examIntro'];
  };
  expect(await intro('emmett')).toEqual({ excused: true, excuseReason: 'A fault of ours' });
  expect(await intro('freya')).toEqual({ excused: false, excuseReason: null });
  await other.close();
  expect(errors).toEqual([]);
  const nothing = { score: null, excuseReason: null, recordId: null };
  expect(data?.gradebook).toEqual({
    columns: [
      { missing: 1, average: null },
      { missing: 1, average: 70 },
    ],
    students: {
      items: [
        {
          average: null,
          cells: [
            { ...nothing, state: 'missing' },
            { ...nothing, state: 'missing' },
          ],
        },
        {
          average: 70,
          cells: [
            { state: 'excused', score: null, recordId: first.attemptId, excuseReason: 'A fault of ours' },
            { ...nothing, state: 'graded', score: 70, recordId: late.attemptId },
          ],
        },
      ],
    },
  });
  expect(data?.transcript).toMatchObject({
    terms: [
      {
        courses: [
          {
            grade: 70,
            items: [
              { title: 'Exam 1', score: null, excusalId, attempts: [{ counts: false }] },
              { title: 'Exam 2', score: 70, excusalId: null, attempts: [{ counts: true }] },
            ],
          },
        ],
      },
      {},
    ],
  });
  expect(data?.before).toMatchObject({ terms: [{ courses: [{ grade: 55 }] }, {}] });
  expect(why.data?.why).toMatchObject({
    title: 'Emmett Solano is excused from Exam 1',
    value: 'Excused',
    formula: [{ value: 'A fault of ours' }],
  });
  // Who administers the region reads the transcript, and no gradebook.
  expect([own, withoutReason].map((one) => (one.data?.why as { readonly formula?: unknown }).formula)).toEqual([
    [{ value: 'A fault of ours' }],
    [],
  ]);
  expect(JSON.stringify(withoutReason)).not.toContain('A fault of ours');
  expect(notThere.errors[0]?.extensions['code']).toBe('notFound');
});

describe('the gradebook of a group', () => {
  test('shows of each student what counts, and otherwise why nothing does', async () => {
    const { columns, students } = await book(
      ', term: "Autumn"',
      `columns { kind title weight passMark average waiting missing } students { total items { name average grades { grade } ${cells} } }`,
    );
    expect(columns).toEqual([
      { kind: 'exam', title: 'Exam 1', weight: 1, passMark: 70, average: 80, waiting: 0, missing: 0 },
      { kind: 'exam', title: 'Exam 2', weight: 1, passMark: 70, average: 35, waiting: 0, missing: 0 },
      { kind: 'assignment', title: 'Assignment 61', weight: 2, passMark: null, average: 85, waiting: 1, missing: 0 },
    ]);
    const graded = { ...none, state: 'graded' };
    expect(students.items).toEqual([
      {
        name: 'Freya Halloran',
        average: 45,
        grades: [{ grade: 45 }],
        cells: [
          { ...graded, score: 90, passed: true, byHand: true, attempts: 1, recordId: byHand.attemptId },
          { ...graded, score: 0, passed: false, attempts: 1, recordId: dropped.attemptId },
          { ...none, state: 'waiting', score: null, late: true, recordId: essay.submissionOf(freya) },
        ],
      },
      {
        name: 'Emmett Solano',
        average: 77.5,
        grades: [{ grade: 77.5 }],
        cells: [
          { ...graded, score: 70, scaledFrom: 88, passed: true, attempts: 2, recordId: second.attemptId },
          { ...graded, score: 70, scaledFrom: 92, passed: true, late: true, attempts: 1, recordId: late.attemptId },
          { ...graded, score: 85, recordId: essay.submissionOf(emmett) },
        ],
      },
    ]);
  });
  test('has the very grades of the transcript', async () => {
    for (const [userId, name] of [
      [emmett, 'Emmett Solano'],
      [freya, 'Freya Halloran'],
    ]) {
      const { data } = await college.ask(
        'renata',
        'query ($u: ID!, $g: ID!) { transcript(userId: $u, groupId: $g) { terms { name average courses { grade items { title score } } } } }',
        { u: userId, g: groupId },
      );
      const { terms } = data?.transcript as {
        readonly terms: readonly {
          readonly name: string;
          readonly average: number | null;
          readonly courses: readonly { readonly grade: number | null; readonly items: readonly object[] }[];
        }[];
      };
      expect(terms.map((term) => term.name)).toEqual(['Autumn', 'Spring']);
      for (const term of terms) {
        const { columns, students } = await book(
          `, term: "${term.name}"`,
          'columns { title } students { items { name average grades { grade } cells { score } } }',
        );
        const own = students.items.find((row) => row.name === name);
        expect([own?.average, own?.grades]).toEqual([term.average, term.courses.map(({ grade }) => ({ grade }))]);
        const items = own?.cells.map((cell, n) => ({ title: columns[n]?.title, ...cell }));
        expect(items).toEqual(term.courses.flatMap((course) => course.items));
      }
    }
  });
  test('of one course shows what is missing, what is complete and what is not due yet', async () => {
    const { students } = await book(
      `, courseId: "${courseB}"`,
      'students { items { name average cells { state score complete } } }',
    );
    const missing = { state: 'missing', score: null, complete: null };
    const open = { ...missing, state: 'open' };
    expect(students.items).toEqual([
      { name: 'Freya Halloran', average: null, cells: [missing, missing, open] },
      {
        name: 'Emmett Solano',
        average: null,
        cells: [missing, { state: 'graded', score: null, complete: true }, open],
      },
    ]);
  });
  test.each([
    ['filter: waiting', ['Freya Halloran']],
    ['filter: failed', ['Freya Halloran']],
    ['filter: missing', []],
    ['order: highest', ['Emmett Solano', 'Freya Halloran']],
    ['order: lowest, perPage: 1, page: 1', ['Emmett Solano']],
  ])('%s', async (args, names) => {
    const { students } = await book(`, term: "Autumn", ${args}`, 'students { items { name } }');
    expect(students.items.map(({ name }) => name)).toEqual(names);
  });
  test('offers the courses by their terms, and no course that is not the group’s', async () => {
    expect(await book('', 'term courseId courses { code term }')).toEqual({
      term: 'Autumn',
      courseId: null,
      courses: [
        { code: 'OT101', term: 'Autumn' },
        { code: 'NT101', term: 'Spring' },
      ],
    });
    for (const args of [`, courseId: "${groupId}"`, ', term: "Winter"'])
      expect((await ask('renata', args, 'term')).errors[0]?.extensions['code']).toBe('notFound');
  });
});

describe('who sees it', () => {
  test.each<[Person, boolean]>([
    ['renata', true],
    ['harriet', true],
    ['nadia', true],
    ['dorota', false],
    ['silas', false],
    ['oskar', false],
    ['freya', false],
  ])('%s: %s', async (who, sees) => {
    const { data, errors } = await ask(who, '', 'groupName');
    const there = { groupName: 'Cedar Ridge Day Year 1' };
    expect(sees ? data?.gradebook : errors[0]?.extensions['code']).toEqual(sees ? there : 'notFound');
  });
  test('a group of others is as one that is not there', async () => {
    const of = (g: string) => college.ask('harriet', 'query ($g: ID!) { gradebook(groupId: $g) { groupName } }', { g });
    expect((await of(otherGroupId)).errors).toEqual((await of('f'.repeat(24))).errors);
  });
});

test('whose account was deactivated or erased is missing nothing any more, until it is open again', async () => {
  const happened = (type: 'EnrolmentSuspended' | 'EnrolmentResumed', date: string): Promise<void> =>
    college.happened({
      type,
      data: { groupId, userId: emmett, regionId, date },
      meta: { stream: `enrolment-${groupId}_${emmett}`, at: `${date}T12:00:00.000Z` },
    });
  const names = async () =>
    (await book('', 'students { items { name } }')).students.items.map(({ name }: { readonly name: string }) => name);
  await happened('EnrolmentSuspended', '2026-11-12');
  expect(await names()).toEqual(['Freya Halloran']);
  await happened('EnrolmentResumed', '2026-11-13');
  expect(await names()).toEqual(['Freya Halloran', 'Emmett Solano']);
});
