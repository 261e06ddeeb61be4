/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { GroupChoicesDocument } from '../../generated/console/places.ts';
import {
  ExcuseWorkDocument,
  GradebookDocument,
  WithdrawWorkExcuseDocument,
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
    excuseReason: null,
    ...more,
  }) satisfies GradebookCellFragment;
const course = (code: string, term: string) => ({ courseId: `c-${code}`, code, title: `Title of ${code}`, term });
const told = {
  groupName: 'Day Year 1',
  regionId: 'r1',
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
        namesake: null,
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
        namesake: null,
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
        { _id: 'g0', name: 'Alumni', regionId: 'r1', regionName: 'Alumni', archived: false, hasClasses: false },
        { _id: 'g1', name: 'Day Year 1', regionId: 'r1', regionName: 'Cedar Ridge', archived: false, hasClasses: true },
        { _id: 'g2', name: 'Evening', regionId: 'r1', regionName: null, archived: false, hasClasses: true },
      ],
    },
  }));
  showConsole(<GradebookPage />, [asked.mock, groups.mock], path);
  return asked.seen;
}
/** Without what may be done in each cell. */
const withoutAct = (row: Element) => [...row.children].map(({ textContent }) => textContent.replace(/Excuse$/, ''));
const rows = () =>
  within(screen.getByRole('group', { name: 'Gradebook' }))
    .getAllByRole('row')
    .map(withoutAct);
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
test('the first group with classes is shown until one is chosen', async () => {
  const seen = show('/gradebook');
  await screen.findByText('Freya Halloran');
  expect(seen.map(({ groupId }) => groupId)).toEqual(['g1']);
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
  expect([...first!.querySelectorAll('dd')].map(({ textContent }) => textContent.replace(/Excuse$/, ''))).toEqual([
    '70%scaled from 88%, 2 attempts',
    'To gradelate',
    '70%',
    'Complete',
    'N/A',
  ]);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('a student is excused from work with a reason, and the work is counted again', async () => {
  const excused = { ...told, students: { ...told.students, items: told.students.items.map((row) => ({ ...row })) } };
  excused.students.items[0]!.cells = [
    cell({ state: 'excused', excuseReason: 'In hospital', recordId: 'u1_g1_e1_2' }),
    ...told.students.items[0]!.cells.slice(1),
  ];
  let present: GradebookQuery['gradebook'] = told;
  const asked = answers(GradebookDocument, () => ({ data: { gradebook: present } }));
  const groups = answers(GroupChoicesDocument, () => ({
    data: {
      groupChoices: [
        { _id: 'g1', name: 'Day Year 1', regionId: 'r1', regionName: null, archived: false, hasClasses: true },
      ],
    },
  }));
  const excuse = answers(ExcuseWorkDocument, () => {
    present = excused;
    return { data: { excuseWork: { workIds: ['e1'] } } };
  });
  const withdraw = answers(WithdrawWorkExcuseDocument, () => ({ data: { withdrawWorkExcuse: { workIds: [] } } }));
  showConsole(<GradebookPage />, [asked.mock, groups.mock, excuse.mock, withdraw.mock], '/gradebook');
  const act = async (button: string, reason: string, confirm: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: reason } });
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
  };
  await act('Excuse Freya Halloran from OT101 Exam e1', 'In hospital', 'Excuse');
  expect(await screen.findByText('Freya Halloran is excused from OT101 Exam e1')).toBeTruthy();
  await screen.findByRole('link', { name: 'Excused' });
  expect(rows()[1]?.[2]).toBe('ExcusedIn hospitalCount again');
  await act('Count OT101 Exam e1 again for Freya Halloran', 'She came', 'Count again');
  expect(await screen.findByText('OT101 Exam e1 counts again for Freya Halloran')).toBeTruthy();
  const work = { userId: 'u1', groupId: 'g1', kind: 'exam', workId: 'e1' };
  expect(excuse.seen).toMatchObject([{ ...work, reason: 'In hospital' }]);
  expect(withdraw.seen).toMatchObject([{ ...work, reason: 'She came' }]);
});
test('whoever may only see the grades is offered no excuse', async () => {
  const asked = answers(GradebookDocument, () => ({ data: { gradebook: told } }));
  const groups = answers(GroupChoicesDocument, () => ({
    data: {
      groupChoices: [
        { _id: 'g1', name: 'Day Year 1', regionId: 'r1', regionName: null, archived: false, hasClasses: true },
      ],
    },
  }));
  const reader = { ...renata, roles: ['user'], permissions: [], individualPermissions: [] } as typeof renata;
  showConsole(<GradebookPage />, [asked.mock, groups.mock], '/gradebook', reader);
  await screen.findByText('Freya Halloran');
  expect(screen.queryByRole('button', { name: /^Excuse/ })).toBeNull();
});

test('of a group that is not there no other one is shown, and the choice is offered', async () => {
  const seen = show('/gradebook?group=nowhere');
  expect((await screen.findByRole('alert')).textContent).toContain('This group is not there');
  expect(seen).toEqual([]);
  choose('Group', 'g1');
  await screen.findByText('Freya Halloran');
});
test('two students of one name are told apart', async () => {
  const namesake = (startedOn: string) => ({ __typename: 'Namesake' as const, startedOn, idEnd: '1a2b' });
  const [one, other] = told.students.items;
  const items = [
    { ...one!, namesake: namesake('2026-09-07') },
    { ...other!, name: 'Freya Halloran', namesake: namesake('2026-10-05') },
  ];
  const asked = answers(GradebookDocument, () => ({
    data: { gradebook: { ...told, students: { ...told.students, items } } },
  }));
  const groups = answers(GroupChoicesDocument, () => ({
    data: {
      groupChoices: [
        { _id: 'g1', name: 'Day Year 1', regionId: 'r1', regionName: null, archived: false, hasClasses: true },
      ],
    },
  }));
  showConsole(<GradebookPage />, [asked.mock, groups.mock], '/gradebook');
  expect(await screen.findByText('since 5 Oct 2026, ID ends in 1a2b')).toBeTruthy();
  const label = 'Excuse Freya Halloran (since 7 Sept 2026, ID ends in 1a2b) from OT101 Exam e1';
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});
