import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  attemptOf,
  corrected,
  courseA,
  defined,
  definitionOf,
  examA1,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { collegeWith, emmett, freya, groupId, type College, type Person } from '../registers/attendance.examples.ts';

const exam = definitionOf(examA1, courseA, 10);
const [first, retake, freyas] = [attemptOf(exam, emmett), attemptOf(exam, emmett, 2), attemptOf(exam, freya)];
const sat = [
  ...[...defined(exam), scheduled(examA1)],
  ...[...first.submitted(6), ...retake.submitted(9), ...freyas.submitted(10), freyas.regraded(65)],
];
let refuse: { code: string } | undefined;
const collegeAfter = (...events: Parameters<typeof collegeWith>[0]) =>
  collegeWith([...sat, ...events], { reply: () => (refuse ? { ok: false, ...refuse } : undefined) });
let college: College;
beforeAll(async () => {
  college = await collegeAfter();
});
afterAll(() => college.close());

const preview =
  'query ($i: ExamCorrectionScope!, $p: Int!) { examCorrectionPreview(input: $i, page: $p, perPage: 1) { total affected raised lowered nowPassed nowFailed byHand unchanged items { attemptId studentName n score passed newScore newPassed isLeft } } }';
const wish = { examId: examA1, groupId, version: 1, questionId: 'q3', ruling: 'everybody' };
const previewed = async (more: object = {}, page = 0, person: Person = 'harriet') =>
  (await college.ask(person, preview, { i: { ...wish, ...more }, p: page })).data?.examCorrectionPreview as {
    items: object[];
  };

describe('the preview of a correction', () => {
  test('counts what would change, and shows it a page at a time, by name', async () => {
    // The first attempt had q3 wrong, the retake q0, and Freya nothing.
    expect(await previewed()).toEqual({
      total: 1,
      affected: 1,
      raised: 1,
      lowered: 0,
      nowPassed: 1,
      nowFailed: 0,
      byHand: 0,
      unchanged: 2,
      items: [
        {
          attemptId: first.attemptId,
          studentName: 'Emmett Solano',
          n: 1,
          score: 60,
          passed: false,
          newScore: 70,
          newPassed: true,
          isLeft: false,
        },
      ],
    });
  });
  test('leaves scores that staff gave by hand, says so, and scales a retake as before', async () => {
    const other = { questionId: 'q9', ruling: 'accepts', accepted: ['a'] };
    const [one, two, three] = [await previewed(other), await previewed(other, 1), await previewed(other, 2)];
    expect(one).toMatchObject({ total: 3, affected: 2, raised: 0, lowered: 1, byHand: 1, unchanged: 0 });
    expect([one, two, three].flatMap(({ items }) => items)).toMatchObject([
      { attemptId: freyas.attemptId, score: 65, isLeft: true },
      { n: 1, score: 60, newScore: 50, isLeft: false },
      { n: 2, score: 70, newScore: 70, newPassed: true, isLeft: false },
    ]);
  });
  test('of a question that is left out counts the others', async () => {
    const out = { questionId: 'q9', ruling: 'notCounted' };
    expect(await previewed(out)).toMatchObject({ affected: 2, lowered: 1, byHand: 1 });
    expect(await previewed(out, 1)).toMatchObject({ items: [{ score: 60, newScore: 55.56 }] });
  });
  test('writes nothing, and knows of no other question', async () => {
    const { errors } = await college.ask('harriet', preview, { i: { ...wish, questionId: 'q99' }, p: 0 });
    expect(errors[0]?.extensions.code).toBe('exam.questionUnknown');
    expect(college.api.sent).toEqual([]);
  });
});

describe('who', () => {
  const sheet = 'query ($e: ID!, $g: ID) { examCorrections(examId: $e, groupId: $g) { examTitle } }';
  test.each(['emmett', 'oskar', 'dorota'] as const)(
    '%s finds nothing, as of an exam that is not there',
    async (person) => {
      const asked = await college.ask(person, sheet, { e: examA1, g: groupId });
      const absent = await college.ask(person, sheet, { e: '7'.repeat(24), g: groupId });
      expect(asked.errors[0]?.extensions.code).toBe('notFound');
      expect(asked.errors).toEqual(absent.errors);
      const { errors } = await college.ask(person, preview, { i: wish, p: 0 });
      expect(errors).toMatchObject([{ extensions: { code: 'notFound' } }]);
    },
  );
  test('may grade in a region corrects for its groups, and not for all', async () => {
    expect((await college.ask('harriet', sheet, { e: examA1, g: groupId })).data).toEqual({
      examCorrections: { examTitle: 'Exam 1' },
    });
    expect((await college.ask('harriet', sheet, { e: examA1, g: null })).errors[0]?.extensions.code).toBe('notFound');
  });
});

