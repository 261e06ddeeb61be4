import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { explanationIdOf } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import {
  attemptOf,
  courseA,
  courseB,
  defined,
  definitionOf,
  examA1,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  regionId,
  submitted,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';

const exam = definitionOf(examA1, courseA, 25);
const essay = assignmentOf(61, courseA);
const ofOtherTerm = assignmentOf(62, courseB);
const item = (courseId: string, order: number, termName: string, fromDate: string, toDate: string) => ({
  courseId,
  order,
  fromDate,
  toDate,
  termName,
  teacherIds: [],
});
const ofGroup = (type: string, data: object, at: string): GivenEvent => ({
  type,
  data: { groupId, regionId, ...data },
  meta: { stream: `group-${groupId}`, at, actorId: harriet },
});
const autumn = { from: '2026-09-07', to: '2026-12-18' };
const lockedAt = '2026-12-20T09:00:00.000Z';
const taken = register('2026-09-07');
const open = register('2026-09-08');
const explained: GivenEvent = {
  type: 'AbsenceExplained',
  data: {
    explanationId: explanationIdOf(taken.registerId, emmett),
    registerId: taken.registerId,
    userId: emmett,
    groupId,
    regionId,
    text: 'The bus broke down',
  },
  meta: { stream: `absenceExplanation-${explanationIdOf(taken.registerId, emmett)}`, actorId: emmett },
};
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    courseCreated(courseA, 'OT101', 'Old Testament Survey', { at: '2026-09-01T12:00:00.000Z' }),
    courseCreated(courseB, 'NT101', 'New Testament Survey', { at: '2026-09-01T12:00:00.000Z' }),
    ofGroup(
      'GroupCoursesSet',
      {
        items: [
          item(courseA, 1, 'Autumn', autumn.from, autumn.to),
          item(courseB, 2, 'Block B', '2027-01-11', '2027-02-19'),
        ],
      },
      '2026-09-02T12:00:00.000Z',
    ),
    ...defined(exam),
    scheduled(exam.examId),
    ...[essay.defined, ofOtherTerm.defined, essay.submitted(emmett), ofOtherTerm.submitted(emmett)],
    attemptOf(exam, emmett, 1, { at: '2026-10-05T15:00:00.000Z' }).started,
    ...[taken.opened({ students: [emmett] }), taken.closed(emmett), explained],
    open.opened({ students: [emmett] }),
    submitted(freya),
    ofGroup('TermLocked', { term: 'Autumn', ...autumn, courseIds: [courseA], by: harriet }, lockedAt),
  ]);
});
afterAll(() => college.close());
const ask = (person: Person, query: string, variables: object) =>
  college.ask(person, query, { g: groupId, ...variables });

describe('the terms of a group', () => {
  const query = 'query ($g: ID!) { groupTerms(groupId: $g) { name from to courseIds lockedAt lockedBy } }';
  test('are those of its timetable, then those that only its plan names, and say who locked them', async () => {
    const { data, errors } = await ask('tamsin', query, {});
    expect(errors).toEqual([]);
    expect(data?.groupTerms).toEqual([
      { name: 'Autumn', ...autumn, courseIds: [courseA], lockedAt, lockedBy: 'Harriet Vance' },
      { name: 'Block B', from: '2027-01-11', to: '2027-02-19', courseIds: [courseB], lockedAt: null, lockedBy: null },
    ]);
  });
  test.each(['emmett', 'oskar'] as const)('are nothing that %s may see', async (person) => {
    const { errors } = await ask(person, query, {});
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['notFound']);
  });
});

test('the plan and the schedule of a group say which of its terms are locked, so that nobody begins what would be refused', async () => {
  const terms = 'lockedTerms { name from to courseIds lockedAt }';
  const { data, errors } = await ask(
    'renata',
    `query ($g: ID!) { Group(id: $g) { ${terms} } groupSchedule(groupId: $g) { ${terms} } }`,
    {},
  );
  expect(errors).toEqual([]);
  const lockedTerms = [{ name: 'Autumn', ...autumn, courseIds: [courseA], lockedAt }];
  expect(data).toMatchObject({ Group: { lockedTerms }, groupSchedule: { lockedTerms } });
});

test('a leave request says that a locked term has a day of it, so that it is left out where several are decided', async () => {
  const { data, errors } = await ask('renata', '{ allLeaveRequests { items { userId lockedTerm { name } } } }', {});
  expect(errors).toEqual([]);
  expect(data?.allLeaveRequests).toEqual({ items: [{ userId: freya, lockedTerm: { name: 'Autumn' } }] });
});

describe('what is open in a term', () => {
  const query = `query ($g: ID!, $t: String!) { termOpenings(groupId: $g, term: $t) {
    runningAttempts openRegisters missingRegisters ungraded openDeadlines explanations leaveRequests } }`;
  test('is counted for whoever may lock it', async () => {
    const { data, errors } = await ask('renata', query, { t: 'Autumn' });
    expect(errors).toEqual([]);
    expect(data?.termOpenings).toMatchObject({
      runningAttempts: 1,
      openRegisters: 1,
      ungraded: 1,
      explanations: 1,
      leaveRequests: 1,
    });
    const other = await ask('dorota', query, { t: 'Block B' });
    expect(other.data?.termOpenings).toMatchObject({
      runningAttempts: 0,
      openRegisters: 0,
      ungraded: 1,
      leaveRequests: 0,
    });
  });
  test('is asked by nobody else, and of no term that is not there', async () => {
    const codes = async (person: Person, t: string) =>
      (await ask(person, query, { t })).errors.map(({ extensions }) => extensions.code);
    expect(await codes('tamsin', 'Autumn')).toEqual(['notFound']);
    expect(await codes('renata', 'Summer')).toEqual(['notFound']);
  });
});

test('a transcript says which terms are final, and since when; before that it did not', async () => {
  const query = 'query ($g: ID!, $at: String) { grades(groupId: $g, asOf: $at) { terms { name finalAt } } }';
  const { data, errors } = await ask('emmett', query, {});
  expect(errors).toEqual([]);
  expect(data?.grades).toEqual({
    terms: [
      { name: 'Autumn', finalAt: lockedAt },
      { name: 'Block B', finalAt: null },
    ],
  });
  const before = await ask('emmett', query, { at: '2026-10-06' });
  expect(before.data?.grades).toMatchObject({ terms: [{ name: 'Autumn', finalAt: null }, { name: 'Block B' }] });
});
