import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
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
  extraTime,
  granted,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { digestOf } from '../kernel/testing/examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  otherRegionId,
  people,
  regionId,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const first = definitionOf(examA1, courseA, 10);
const second = definitionOf(examA2, courseA, 10, { openBook: true, timeLimitMin: 45 });
const locked = definitionOf(examB, courseB, 4);
const failed = attemptOf(first, emmett);
const retake = attemptOf(first, emmett, 2, { at: '2026-10-02T12:00:00.000Z' });
const open = attemptOf(second, emmett, 1, { at: '2026-11-20T08:55:00.000Z' });
const freyas = attemptOf(first, freya);
const freyasOpen = attemptOf(second, freya);
const essay = assignmentOf(61, courseA);

let refuse: { code: string; params?: Record<string, string> } | undefined;
let college: College;
let holdsAttempt = true;
beforeAll(async () => {
  const events = [
    courseCreated(courseA, 'OT101', 'Old Testament Survey'),
    ...[...defined(first), ...defined(second), ...defined(locked)],
    ...[scheduled(examA1), scheduled(examA2, { closesAt: '2026-11-27T22:00:00.000Z' })],
    scheduled(examB, { closesAt: '2026-10-09T22:00:00.000Z', lockAt: '2026-10-16T22:00:00.000Z' }),
    ...[...failed.submitted(6), ...retake.submitted(9), ...freyas.submitted(10)],
    extraTime(freya, examA2, 15),
    ...[granted(freya, examA2), freyasOpen.started, open.started, open.answered('q3', 'a'), open.answered('q3', 'b')],
    ...[essay.defined, essay.submitted(emmett), essay.graded(emmett, 85)],
  ];
  college = await collegeWith(events, {
    reply: ({ envelope }) => {
      if (refuse) return { ok: false, ...refuse };
      if (envelope.type !== 'StartExamAttempt') return undefined;
      return { ok: true, stream: open.stream, revision: 0, position: 0, ids: [], repeated: false };
    },
    operate: (path) =>
      path === '/operations/exam-page-left' ? { ends: holdsAttempt } : { open: true, timeLimitAt: null, here: true },
  });
});
afterAll(() => college.close());
const sent = () => college.api.sent.at(-1)!;
/** Nothing may tell a browser which option is right before the attempt has ended. */
const rightAnswers = /correct/i;

describe('assessments', () => {
  const list =
    'query ($g: ID!, $s: String) { assessments(groupId: $g, status: $s) { exams { examId title courseCode status section used attemptsAllowed attemptsLeft bestScore bestScaledFrom passed openAttemptId lastAttemptId } assignments { title status grade comment gradedByName } } }';
  const titles = async (s: string | null) => {
    const { data } = await college.ask('emmett', list, { g: groupId, s });
    const { exams, assignments } = data?.assessments as {
      exams: { title: string }[];
      assignments: { title: string }[];
    };
    return [...exams, ...assignments].map(({ title }) => title);
  };
  test('are one’s own, with what became of them', async () => {
    const { data, errors } = await college.ask('emmett', list, { g: groupId, s: null });
    expect(errors).toEqual([]);
    const { exams, assignments } = data?.assessments as { exams: { examId: string }[]; assignments: object[] };
    expect(exams.find(({ examId }) => examId === examA1)).toEqual({
      examId: examA1,
      title: 'Exam 1',
      courseCode: 'OT101',
      status: 'passed',
      section: 'passed',
      used: 2,
      attemptsAllowed: 2,
      attemptsLeft: 0,
      bestScore: 70,
      bestScaledFrom: 90,
      passed: true,
      openAttemptId: null,
      lastAttemptId: retake.attemptId,
    });
    expect(exams.find(({ examId }) => examId === examA2)).toMatchObject({
      status: 'open',
      used: 1,
      attemptsLeft: 1,
      openAttemptId: open.attemptId,
      bestScore: null,
    });
    expect(exams.find(({ examId }) => examId === examB)).toMatchObject({
      status: 'locked',
      section: 'closed',
      courseCode: '',
    });
    expect(assignments).toEqual([
      { title: 'Assignment 61', status: 'graded', grade: 85, comment: 'Well argued.', gradedByName: 'Harriet Vance' },
    ]);
  });
  test.each([
    ['open', ['Exam 2']],
    ['passed', ['Exam 1']],
    ['closed', ['Exam 3']],
    ['failed', []],
    ['graded', ['Assignment 61']],
  ])('under %s', async (status, expected) => expect(await titles(status)).toEqual(expected));
  test('of another group are not there', async () => {
    const others = await college.ask('oskar', list, { g: groupId });
    const absent = await college.ask('oskar', list, { g: 'f'.repeat(24) });
    expect(others.errors[0]?.extensions.code).toBe('notFound');
    expect(others.errors).toEqual(absent.errors);
  });
  test('the introduction says what a start would be', async () => {
    const intro =
      'query ($e: ID!, $g: ID!) { examIntro(examId: $e, groupId: $g) { title instructions passMark openBook timeLimitMin questionCount pointsPerQuestion trueFalseCount penalty attemptNumber attemptsAllowed mayStart refusal willBeScaled } }';
    const { data } = await college.ask('freya', intro, { e: examA2, g: groupId });
    expect(data?.examIntro).toEqual({
      title: 'Exam 2',
      instructions: 'Answer every question.',
      passMark: 70,
      openBook: true,
      timeLimitMin: 60,
      questionCount: 10,
      pointsPerQuestion: 2,
      trueFalseCount: 0,
      penalty: false,
      attemptNumber: 2,
      attemptsAllowed: 3,
      mayStart: true,
      refusal: null,
      willBeScaled: true,
    });
    const passed = await college.ask('emmett', intro, { e: examA1, g: groupId });
    expect(passed.data?.examIntro).toMatchObject({ mayStart: false, refusal: 'You have already passed this exam.' });
    expect((await college.ask('emmett', intro, { e: '7'.repeat(24), g: groupId })).errors[0]?.extensions.code).toBe(
      'notFound',
    );
  });
});

