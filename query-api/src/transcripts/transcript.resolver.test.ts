import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
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
import { grading, register, schemaId } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';
import { momentOf } from '../kernel/graphql/as-of.ts';

// This is the worked example of a transcript: it has two courses, 88 periods, 75 + 87.5 and 3 off.
const [e1, e2, e3] = [
  definitionOf(examA1, courseA, 25),
  definitionOf(examA2, courseA, 25),
  definitionOf(examB, courseB, 20, { passMark: 60 }),
];
const first = attemptOf(e1, emmett, 1, { at: '2026-10-05T15:00:00.000Z' });
const second = attemptOf(e1, emmett, 2, { at: '2026-10-07T15:00:00.000Z' });
const late = attemptOf(e2, emmett, 1, { at: '2026-11-02T15:00:00.000Z', isLate: true });
const onTime = attemptOf(e3, emmett, 1, { at: '2026-11-04T15:00:00.000Z' });
const freyasVoided = attemptOf(e1, freya, 1, { at: '2026-10-05T16:00:00.000Z' });
const essay = assignmentOf(61, courseA);
const report = assignmentOf(62, courseA, { type: 'completion' });
const paper = assignmentOf(63, courseB);

const course = (courseId: string, code: string, title: string): GivenEvent =>
  courseCreated(courseId, code, title, { at: '2026-09-01T12:00:00.000Z' });
const item = (courseId: string, order: number) => ({
  courseId,
  order,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName: 'Autumn',
  teacherIds: [],
});
const plan: GivenEvent = {
  type: 'GroupCoursesSet',
  data: { groupId, regionId, items: [item(courseA, 1), item(courseB, 2)] },
  meta: { stream: `group-${groupId}`, at: '2026-09-02T12:00:00.000Z' },
};
const days = Array.from({ length: 44 }, (_, n) => new Date(Date.UTC(2026, 8, 7 + n)).toISOString().slice(0, 10));
/** There are 75 present, 6 late, 5 absent and 2 excused. */
const term = days
  .flatMap((date) => ['P1', 'P2'].map((period) => ({ date, one: register(date, period) })))
  .flatMap(({ date, one }, n): readonly GivenEvent[] => {
    const dated = (event: GivenEvent): GivenEvent => ({
      ...event,
      meta: { ...event.meta, at: `${date}T18:00:00.000Z` },
    });
    const seen = one.recorded(emmett, n < 75 ? 'present' : n < 81 ? 'late' : 'absent');
    return [
      one.opened({ students: [emmett] }),
      seen,
      ...(n >= 86 ? [one.excused(emmett, 'absent', { cause: 'manual', causeId: harriet })] : []),
    ].map(dated);
  });
const early = (events: readonly GivenEvent[]): readonly GivenEvent[] =>
  events.map((event) => ({ ...event, meta: { ...event.meta, at: '2026-09-03T12:00:00.000Z' } }));
const note: GivenEvent = {
  type: 'TranscriptNoteAdded',
  data: {
    userId: emmett,
    groupId,
    regionId,
    noteId: '9'.repeat(24),
    text: 'Hebrew I from another college',
    transferredCredit: 3,
    by: harriet,
  },
  meta: { stream: `transcriptNote-${emmett}_${groupId}`, at: '2026-11-10T12:00:00.000Z', actorId: harriet },
};

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[course(courseA, 'OT101', 'Old Testament Survey'), course(courseB, 'NT101', 'New Testament Survey'), plan],
    ...early([e1, e2, e3].flatMap((definition) => [...defined(definition), scheduled(definition.examId)])),
    ...early([essay.defined, report.defined, paper.defined]),
    ...term,
    ...[...first.submitted(16), ...second.submitted(22), ...late.submitted(23), ...onTime.submitted(19)],
    ...[...freyasVoided.submitted(22), freyasVoided.voided()],
    ...[essay.submitted(emmett), essay.graded(emmett, 85), report.graded(emmett, true), paper.graded(emmett, 80), note],
  ]);
});
afterAll(() => college.close());

const fields = `studentName groupName timeZone campus { name } asOf overall gradeAverage notes { text transferredCredit byName } terms { name from passMarks average deduction grade attendance { present late absent excused total percent }
  courses { code title grade items { kind title score scaledFrom complete attempt passMark attempts { n raw score counts } } } }`;
