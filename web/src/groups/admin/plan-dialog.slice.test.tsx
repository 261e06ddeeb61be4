/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InResource } from '../../console/testing/InResource.tsx';
import { TeacherChoicesDocument } from '../../generated/console/people.ts';
import {
  AttendanceSchemaChoicesDocument,
  CourseChoicesDocument,
  GroupCoursesDocument,
  SetGroupCoursesDocument,
} from '../../generated/groups/admin/group-acts.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { evening } from './group.examples.ts';
import { groupsResource } from './groups.resource.tsx';
import { PlanDialog } from './PlanDialog.tsx';

const [genesis, acts, wisdom] = ['1', '2', '3'].map((n) => n.repeat(24)) as [string, string, string];
const ursula = 'e'.repeat(24);
const course = (courseId: string, title: string, order: number) => ({
  __typename: 'GroupCourse' as const,
  courseId,
  code: `BIB${courseId[0]}`,
  title,
  order,
  termName: 'Autumn',
  fromDate: '2026-09-01',
  toDate: '2026-12-01',
  teacherIds: [] as readonly string[],
  teachers: [],
});
const begun = [course(genesis, 'Genesis', 0), course(acts, 'Acts', 5)];
let stands = { revision: 4, courses: begun };
afterEach(() => {
  cleanup();
  stands = { revision: 4, courses: begun };
});

