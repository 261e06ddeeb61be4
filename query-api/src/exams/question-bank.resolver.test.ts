import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import {
  courseA,
  courseB,
  defined,
  definitionOf,
  examA1,
  examB,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { collegeWith, type College, type Person } from '../registers/attendance.examples.ts';

const question = (id: string, text: string, more: object = {}) => ({
  id,
  kind: 'choice' as const,
  text,
  options: [
    { id: 'a', text: 'Moses' },
    { id: 'b', text: 'Joshua' },
  ],
  correctOptionId: 'a',
  ...more,
});
const from = { examId: examA1, questionId: 'q1' };
const law = definitionOf(examA1, courseA, 0, {
  title: 'Law',
  questions: [question('q1', 'Who led Israel out of Egypt?'), question('q2', 'Who led Israel over the Jordan?')],
});
const letters = definitionOf(examB, courseB, 0, {
  title: 'Letters',
  questions: [
    question('q1', 'Who led Israel out of Egypt?', { from }),
    question('q2', 'Paul wrote to Rome.', { kind: 'trueFalse' }),
  ],
});
let college: College;
beforeAll(async () => {
  const at = (events: ReturnType<typeof defined>, day: string) =>
    events.map(({ meta, ...event }) => ({ ...event, meta: { ...meta, at: `2026-10-${day}T12:00:00.000Z` } }));
  college = await collegeWith([
    courseCreated(courseA, 'OT101', 'Old Testament Survey'),
    courseCreated(courseB, 'NT101', 'New Testament Survey'),
    ...at(defined(law), '01'),
    // A draft is found as well.
    ...at(defined(letters).slice(0, 1), '02'),
  ]);
});
afterAll(() => college.close());

type Found = { readonly total: number; readonly items: readonly Record<string, unknown>[] };
const find = async (args: string, who: Person = 'renata', fields = 'examTitle questionId') => {
  const { data, errors } = await college.ask(who, `{ questionBank${args} { total items { ${fields} } } }`);
  return (data?.questionBank as Found | undefined) ?? errors[0]?.extensions['code'];
};
const of = (examTitle: string, questionId: string) => ({ examTitle, questionId });

test.each([
  ['', 4, 4],
  ['(q: "led isra")', 3, 3],
  ['(q: "jordan")', 1, 1],
  [`(courseId: "${courseA}")`, 2, 2],
  [`(courseId: "${courseB}", kind: trueFalse)`, 1, 1],
  ['(q: "led", kind: trueFalse)', 0, 0],
  ['(perPage: 3, page: 1)', 4, 1],
])('questions are found by words, course and kind, page by page: %s', async (args, total, count) => {
  const found = (await find(args)) as Found;
  expect([found.total, found.items.length]).toEqual([total, count]);
});
test('those of the exam that was written last come first, each with its answers and where it stands', async () => {
  const { items } = (await find('(q: "Egypt")')) as Found;
  expect(items).toEqual([of('Letters', 'q1'), of('Law', 'q1')]);
  const fields = 'text kind options { id text } correctOptionId courseTitle examId from { examId questionId }';
  expect(((await find('(q: "Egypt")', 'renata', fields)) as Found).items[0]).toEqual({
    text: 'Who led Israel out of Egypt?',
    kind: 'choice',
    options: [
      { id: 'a', text: 'Moses' },
      { id: 'b', text: 'Joshua' },
    ],
    correctOptionId: 'a',
    courseTitle: 'New Testament Survey',
    examId: examB,
    from,
  });
});
test.each<Person>(['harriet', 'nadia', 'dorota', 'freya'])('%s, who writes no exams, is told nothing', async (who) =>
  expect(await find('', who)).toBe('noAccess'),
);