type Shown = {
  readonly overall: number | null;
  readonly notes: readonly object[];
  readonly terms: readonly {
    readonly average: number | null;
    readonly grade: number | null;
    readonly deduction: number;
    readonly courses: readonly { readonly grade: number | null }[];
  }[];
};
const grades = async (asOf: string | null = null) => {
  const { data, errors } = await college.ask(
    'emmett',
    `query ($g: ID!, $at: String) { grades(groupId: $g, asOf: $at) { ${fields} } }`,
    {
      g: groupId,
      at: asOf,
    },
  );
  expect(errors).toEqual([]);
  return data?.grades as Shown;
};

describe('the card of the dashboard', () => {
  const card =
    'query ($g: ID) { dashboard(groupId: $g) { grades { gradeAverage results { _id score } } } recentExamResults { _id score } }';
  test('has the average of the transcript and the latest three results', async () => {
    const { data, errors } = await college.ask('emmett', card, { g: groupId });
    expect(errors).toEqual([]);
    const { gradeAverage } = (await grades()) as Shown & { readonly gradeAverage: number };
    expect(data?.dashboard).toEqual({
      grades: { gradeAverage, results: (data?.recentExamResults as object[]).slice(0, 3) },
    });
    expect([gradeAverage, (data?.recentExamResults as object[]).length]).toEqual([81.25, 4]);
  });
  test('leaves out what was voided', async () => {
    const { data, errors } = await college.ask('freya', card, { g: groupId });
    expect(errors).toEqual([]);
    expect(data).toEqual({ dashboard: { grades: { gradeAverage: null, results: [] } }, recentExamResults: [] });
  });
});
describe('the transcript', () => {
  test('is the worked example, to the digit', async () => {
    expect(await grades()).toEqual({
      studentName: 'Emmett Solano',
      groupName: 'Cedar Ridge Day Year 1',
      timeZone: 'America/Denver',
      campus: { name: 'US - Cedar Ridge' },
      asOf: null,
      overall: 78.25,
      gradeAverage: 81.25,
      notes: [{ text: 'Hebrew I from another college', transferredCredit: 3, byName: 'Harriet Vance' }],
      terms: [
        {
          name: 'Autumn',
          from: '2026-09-07',
          passMarks: [60, 70],
          average: 81.25,
          deduction: 3,
          grade: 78.25,
          attendance: { present: 75, late: 6, absent: 5, excused: 2, total: 88, percent: 94.32 },
          courses: [
            {
              code: 'OT101',
              title: 'Old Testament Survey',
              grade: 75,
              items: [
                {
                  kind: 'exam',
                  title: 'Exam 1',
                  score: 70,
                  scaledFrom: 88,
                  complete: null,
                  attempt: 2,
                  passMark: 70,
                  attempts: [
                    { n: 1, raw: 64, score: 64, counts: false },
                    { n: 2, raw: 88, score: 70, counts: true },
                  ],
                },
                {
                  kind: 'exam',
                  title: 'Exam 2',
                  score: 70,
                  scaledFrom: 92,
                  complete: null,
                  attempt: 1,
                  passMark: 70,
                  attempts: [{ n: 1, raw: 92, score: 70, counts: true }],
                },
                {
                  kind: 'assignment',
                  title: 'Assignment 61',
                  score: 85,
                  scaledFrom: null,
                  complete: null,
                  attempt: null,
                  passMark: null,
                  attempts: [],
                },
                {
                  kind: 'completion',
                  title: 'Assignment 62',
                  score: null,
                  scaledFrom: null,
                  complete: true,
                  attempt: null,
                  passMark: null,
                  attempts: [],
                },
              ],
            },
            {
              code: 'NT101',
              title: 'New Testament Survey',
              grade: 87.5,
              items: [
                {
                  kind: 'exam',
                  title: 'Exam 3',
                  score: 95,
                  scaledFrom: null,
                  complete: null,
                  attempt: 1,
                  passMark: 60,
                  attempts: [{ n: 1, raw: 95, score: 95, counts: true }],
                },
                {
                  kind: 'assignment',
                  title: 'Assignment 63',
                  score: 80,
                  scaledFrom: null,
                  complete: null,
                  attempt: null,
                  passMark: null,
                  attempts: [],
                },
              ],
            },
          ],
        },
      ],
    });
  });
  test('as of today is the same by another way', async () => {
    const [now, then] = [await grades(), await grades('2026-11-19')];
    expect({ ...then, asOf: null }).toEqual(now);
  });
  test('as of a past date stands as it stood', async () => {
    const figures = ({ terms: [one], overall }: Shown) => [
      one?.courses.map(({ grade }) => grade),
      one?.average,
      one?.deduction,
      one?.grade,
      overall,
    ];
    expect(figures(await grades('2026-10-05'))).toEqual([[64, null], 64, 0, 64, 64]);
    expect(figures(await grades('2026-10-07'))).toEqual([[70, null], 70, 0, 70, 70]);
    expect(figures(await grades('2026-10-31'))).toEqual([[77.5, 80], 78.75, 3, 75.75, 75.75]);
    expect((await grades('2026-11-09')).notes).toEqual([]);
    // Before the term there were courses and no grades.
    expect(figures(await grades('2026-09-04'))).toEqual([[null, null], null, 0, null, null]);
    expect((await grades('2026-08-01')).terms).toEqual([]);
  });
  test('takes a whole day of the region, or an instant', () => {
    expect(momentOf('2026-10-05', 'America/Denver')).toBe('2026-10-06T05:59:59.999Z');
    expect(momentOf('2026-11-01', 'America/Denver')).toBe('2026-11-02T06:59:59.999Z');
    expect(momentOf('2026-10-05T12:00:00.000Z', 'America/Denver')).toBe('2026-10-05T12:00:00.000Z');
    expect(momentOf('', 'UTC')).toBeUndefined();
    expect(() => momentOf('yesterday', 'UTC')).toThrow('invalid');
  });
  const transcript = 'query ($u: ID!, $g: ID!) { transcript(userId: $u, groupId: $g) { overall regionId } }';
  test('is for the student and for the staff of the region', async () => {
    for (const person of ['emmett', 'renata', 'harriet', 'nadia'] as const)
      expect((await college.ask(person, transcript, { u: emmett, g: groupId })).data?.transcript).toEqual({
        overall: 78.25,
        regionId,
      });
    const absent = await college.ask('freya', transcript, { u: harriet, g: groupId });
    expect(absent.errors[0]?.extensions.code).toBe('notFound');
    for (const person of ['freya', 'oskar'] as const)
      expect((await college.ask(person, transcript, { u: emmett, g: groupId })).errors).toEqual(absent.errors);
  });
  test('of a student without grades is N/A', async () => {
    expect((await college.ask('freya', transcript, { u: freya, g: groupId })).data?.transcript).toEqual({
      overall: null,
      regionId,
    });
  });
});