async function show(lockedTerms: readonly LockedTermFragment[] = [], schemaId: string | null = 's'.repeat(24)) {
  const standing = answers(GroupCoursesDocument, () => ({
    data: {
      Group: {
        __typename: 'Group',
        id: evening.id,
        _revision: stands.revision,
        attendanceSchemaId: schemaId,
        lockedTerms: [],
        courses: stands.courses,
      },
    },
  }));
  const courses = answers(CourseChoicesDocument, () => ({
    data: {
      allCourses: {
        __typename: 'AdminCoursePage',
        total: 3,
        items: (
          [
            [genesis, 'Genesis'],
            [acts, 'Acts'],
            [wisdom, 'Wisdom'],
          ] as const
        ).map(([id, title]) => ({
          __typename: 'AdminCourse' as const,
          id,
          code: `BIB${id[0]}`,
          title,
        })),
      },
    },
  }));
  const schemas = answers(AttendanceSchemaChoicesDocument, () => ({
    data: {
      attendanceSchemaChoices: [
        {
          __typename: 'AttendanceSchemaChoice',
          _id: 's'.repeat(24),
          name: 'Evenings',
          terms: [
            { __typename: 'SchemaTerm', name: 'Autumn', from: '2026-09-01', to: '2026-12-01' },
            { __typename: 'SchemaTerm', name: 'Spring', from: '2027-01-11', to: '2027-05-28' },
          ],
        },
      ],
    },
  }));
  const teachers = answers(TeacherChoicesDocument, () => ({
    data: {
      teacherChoices: [{ _id: ursula, name: 'Ursula Brandt', kind: 'instructor' as const }],
    },
  }));
  const set = answers(SetGroupCoursesDocument, ({ expectedRevision }) =>
    expectedRevision === stands.revision
      ? { data: { setGroupCourses: { __typename: 'Group', id: evening.id, _revision: stands.revision + 1 } } }
      : { refusal: { message: 'Somebody was faster.', code: 'conflict' } },
  );
  const saved = jest.fn();
  showPage(
    <InResource resource={groupsResource}>
      <PlanDialog
        group={{ ...evening, attendanceSchemaId: schemaId }}
        lockedTerms={lockedTerms}
        onSaved={saved}
        onClose={() => undefined}
      />
    </InResource>,
    { mocks: [standing, courses, schemas, teachers, set].map(({ mock }) => mock), user: renata, path: '/groups/1' },
  );
  await screen.findByText('BIB1 Genesis');
  await screen.findByText('BIB3 Wisdom');
  return { set, saved };
}
const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByLabelText('Term'));
const titles = () => rows().map((row) => row.querySelector('b')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (at: number, label: string | RegExp, value: string) =>
  fireEvent.change(within(rows()[at]!).getByLabelText(label), { target: { value } });
const save = () => press('Save the courses');

test('the plan is set as a whole, in its order, with the revision that was seen', async () => {
  const { set, saved } = await show();
  fireEvent.change(screen.getByLabelText(/^Add a course/), { target: { value: wisdom } });
  press('Move BIB3 Wisdom up');
  press('Remove BIB1 Genesis');
  expect(titles()).toEqual(['BIB3 Wisdom', 'BIB2 Acts']);
  type(0, 'Term', 'Spring');
  type(0, 'Last day', '2027-03-31');
  type(0, /teacher/, ursula);
  save();
  expect(await screen.findByText('The courses are saved')).toBeTruthy();
  expect(saved).toHaveBeenCalledTimes(1);
  const autumn = { termName: 'Autumn', fromDate: '2026-09-01', toDate: '2026-12-01', teacherIds: [] };
  const spring = { termName: 'Spring', fromDate: '2027-01-11', toDate: '2027-03-31', teacherIds: [ursula] };
  expect(set.seen.map(({ commandId: _, ...sent }) => sent)).toEqual([
    {
      _id: evening.id,
      expectedRevision: 4,
      items: [
        { courseId: wisdom, order: 1, ...spring },
        { courseId: acts, order: 2, ...autumn },
      ],
    },
  ]);
});

test('what the command would refuse is said at the field of each course, and the first has the focus', async () => {
  const { set } = await show();
  type(0, 'First day', '');
  type(1, 'Last day', '2026-08-31');
  save();
  const problems = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map(
      (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
    );
  await waitFor(() => expect(problems()).toEqual(['Please fill this in.', 'Not before 1 Sept 2026.']));
  await waitFor(() => expect(document.activeElement).toBe(within(rows()[0]!).getByLabelText('First day')));
  expect(set.seen).toEqual([]);
  type(0, 'First day', '2026-09-01');
  type(1, 'Last day', '2026-09-01');
  save();
  expect(await screen.findByText('The courses are saved')).toBeTruthy();
});

test('the courses of a locked term stay as they are, but for who teaches them, and none is added to it', async () => {
  const { set } = await show([{ name: 'Autumn', courseIds: [genesis, acts], lockedAt: '2026-12-20T12:00:00.000Z' }]);
  expect(screen.getByText(/^The term “Autumn” is locked: its courses stay as they are planned/)).toBeTruthy();
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['Remove BIB1 Genesis', 'Move BIB1 Genesis down', 'Move BIB2 Acts up'].map(isOff)).toEqual([true, true, true]);
  expect(within(rows()[0]!).getByLabelText('First day').matches(':disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Add a course/), { target: { value: wisdom } });
  const added = within(rows()[2]!).getByLabelText<HTMLSelectElement>('Term');
  expect([added.value, ...[...added.options].map(({ value }) => value)]).toEqual(['Spring', 'Spring']);
  // It may come before them.
  press('Move BIB3 Wisdom up');
  type(0, /teacher/, ursula);
  save();
  expect(await screen.findByText('The courses are saved')).toBeTruthy();
  expect([set.seen.at(-1)!.items].flat().map(({ courseId, termName }) => [courseId, termName])).toEqual([
    [genesis, 'Autumn'],
    [wisdom, 'Spring'],
    [acts, 'Autumn'],
  ]);
});

test('without terms to choose from, who types the name of a locked one is told so at once, and nothing is sent', async () => {
  const { set } = await show(
    [{ name: 'Autumn', courseIds: [genesis, acts], lockedAt: '2026-12-20T12:00:00.000Z' }],
    null,
  );
  fireEvent.change(screen.getByLabelText(/^Add a course/), { target: { value: wisdom } });
  type(2, 'First day', '2026-09-01');
  type(2, 'Last day', '2026-12-01');
  const term = within(rows()[2]!).getByLabelText('Term');
  const problem = () => document.getElementById(term.getAttribute('aria-describedby') ?? '')?.textContent;
  type(2, 'Term', 'Autumn ');
  expect(problem()).toBe('The term “Autumn” is locked, so no course is added to it. Type another one.');
  // Those that are in it stay.
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  save();
  await waitFor(() => expect(document.activeElement).toBe(term));
  expect(set.seen).toEqual([]);
  type(2, 'Term', 'Winter');
  await waitFor(() => expect(term.getAttribute('aria-invalid')).toBeNull());
  save();
  expect(await screen.findByText('The courses are saved')).toBeTruthy();
  expect([set.seen.at(-1)!.items].flat().map(({ termName }) => termName)).toEqual(['Autumn', 'Autumn', 'Winter']);
});

describe('two who plan for one group', () => {
  const words = (title: string) => `BIB${title === 'Genesis' ? 1 : 2} ${title} (Autumn, 1 Sept 2026 – 1 Dec 2026)`;
  test.each([
    ['keeps the own', `Keep yours: ${words('Acts')} and ${words('Genesis')}`, [acts, genesis]],
    ['takes the other', `Take theirs: ${words('Acts').replace(')', ', Ursula Brandt)')}`, [acts]],
  ])('the second sees both plans, and %s', async (_, choice, ids) => {
    const { set } = await show();
    press('Move BIB1 Genesis down');
    stands = { revision: 5, courses: [{ ...begun[1]!, teacherIds: [ursula] }] };
    save();
    const option = await screen.findByLabelText(choice);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    fireEvent.click(option);
    save();
    expect(await screen.findByText('The courses are saved')).toBeTruthy();
    expect(set.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([4, 5]);
    expect([set.seen.at(-1)!.items].flat().map(({ courseId }) => courseId)).toEqual(ids);
  });
});