describe('a paper', () => {
  const fields =
    '_id n title status answered total unanswered late questions { id number kind text options { id text } given }';
  const paper = `query ($id: ID!) { examPaper(attemptId: $id) { ${fields} } }`;
  test('has the questions in the order of the attempt, what was answered, and nothing of what is right', async () => {
    const { data, response } = await college.ask('emmett', paper, { id: open.attemptId });
    const shown = data?.examPaper as { questions: { id: string; given: string | null }[]; unanswered: number[] };
    expect(shown).toMatchObject({ n: 1, title: 'Exam 2', status: 'open', answered: 1, total: 10 });
    expect(shown.questions[0]).toEqual({
      id: 'q9',
      number: 1,
      kind: 'choice',
      text: 'Question 9?',
      given: null,
      options: ['a', 'b', 'c'].map((id) => ({ id, text: `Answer ${id} of 9` })),
    });
    expect(shown.questions.find(({ id }) => id === 'q3')?.given).toBe('b');
    expect(shown.unanswered).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10]);
    expect(response.text).not.toMatch(rightAnswers);
  });
  test('cannot be asked for more', async () => {
    const { errors } = await college.ask(
      'emmett',
      'query ($id: ID!) { examPaper(attemptId: $id) { questions { correctOptionId } } }',
      { id: open.attemptId },
    );
    expect(errors).toHaveLength(1);
  });
  test.each(['examPaper', 'examReview', 'examResult'])(
    '%s of another student answers as one that is not there, also to staff while it is open',
    async (name) => {
      const ask = (person: Person, id: string) =>
        college.ask(person, `query ($id: ID!) { ${name}(attemptId: $id) { _id } }`, { id });
      const absent = await ask('emmett', freyasOpen.attemptId.replace(/.$/, '9'));
      expect(absent.errors[0]?.extensions.code).toBe('notFound');
      for (const person of ['emmett', 'renata', 'harriet', 'nadia'] as const)
        expect((await ask(person, freyasOpen.attemptId)).errors).toEqual(absent.errors);
    },
  );
  test('is started for oneself, and comes back with its questions', async () => {
    const start = `mutation ($e: ID!, $g: ID!, $s: String!) { startExamAttempt(examId: $e, groupId: $g, startId: $s) { ${fields} } }`;
    const startId = '00000000-0000-4000-8000-000000000001';
    const { data, response } = await college.ask('emmett', start, { e: examA2, g: groupId, s: startId });
    expect(data?.startExamAttempt).toMatchObject({ _id: open.attemptId, total: 10 });
    expect(response.text).not.toMatch(rightAnswers);
    expect(sent().envelope).toMatchObject({
      type: 'StartExamAttempt',
      data: { userId: emmett, groupId, examId: examA2, startId, channel: 'WEB' },
    });
  });
  test('is one of the app where its student signed in through the app', async () => {
    await college.ask('emmett', '{ currentUser { _id } }');
    const { response } = await college.api.post(
      'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
      { email: people.emmett.email, password: digestOf('secret') },
      { headers: { 'x-channel': 'APP' } },
    );
    const cookie = college.api.cookieOf(response);
    const startId = '00000000-0000-4000-8000-000000000002';
    await college.api.post(
      'mutation ($e: ID!, $g: ID!, $s: String!) { startExamAttempt(examId: $e, groupId: $g, startId: $s) { _id } }',
      { e: examA2, g: groupId, s: startId },
      { cookie },
    );
    expect(sent()).toMatchObject({
      actor: { actorId: emmett, channel: 'APP' },
      envelope: { type: 'StartExamAttempt', data: { startId, channel: 'APP' } },
    });
  });
  test('refused, it is refused in the fixed words, and a date is said as one', async () => {
    const start = `mutation { startExamAttempt(examId: "${examA1}", groupId: "${groupId}", startId: "00000000-0000-4000-8000-000000000001") { _id } }`;
    refuse = { code: 'examAttempt.attemptsExceeded' };
    expect((await college.ask('emmett', start)).errors[0]?.message).toBe(
      'You cannot sit this exam as you have exceeded the allowed number of attempts; see your instructor',
    );
    refuse = { code: 'examAttempt.notOpenYet', params: { date: '2026-12-01' } };
    expect((await college.ask('emmett', start)).errors[0]).toMatchObject({
      message: 'This exam opens on 1 December 2026.',
      extensions: { params: { date: '2026-12-01' } },
    });
    refuse = undefined;
  });
  test('answers, beats and endings go to the command side', async () => {
    const save = await college.ask(
      'emmett',
      'mutation ($a: ID!) { saveExamAnswer(attemptId: $a, questionId: "q1", optionId: "c") { questionId optionId savedAt } }',
      { a: open.attemptId },
    );
    expect(save.data?.saveExamAnswer).toEqual({ questionId: 'q1', optionId: 'c', savedAt: '2026-11-20T09:00:00.000Z' });
    const beat = await college.ask(
      'emmett',
      'mutation ($a: ID!) { examHeartbeat(attemptId: $a) { open timeLimitAt } }',
      { a: open.attemptId },
    );
    expect(beat.data?.examHeartbeat).toEqual({ open: true, timeLimitAt: null });
    expect(college.api.operated.at(-1)).toEqual({
      path: '/operations/exam-heartbeat',
      body: { attemptId: open.attemptId, userId: emmett },
    });
    const leave = (reason: string) =>
      college.ask(
        'emmett',
        'mutation ($a: ID!, $r: ReportedAbandonReason!) { abandonExamAttempt(attemptId: $a, reason: $r) }',
        {
          a: open.attemptId,
          r: reason,
        },
      );
    expect((await leave('browserClosed')).data).toEqual({ abandonExamAttempt: true });
    expect(sent().envelope).toMatchObject({
      type: 'AbandonExamAttempt',
      data: { attemptId: open.attemptId, reason: 'browserClosed' },
    });
    expect((await leave('heartbeatLost')).errors[0]?.extensions.code).toBe('invalid');
  });
  test('leaving one page of two ends the attempt only where that page has it', async () => {
    const [pageId, mutation] = [
      '018f0000-0000-7000-8000-000000000001',
      'mutation ($a: ID!, $p: String) { abandonExamAttempt(attemptId: $a, pageId: $p, reason: browserClosed) }',
    ];
    const before = college.api.sent.length;
    holdsAttempt = false;
    expect((await college.ask('emmett', mutation, { a: open.attemptId, p: pageId })).data).toEqual({
      abandonExamAttempt: false,
    });
    expect(college.api.sent).toHaveLength(before);
    expect(college.api.operated.at(-1)).toEqual({
      path: '/operations/exam-page-left',
      body: { attemptId: open.attemptId, userId: emmett, pageId },
    });
    holdsAttempt = true;
    expect((await college.ask('emmett', mutation, { a: open.attemptId, p: pageId })).data).toEqual({
      abandonExamAttempt: true,
    });
    expect(sent().envelope).toMatchObject({ type: 'AbandonExamAttempt', data: { attemptId: open.attemptId } });
    const answer =
      'mutation ($a: ID!, $p: String) { saveExamAnswer(attemptId: $a, pageId: $p, questionId: "q1", optionId: "c") { savedAt } }';
    await college.ask('emmett', answer, { a: open.attemptId, p: pageId });
    expect(sent().envelope).toMatchObject({ type: 'SaveExamAnswer', data: { attemptId: open.attemptId, pageId } });
    const beat =
      'mutation ($a: ID!, $p: String) { examHeartbeat(attemptId: $a, pageId: $p, takes: true) { open here } }';
    await college.ask('emmett', beat, { a: open.attemptId, p: pageId });
    expect(college.api.operated.at(-1)?.body).toEqual({
      attemptId: open.attemptId,
      userId: emmett,
      pageId,
      takes: true,
    });
  });
});

