import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  courseA,
  defined,
  definitionOf,
  examA1,
  examA2,
  extraTime,
  granted,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { collegeWith, emmett, freya, groupId, type College } from '../registers/attendance.examples.ts';

const exam = definitionOf(examA1, courseA, 3, { timeLimitMin: 45 });
let refuse: { code: string } | undefined;
let college: College;
beforeAll(async () => {
  college = await collegeWith(
    [
      ...[exam, definitionOf(examA2, courseA, 3)].flatMap((one) => [...defined(one), scheduled(one.examId)]),
      ...[extraTime(freya, examA1, 15), granted(freya, examA1, 2), granted(emmett, examA2)],
      ...[extraTime(emmett, examA1, 20), extraTime(emmett, examA1, 0)],
    ],
    { reply: () => (refuse ? { ok: false, ...refuse } : undefined) },
  );
});
afterAll(() => college.close());

const schedule =
  'query ($g: ID!) { groupSchedule(groupId: $g) { exams { examId timeLimitMin accommodations { userId name extraMinutes extraAttempts reasons } } } }';
type Schedule = { readonly exams: readonly { readonly examId: string; readonly accommodations: readonly object[] }[] };

test('the schedule of a group says who has more than others and why, where anything stands', async () => {
  const { data, errors } = await college.ask('harriet', schedule, { g: groupId });
  expect(errors).toEqual([]);
  const found = (data?.groupSchedule as Schedule).exams.toSorted((a, b) => a.examId.localeCompare(b.examId));
  expect(found).toEqual([
    {
      examId: examA1,
      timeLimitMin: 45,
      accommodations: [
        {
          userId: freya,
          name: 'Freya Halloran',
          extraMinutes: 15,
          extraAttempts: 2,
          reasons: ['Illness', 'Reads slowly'],
        },
      ],
    },
    {
      examId: examA2,
      timeLimitMin: null,
      accommodations: [
        { userId: emmett, name: 'Emmett Solano', extraMinutes: 0, extraAttempts: 1, reasons: ['Illness'] },
      ],
    },
  ]);
});
test('whoever may see the group and no results is not told', async () => {
  const { data, errors } = await college.ask('dorota', schedule, { g: groupId });
  expect(errors).toEqual([]);
  const { exams } = data?.groupSchedule as Schedule;
  expect(exams.map(({ accommodations }) => accommodations)).toEqual([[], []]);
});
test('extra time is sent as it was asked for, and a refusal comes back as its code', async () => {
  const grant =
    'mutation ($u: ID!, $g: ID!, $e: ID!) { grantExtraTime(userId: $u, groupId: $g, examId: $e, minutes: 15, reason: "Reads slowly") { userId extraMinutes extraAttempts } }';
  const variables = { u: freya, g: groupId, e: examA1 };
  const { data, errors } = await college.ask('harriet', grant, variables);
  expect(errors).toEqual([]);
  expect(data?.grantExtraTime).toEqual({ userId: freya, extraMinutes: 15, extraAttempts: 2 });
  expect(college.api.sent.at(-1)?.envelope).toMatchObject({
    type: 'GrantExtraTime',
    data: { userId: freya, groupId, examId: examA1, minutes: 15, reason: 'Reads slowly' },
  });
  refuse = { code: 'examAttempt.noTimeLimit' };
  const { errors: refusals } = await college.ask('harriet', grant, variables);
  refuse = undefined;
  expect(refusals[0]).toMatchObject({
    message: 'This exam has no time limit.',
    extensions: { code: 'examAttempt.noTimeLimit' },
  });
});
