/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { GroupChoicesDocument } from '../../generated/console/places.ts';
import {
  GradebookDocument,
  type GradebookCellFragment,
  type GradebookColumnFragment,
  type GradebookQuery,
} from '../../generated/gradebook/admin/gradebook.ts';
import { GradebookPage } from './GradebookPage.tsx';

afterEach(cleanup);

const column = (workId: string, courseCode: string, more: Partial<GradebookColumnFragment> = {}) =>
  ({
    kind: 'exam',
    workId,
    title: `Exam ${workId}`,
    courseId: `c-${courseCode}`,
    courseCode,
    weight: 1,
    dueAt: '2026-10-09T22:00:00Z',
    average: 80,
    waiting: 0,
    missing: 0,
    ...more,
  }) satisfies GradebookColumnFragment;
const cell = (more: Partial<GradebookCellFragment> = {}) =>
  ({
    state: 'graded',
    score: null,
    complete: null,
    scaledFrom: null,
    passed: null,
    late: false,
    byHand: false,
    attempts: 0,
    recordId: null,
    ...more,
  }) satisfies GradebookCellFragment;
const course = (code: string, term: string) => ({ courseId: `c-${code}`, code, title: `Title of ${code}`, term });
const told = {
  groupName: 'Day Year 1',
  timeZone: 'UTC',
  term: 'Autumn',
  courseId: null,
  courses: [course('OT101', 'Autumn'), course('NT101', 'Autumn'), course('GR101', '')],
  columns: [
    column('e1', 'OT101'),
    column('a1', 'OT101', { kind: 'assignment', title: 'Essay', weight: 2, average: null, waiting: 1, missing: 1 }),
    column('a2', 'NT101', { kind: 'completion', title: 'Report', average: null }),
  ],
  students: {
    items: [
      {
        userId: 'u1',
        name: 'Freya Halloran',
        cells: [
          cell({ score: 70, scaledFrom: 88, passed: true, attempts: 2, recordId: 'u1_g1_e1_2' }),
          cell({ state: 'waiting', late: true, recordId: 'a1_u1' }),
          cell({ complete: true, recordId: 'a2_u1' }),
        ],
        grades: [
          { courseId: 'c-OT101', grade: 70 },
          { courseId: 'c-NT101', grade: null },
        ],
        average: 70,
      },
      {
        userId: 'u2',
        name: null,
        cells: [
          cell({ score: 40, passed: false, byHand: true, attempts: 1, recordId: 'u2_g1_e1_1' }),
          cell({ state: 'missing' }),
          cell({ state: 'reopened', complete: false, recordId: 'a2_u2' }),
        ],
        grades: [
          { courseId: 'c-OT101', grade: 40 },
          { courseId: 'c-NT101', grade: null },
        ],
        average: 40,
      },
    ],
    total: 2,
    more: false,
  },
  average: 55,
} satisfies GradebookQuery['gradebook'];
const nobody = { ...told, students: { items: [], total: 0, more: false } };

function show(path = '/gradebook') {
  const asked = answers(GradebookDocument, ({ filter }) => ({
    data: { gradebook: filter === 'failed' ? nobody : told },
  }));
  const groups = answers(GroupChoicesDocument, () => ({
    data: {
      groupChoices: [
        { _id: 'g0', name: 'Alumni', regionName: 'Alumni', hasClasses: false },
        { _id: 'g1', name: 'Day Year 1', regionName: 'Cedar Ridge', hasClasses: true },
        { _id: 'g2', name: 'Evening', regionName: null, hasClasses: true },
      ],
    },
  }));
  showConsole(<GradebookPage />, [asked.mock, groups.mock], path);
  return asked.seen;
}
const rows = () =>
  within(screen.getByRole('group', { name: 'Gradebook' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test('each cell says what counts or why nothing does, with the grade of each course and the averages', async () => {
  show();
  await screen.findByText('Freya Halloran');
  const [head, ...body] = rows();
  expect(head?.map((text) => text?.replace(/due .*/, '').trim())).toEqual([
    'Student',
    'Average',
    'OT101 Exam e1',
    'OT101 Essay',
    'Grade OT101',
    'NT101 Report',
    'Grade NT101',
  ]);
  expect(head?.[3]).toContain('weight 2');
  expect(body).toEqual([
    ['Freya Halloran', '70%', '70%scaled from 88%, 2 attempts', 'To gradelate', '70%', 'Complete', 'N/A'],
    ['Erased person', '40%', '40%not passed, by hand', 'Missing', '40%', 'Reopenedbefore: Incomplete', 'N/A'],
    ['Average', '55%', '80%', 'N/A1 missing, 1 to grade', '', '', ''],
  ]);
});
test('a cell leads to the attempt or the submission, and a name to the record', async () => {
  show();
  const links = within(await screen.findByRole('group', { name: 'Gradebook' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/students/u1',
    '/examResults?id=u1_g1_e1_2',
    '/assignmentSubmissions?id=a1_u1',
    '/assignmentSubmissions?id=a2_u1',
    '/students/u2',
    '/examResults?id=u2_g1_e1_1',
    '/assignmentSubmissions?id=a2_u2',
  ]);
});
test('the first group with classes is shown until one is chosen, and in place of one that is not there', async () => {
  for (const path of ['/gradebook', '/gradebook?group=gone']) {
    const seen = show(path);
    await screen.findByText('Freya Halloran');
    expect(seen.map(({ groupId }) => groupId)).toEqual(['g1']);
    cleanup();
  }
});
test('what is chosen is asked for, and a choice that leaves nobody says so', async () => {
  const seen = show('/gradebook?group=g2&show=missing');
  await screen.findByText('Freya Halloran');
  const asked = { groupId: 'g2', courseId: null, term: null, filter: 'missing', order: 'name', page: 0, perPage: 50 };
  expect(seen.at(-1)).toEqual(asked);
  choose('Term or course', 'course:c-NT101');
  choose('Order', 'lowest');
  await screen.findByText('Freya Halloran');
  expect(seen.at(-1)).toEqual({ ...asked, courseId: 'c-NT101', order: 'lowest' });
  choose('Term or course', 'term:');
  choose('Show', 'failed');
  expect(await screen.findByText('There is no such student.')).toBeTruthy();
  expect(seen.at(-1)).toEqual({ ...asked, term: '', filter: 'failed', order: 'lowest' });
});
test('on a phone each student is opened by itself', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => media });
  show();
  const first = (await screen.findByText('Freya Halloran')).closest('li');
  expect(first?.querySelector('summary')?.textContent).toBe('Freya Halloran70%1 to grade');
  expect([...first!.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '70%scaled from 88%, 2 attempts',
    'To gradelate',
    '70%',
    'Complete',
    'N/A',
  ]);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