describe('a result', () => {
  const result =
    'query ($id: ID!) { examResult(attemptId: $id) { n score scaledFrom passMark timeZone passed retake examTitle courseTitle groupName attemptsAllowed answers { questionId number text given correct isCorrect options { id } } } }';
  test('tells the right answers after the end', async () => {
    const { data } = await college.ask('emmett', result, { id: retake.attemptId });
    const shown = data?.examResult as { answers: object[] };
    expect(shown).toMatchObject({
      n: 2,
      score: 70,
      scaledFrom: 90,
      passMark: 70,
      timeZone: 'America/Denver',
      passed: true,
      retake: true,
      examTitle: 'Exam 1',
      courseTitle: 'Old Testament Survey',
      attemptsAllowed: 2,
    });
    expect(shown.answers).toHaveLength(10);
    expect(shown.answers[0]).toMatchObject({ questionId: 'q9', number: 1, given: 'c', correct: 'c', isCorrect: true });
    expect(shown.answers[9]).toMatchObject({ questionId: 'q0', given: 'a', correct: 'c', isCorrect: false });
  });
  test('stands in the history of its student, with the attempts that staff gave', async () => {
    const history =
      'query ($e: ID!, $g: ID!) { examIntro(examId: $e, groupId: $g) { attempts { n status score } extraAttempts { count reason byName } } }';
    expect((await college.ask('emmett', history, { e: examA1, g: groupId })).data?.examIntro).toMatchObject({
      attempts: [{ n: 1 }, { n: 2, status: 'graded', score: 70 }],
      extraAttempts: [],
    });
    const { data } = await college.ask('freya', history, { e: examA2, g: groupId });
    expect((data?.examIntro as { extraAttempts: object[] }).extraAttempts).toEqual([
      expect.objectContaining({ count: 1, byName: 'Harriet Vance' }),
    ]);
  });
  test('says how much time a student has, with the extra minutes', async () => {
    const time = 'query ($e: ID!, $g: ID!) { examIntro(examId: $e, groupId: $g) { timeLimitMin extraMinutes } }';
    const of = async (person: Person, e: string) =>
      (await college.ask(person, time, { e, g: groupId })).data?.examIntro as object;
    expect(await of('freya', examA2)).toEqual({ timeLimitMin: 60, extraMinutes: 15 });
    expect(await of('emmett', examA2)).toEqual({ timeLimitMin: 45, extraMinutes: 0 });
    expect(await of('freya', examA1)).toEqual({ timeLimitMin: null, extraMinutes: 0 });
  });
  test('recent ones are one’s own, the latest first', async () => {
    const { data } = await college.ask('emmett', '{ recentExamResults { _id userId } }');
    expect(data?.recentExamResults).toEqual(
      [retake, failed].map(({ attemptId }) => ({ _id: attemptId, userId: emmett })),
    );
  });
  test('of another student is not there for students, and is for the staff of the region', async () => {
    const absent = await college.ask('freya', result, { id: freyas.attemptId.replace(/.$/, '9') });
    expect((await college.ask('freya', result, { id: retake.attemptId })).errors).toEqual(absent.errors);
    expect((await college.ask('oskar', result, { id: retake.attemptId })).errors).toEqual(absent.errors);
    for (const person of ['renata', 'harriet', 'nadia'] as const)
      expect((await college.ask(person, result, { id: retake.attemptId })).errors).toEqual([]);
  });
  const list =
    'query ($filter: ExamResultFilter, $sortField: String, $sortOrder: String) { allExamResults(filter: $filter, sortField: $sortField, sortOrder: $sortOrder) { items { _id studentName } total } }';
  const ids = async (person: Person, variables: object = {}) => {
    const { data } = await college.ask(person, list, variables);
    return (data?.allExamResults as { items: { _id: string }[] }).items.map(({ _id }) => _id);
  };
  test.each([
    [{}, [retake, failed, freyas]],
    [{ filter: { userId: freya } }, [freyas]],
    [{ filter: { passed: false } }, [failed]],
    [{ filter: { examId: examA2 } }, []],
    [{ filter: { groupId, regionId } }, [retake, failed, freyas]],
    [{ filter: { regionId: otherRegionId } }, []],
    [{ filter: { from: '2026-10-02' } }, [retake]],
    [{ filter: { to: '2026-10-01', passed: true } }, [freyas]],
    [{ filter: { q: 'hallo' } }, [freyas]],
    [{ sortField: 'score', sortOrder: 'DESC' }, [freyas, retake, failed]],
    [{ sortField: 'studentName', sortOrder: 'ASC', filter: { passed: true } }, [freyas, retake]],
  ])('staff find %j', async (variables, expected) =>
    expect(await ids('harriet', variables)).toEqual(expected.map(({ attemptId }) => attemptId)),
  );
  test('staff of other regions find nothing, students have no list', async () => {
    expect(await ids('oskar')).toEqual([]);
    expect(
      (await college.ask('oskar', 'query ($id: ID!) { ExamResult(id: $id) { id } }', { id: retake.attemptId }))
        .errors[0]?.extensions.code,
    ).toBe('notFound');
    expect((await college.ask('freya', list)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('decisions carry what was seen and why', async () => {
    const args = '(_id: $id, reason: "Agreed", expectedRevision: 2)';
    for (const [name, type] of [
      ['penaliseExamAttempt', 'PenaliseExamAttempt'],
      ['liftPenalty', 'LiftPenalty'],
      ['voidExamAttempt', 'VoidExamAttempt'],
    ] as const) {
      const { data } = await college.ask('harriet', `mutation ($id: ID!) { ${name}${args} { _id _revision } }`, {
        id: failed.attemptId,
      });
      expect(data?.[name]).toEqual({ _id: failed.attemptId, _revision: 2 });
      expect(sent().envelope).toMatchObject({
        type,
        expectedRevision: 2,
        data: { attemptId: failed.attemptId, reason: 'Agreed' },
      });
    }
    await college.ask(
      'nadia',
      'mutation ($id: ID!) { gradeAttempt(_id: $id, score: 82.5, reason: "Read again", expectedRevision: 2) { _id } }',
      {
        id: failed.attemptId,
      },
    );
    expect(sent().envelope).toMatchObject({ type: 'GradeAttempt', data: { score: 82.5 } });
    const grant = await college.ask(
      'nadia',
      'mutation ($u: ID!, $g: ID!, $e: ID!) { grantExtraAttempt(userId: $u, groupId: $g, examId: $e, reason: "Illness") { granted used attemptsAllowed } }',
      { u: freya, g: groupId, e: examA2 },
    );
    expect(grant.data?.grantExtraAttempt).toEqual({ granted: 1, used: 1, attemptsAllowed: 3 });
  });
});

describe('submissions', () => {
  const list =
    'query ($filter: AssignmentSubmissionFilter) { allAssignmentSubmissions(filter: $filter) { items { id studentName title type status grade courseTitle groupName dueAt gradedByName note } total } }';
  test('are listed for staff', async () => {
    const { data, errors } = await college.ask('nadia', list, { filter: { status: 'graded', groupId } });
    expect(errors).toEqual([]);
    expect(data?.allAssignmentSubmissions).toEqual({
      items: [
        {
          id: essay.submissionOf(emmett),
          studentName: 'Emmett Solano',
          title: 'Assignment 61',
          type: 'graded',
          status: 'graded',
          grade: 85,

          courseTitle: 'Old Testament Survey',
          groupName: 'Cedar Ridge Day Year 1',
          dueAt: '2026-10-24T06:00:00.000Z',
          gradedByName: 'Harriet Vance',
          note: 'Here it is.',
        },
      ],
      total: 1,
    });
    expect((await college.ask('nadia', list, { filter: { status: 'closed' } })).data?.allAssignmentSubmissions).toEqual(
      {
        items: [],
        total: 0,
      },
    );
    expect((await college.ask('nadia', list, { filter: { status: 'nonsense' } })).errors[0]?.extensions.code).toBe(
      'invalid',
    );
    expect((await college.ask('freya', list)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('are graded and opened again', async () => {
    const ofEmmett = { a: essay.assignmentId, u: emmett };
    await college.ask(
      'nadia',
      'mutation ($a: ID!, $u: ID!) { gradeSubmission(assignmentId: $a, userId: $u, grade: 90, comment: "Better", expectedRevision: 1) { id } }',
      ofEmmett,
    );
    expect(sent().envelope).toMatchObject({
      type: 'GradeSubmission',
      expectedRevision: 1,
      data: { assignmentId: essay.assignmentId, userId: emmett, grade: 90, complete: null, comment: 'Better' },
    });
    await college.ask(
      'harriet',
      'mutation ($a: ID!, $u: ID!) { reopenSubmission(assignmentId: $a, userId: $u, until: "2026-12-01T06:00:00.000Z", expectedRevision: 1) { id } }',
      ofEmmett,
    );
    expect(sent().envelope).toMatchObject({ type: 'ReopenSubmission', data: { until: '2026-12-01T06:00:00.000Z' } });
  });
});

test('who takes the own data along has each paper with what stood on it and what was chosen, and no right answer', async () => {
  const cookie = await college.api.signIn(people.emmett);
  const file = async (form: string) =>
    (await request(college.api.app).get(`/exports/my-data.${form}`).set({ cookie })).text;
  const { parts } = JSON.parse(await file('json')) as { parts: { key: string; items: { _id: string }[] }[] };
  const papers = parts.find(({ key }) => key === 'papers')!.items;
  expect(papers.map(({ _id }) => _id).toSorted()).toEqual(
    [failed, retake, open].map((one) => one.attemptId).toSorted(),
  );
  expect(papers.find(({ _id }) => _id === open.attemptId)).toMatchObject({
    title: 'Exam 2',
    openBook: true,
    // In the order of this attempt.
    questions: second.questions.map(({ id, text, options }) => ({ id, text, options })).toReversed(),
    answers: [{ questionId: 'q3', optionId: 'b' }],
  });
  expect(JSON.stringify(papers)).not.toMatch(rightAnswers);
  expect(await file('html')).toContain('Question 3? – Answer b of 3');
});

test('a voided attempt gives its place to the next one, and another may be begun', async () => {
  await college.happened(failed.voided());
  const counted = async (attemptId: string) => {
    const { data, errors } = await college.ask(
      'emmett',
      'query ($id: ID!) { examResult(attemptId: $id) { n attempt attemptsAllowed attemptsLeft } }',
      { id: attemptId },
    );
    expect(errors).toEqual([]);
    return data?.examResult;
  };
  expect(await counted(retake.attemptId)).toEqual({ n: 2, attempt: 1, attemptsAllowed: 2, attemptsLeft: 1 });
  expect(await counted(failed.attemptId)).toEqual({ n: 1, attempt: 1, attemptsAllowed: 2, attemptsLeft: 1 });
  const intro = await college.ask(
    'emmett',
    'query ($e: ID!, $g: ID!) { examIntro(examId: $e, groupId: $g) { attemptNumber attempts { n attempt status } } }',
    { e: examA1, g: groupId },
  );
  expect(intro.data?.examIntro).toEqual({
    attemptNumber: 2,
    attempts: [
      { n: 1, attempt: 1, status: 'voided' },
      { n: 2, attempt: 1, status: 'graded' },
    ],
  });
  const paper = await college.ask('emmett', 'query ($id: ID!) { examPaper(attemptId: $id) { n attempt } }', {
    id: retake.attemptId,
  });
  expect(paper.data?.examPaper).toEqual({ n: 2, attempt: 1 });
});