describe('in a group that follows another schema by now', () => {
  const evening = '7'.repeat(24);
  const at = '2026-11-11T12:00:00.000Z';
  const moved: readonly GivenEvent[] = [
    {
      type: 'AttendanceSchemaDefined',
      data: {
        schemaId: evening,
        name: 'Evening program',
        schemaVersion: 1,
        terms: [{ name: 'Autumn', from: '2026-09-07', to: '2026-12-18' }],
        periods: [],
        grading: { ...grading, absenceDeduction: 9 },
      },
      meta: { stream: `attendanceSchema-${evening}`, at },
    },
    {
      type: 'GroupAttendanceSchemaAssigned',
      data: { groupId, regionId, schemaId: evening },
      meta: { stream: `group-${groupId}`, at },
    },
  ];
  let other: College;
  beforeAll(async () => {
    other = await collegeWith([
      ...[course(courseA, 'OT101', 'Old Testament Survey'), plan],
      ...early([...defined(e1), scheduled(e1.examId)]),
      ...term,
      ...first.submitted(16),
      ...moved,
    ]);
  });
  afterAll(() => other.close());
  test('the marks keep the grading that their registers were opened with, in the past too', async () => {
    const figures = async (asOf: string | null) => {
      const { data, errors } = await other.ask(
        'emmett',
        'query ($g: ID!, $at: String) { grades(groupId: $g, asOf: $at) { terms { deduction grade } } }',
        { g: groupId, at: asOf },
      );
      expect(errors).toEqual([]);
      return data?.grades;
    };
    expect(await figures(null)).toEqual({ terms: [{ deduction: 3, grade: 61 }] });
    expect(await figures('2026-11-19')).toEqual(await figures(null));
  });
});

test('the attempt that counts is called as people call it: one that was voided takes no number', async () => {
  const other = await collegeWith([
    ...[course(courseA, 'OT101', 'Old Testament Survey'), plan],
    ...early([...defined(e1), scheduled(e1.examId)]),
    ...[...first.submitted(16), first.voided(), ...second.submitted(22)],
  ]);
  const { data, errors } = await other.ask(
    'emmett',
    'query ($g: ID!) { grades(groupId: $g) { terms { courses { items { attempt } } } } }',
    { g: groupId },
  );
  await other.close();
  expect(errors).toEqual([]);
  expect(data?.grades).toEqual({ terms: [{ courses: [{ items: [{ attempt: 1 }] }, { items: [] }] }] });
});