test('the versions that were sat are told with their questions', async () => {
  const { data, errors } = await college.ask(
    'harriet',
    'query ($e: ID!, $g: ID) { examCorrections(examId: $e, groupId: $g) { groupName waiting versions { version attempts questions { id correctOptionId ruling accepted options { id } } } corrections { questionId } } }',
    { e: examA1, g: groupId },
  );
  expect(errors).toEqual([]);
  const { versions, ...rest } = data?.examCorrections as {
    versions: { version: number; attempts: number; questions: object[] }[];
  };
  expect(rest).toMatchObject({ waiting: 0, corrections: [] });
  expect(versions).toMatchObject([{ version: 1, attempts: 3 }]);
  expect(versions[0]!.questions[3]).toMatchObject({ id: 'q3', correctOptionId: 'c', ruling: null, accepted: [] });
});
test('a correction is sent as it was asked for, and a refusal comes back as its code', async () => {
  const correct =
    'mutation ($i: ExamCorrectionInput!) { correctExamQuestion(input: $i, commandId: "00000000-0000-4000-8000-000000000009") { examTitle } }';
  const i = { ...wish, correctionId: 'a'.repeat(24), reason: 'It was not taught' };
  expect((await college.ask('harriet', correct, { i })).data).toEqual({ correctExamQuestion: { examTitle: 'Exam 1' } });
  expect(college.api.sent.at(-1)?.envelope).toMatchObject({
    type: 'CorrectExamQuestion',
    data: { ...i, accepted: [] },
  });
  refuse = { code: 'exam.ownAttempt' };
  const { errors } = await college.ask('harriet', correct, { i });
  refuse = undefined;
  expect(errors[0]).toMatchObject({ extensions: { code: 'exam.ownAttempt' } });
});

describe('once it is corrected', () => {
  let after: College;
  beforeAll(async () => {
    after = await collegeAfter(
      corrected(examA1, 'q9', { ruling: 'accepts', accepted: ['a', 'b'] }),
      corrected(examA1, 'q3'),
    );
  });
  afterAll(() => after.close());
  test('it is told how many are still to be graded again, and what was corrected', async () => {
    const { data } = await after.ask(
      'harriet',
      'query ($e: ID!, $g: ID) { examCorrections(examId: $e, groupId: $g) { waiting corrections { questionText ruling acceptedTexts reason byName groupId } } }',
      { e: examA1, g: groupId },
    );
    expect(data?.examCorrections).toEqual({
      waiting: 1,
      corrections: [
        {
          questionText: 'Question 3?',
          ruling: 'everybody',
          acceptedTexts: [],
          reason: 'It was not taught',
          byName: 'Harriet Vance',
          groupId,
        },
        expect.objectContaining({ questionText: 'Question 9?', acceptedTexts: ['Answer a of 9', 'Answer b of 9'] }),
      ],
    });
  });
  test('whoever grades a group is told of no question that nobody there has sat', async () => {
    const second = { ...exam, version: 2, questions: exam.questions.map((one) => ({ ...one, text: 'A secret?' })) };
    const revised = { ...defined(exam)[0]!, type: 'ExamRevised', data: second };
    const unsat = await collegeAfter(
      revised,
      corrected(examA1, 'q1', { version: 2, groupId: null }),
      corrected(examA1, 'q3'),
    );
    const { data } = await unsat.ask(
      'harriet',
      'query ($e: ID!, $g: ID) { examCorrections(examId: $e, groupId: $g) { corrections { questionText } versions { version } } }',
      { e: examA1, g: groupId },
    );
    await unsat.close();
    expect(data?.examCorrections).toEqual({
      corrections: [{ questionText: 'Question 3?' }],
      versions: [{ version: 1 }],
    });
  });
  test('the student reads what was corrected and why, the score before and what made it', async () => {
    const done = await collegeAfter(corrected(examA1, 'q3'), first.again(7, 'q3'));
    const { data, errors } = await done.ask(
      'emmett',
      'query ($id: ID!) { examResult(attemptId: $id) { score passed correctedFrom answers { questionId isCorrect ruling correctionReason } } }',
      { id: first.attemptId },
    );
    expect(errors).toEqual([]);
    const { answers, ...result } = data?.examResult as { answers: { questionId: string }[] };
    expect(result).toEqual({ score: 70, passed: true, correctedFrom: 60 });
    expect(answers.find(({ questionId }) => questionId === 'q3')).toMatchObject({
      ruling: 'everybody',
      correctionReason: 'It was not taught',
    });
    expect(answers.find(({ questionId }) => questionId === 'q4')).toMatchObject({
      ruling: null,
      correctionReason: null,
    });
    const why = await done.ask(
      'emmett',
      'query ($id: String!) { why(of: examResult, id: $id) { parts { events { sentence } } } }',
      { id: first.attemptId },
    );
    expect(why.errors).toEqual([]);
    expect(JSON.stringify(why.data)).toMatch(/graded again after a question was corrected: 70%/);
    expect(JSON.stringify(why.data)).toMatch(/corrected a question of the exam .* everybody gets the points/);
    await done.close();
  });
});