describe('of a term that was renamed', () => {
  const renamed: GivenEvent = {
    type: 'AttendanceSchemaRevised',
    data: {
      schemaId,
      name: 'Day program',
      schemaVersion: 2,
      terms: [{ name: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' }],
      periods: [],
      grading,
    },
    meta: { stream: `attendanceSchema-${schemaId}`, at: '2026-11-11T12:00:00.000Z' },
  };
  const replanned = (termName: string): GivenEvent => ({
    type: 'GroupCoursesSet',
    data: { groupId, regionId, items: [{ ...item(courseA, 1), termName }] },
    meta: { stream: `group-${groupId}`, at: '2026-11-12T12:00:00.000Z' },
  });
  const absence = register('2026-11-18');
  const dated = (event: GivenEvent, more: object): GivenEvent => ({
    ...event,
    data: { ...(event.data as object), ...more },
    meta: { ...event.meta, at: '2026-11-18T20:00:00.000Z' },
  });
  const since = { term: 'Autumn 2026', schemaVersion: 2 };
  test.each(['Autumn', 'Autumn 2026'])('the courses and all attendance count, in a plan that says %s', async (name) => {
    const other = await collegeWith([
      ...[course(courseA, 'OT101', 'Old Testament Survey'), plan],
      ...early([...defined(e1), scheduled(e1.examId)]),
      ...term,
      ...first.submitted(16),
      ...[renamed, replanned(name)],
      dated(absence.opened({ students: [emmett] }), since),
      dated(absence.recorded(emmett, 'absent'), { term: 'Autumn 2026' }),
    ]);
    const { data, errors } = await other.ask(
      'emmett',
      'query ($g: ID!) { grades(groupId: $g) { terms { name from average deduction grade attendance { absent total } courses { code } } } }',
      { g: groupId },
    );
    await other.close();
    expect(errors).toEqual([]);
    expect(data?.grades).toEqual({
      terms: [
        {
          name: 'Autumn 2026',
          from: '2026-09-07',
          average: 64,
          deduction: 4,
          grade: 60,
          attendance: { absent: 6, total: 89 },
          courses: [{ code: 'OT101' }],
        },
      ],
    });
  });
});

describe('why', () => {
  const why =
    'query ($of: WhyOf!, $id: String!, $at: String) { why(of: $of, id: $id, asOf: $at) { title value rule formula { label value } parts { title value events { type sentence } } } }';
  type Told = {
    title: string;
    value: string;
    rule: string;
    formula: { label: string; value: string }[];
    parts: { title: string | null; value: string | null; events: { type: string; sentence: string }[] }[];
  };
  const told = async (of: string, id: string, person: Person = 'emmett', at: string | null = null) => {
    const { data, errors } = await college.ask(person, why, { of, id, at });
    expect(errors).toEqual([]);
    const { parts, ...rest } = data?.why as Told;
    return { ...rest, parts, events: parts.flatMap(({ events }) => events) };
  };
  const id = `${emmett}_${groupId}`;
  test('a result, by its row of the table', async () => {
    const scaled = await told('examResult', second.attemptId);
    expect(scaled).toMatchObject({ title: 'Exam 1 (Old Testament Survey), attempt 2', value: '70%' });
    expect(scaled.formula).toEqual([
      { label: 'Points', value: '44 of 50 = 88.00%' },
      { label: 'Pass mark', value: '70%' },
      { label: 'Recorded', value: '70%, scaled from 88%' },
    ]);
    expect(scaled.rule).toContain('Here: a retake.');
    expect(scaled.events.map(({ type }) => type)).toEqual([
      'ExamAttemptStarted',
      'ExamAttemptSubmitted',
      'ExamAttemptGraded',
    ]);
    expect(scaled.events[2]?.sentence).toBe(
      'Attempt 2 of Emmett Solano at Exam 1 (Old Testament Survey) was graded 70%, scaled from 88%',
    );
    expect((await told('examResult', first.attemptId)).rule).toContain('Below the pass mark');
    expect((await told('examResult', late.attemptId, 'harriet')).title).toBe(
      'Exam 2 (Old Testament Survey), attempt 1 of Emmett Solano',
    );
    expect((await told('examResult', onTime.attemptId)).rule).toContain('as it is');
  });
  test('a course grade, item by item', async () => {
    const { title, value, formula, parts } = await told('courseGrade', `${id}_${courseA}`);
    expect({ title, value }).toEqual({ title: 'Grade of Old Testament Survey', value: '75.00' });
    expect(formula).toEqual([{ label: 'Grade', value: '(70 + 70 + 85) / 3 = 75.00' }]);
    const attempt = ['ExamAttemptStarted', 'ExamAttemptSubmitted', 'ExamAttemptGraded'];
    expect(parts.map((part) => [part.title, part.value, part.events.map(({ type }) => type)])).toEqual([
      ['Exam 1', '70%, scaled from 88%, attempt 2', [...attempt, ...attempt]],
      ['Exam 2', '70%, scaled from 92%, attempt 1', attempt],
      ['Assignment 61', '85%', ['AssignmentSubmitted', 'SubmissionGraded']],
      ['Assignment 62', 'complete, not counted', ['SubmissionGraded']],
    ]);
  });
  test('a term grade, with what attendance costs', async () => {
    const { title, value, formula, parts, events } = await told('termGrade', `${id}_Autumn`);
    expect({ title, value }).toEqual({ title: 'Grade of Autumn', value: '78.25' });
    expect(formula.slice(2)).toEqual([
      { label: 'Average', value: '(75.00 + 87.50) / 2 = 81.25' },
      { label: 'Taken off for attendance', value: '3.00' },
      { label: 'Grade', value: '81.25 − 3.00 = 78.25' },
    ]);
    expect(parts.map((part) => part.title)).toEqual(
      expect.arrayContaining(['Old Testament Survey, Exam 1', 'Old Testament Survey, Assignment 61']),
    );
    expect(parts.at(-1)).toMatchObject({ title: 'Taken off for attendance', value: '3.00' });
    expect(events.filter(({ type }) => type === 'AttendanceRecorded')).toHaveLength(11);
  });
  test('the whole, and as of a past date', async () => {
    expect(await told('transcript', id, 'renata')).toMatchObject({
      title: 'Overall grade of Emmett Solano',
      value: '78.25',
    });
    expect(await told('courseGrade', `${id}_${courseA}`, 'emmett', '2026-10-05')).toMatchObject({ value: '64.00' });
  });
  test('an assignment, what it was asked for and who graded it', async () => {
    const { title, value, formula, rule, events } = await told(
      'submission',
      submissionIdOf(essay.assignmentId, emmett),
      'harriet',
    );
    expect({ title, value }).toEqual({ title: 'Assignment 61 (Old Testament Survey) of Emmett Solano', value: '85%' });
    expect(formula.map(({ label }) => label)).toEqual(['Due', 'Handed in', 'Weight in the course', 'Graded by']);
    expect(rule).toContain('gave last');
    expect(events.map(({ type }) => type)).toEqual(['AssignmentSubmitted', 'SubmissionGraded']);
    expect(await told('submission', submissionIdOf(report.assignmentId, emmett))).toMatchObject({
      title: 'Assignment 62 (Old Testament Survey)',
      value: 'complete',
    });
  });
  test('an exam, an assignment and the deduction of a past date, as they were', async () => {
    const ask = (of: string, what: string, at: string) => college.ask('emmett', why, { of, id: what, at });
    expect((await told('examResult', first.attemptId, 'emmett', '2026-10-05')).value).toBe('64%');
    expect((await ask('examResult', second.attemptId, '2026-10-05')).errors[0]?.extensions.code).toBe('notFound');
    const sums = `${emmett}_${groupId}_Autumn`;
    expect((await told('attendanceSummary', sums, 'emmett', '2026-09-10')).formula.at(-1)).toMatchObject({
      value: '0 × 1 + 0 × 0.5 = 0.00',
    });
    expect(await told('attendanceSummary', sums, 'emmett', '2026-11-19')).toEqual(
      await told('attendanceSummary', sums),
    );
    expect((await ask('attendanceSummary', sums, '2026-08-01')).errors[0]?.extensions.code).toBe('notFound');
    expect(
      (await ask('submission', submissionIdOf(essay.assignmentId, emmett), '2026-09-04')).errors[0]?.extensions.code,
    ).toBe('notFound');
  });
  test('of another student answers as of none', async () => {
    for (const [of, theirs, none] of [
      ['examResult', second.attemptId, second.attemptId.replace(/.$/, '9')],
      ['courseGrade', `${id}_${courseA}`, `${harriet}_${groupId}_${courseA}`],
      ['termGrade', `${id}_Autumn`, 'nonsense'],
      ['transcript', id, 'nonsense'],
    ]) {
      const [strangers, absent] = [
        await college.ask('freya', why, { of, id: theirs }),
        await college.ask('freya', why, { of, id: none }),
      ];
      expect(strangers.errors[0]?.extensions.code).toBe('notFound');
      expect(strangers.errors).toEqual(absent.errors);
    }
    expect((await college.ask('emmett', why, { of: 'termGrade', id: `${id}_Winter` })).errors[0]?.extensions.code).toBe(
      'notFound',
    );
  });
});
