/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import {
  CreateAssignmentDocument,
  type StaffAssignmentFragment,
} from '../../generated/assignments/admin/assignments-admin.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';

afterEach(cleanup);
const draft = `draft:assignment:${renata._id}:g1:new`;

const psalms = { __typename: 'AdminCourse' as const, id: 'c1', code: 'BIB1', title: 'Psalms' };
const letters = { ...psalms, id: 'c2', code: 'BIB2', title: 'Letters' };
const autumn: LockedTermFragment = { name: 'Autumn', courseIds: ['c1'], lockedAt: '2026-12-20T12:00:00.000Z' };
const busy = { message: 'Busy', code: 'busy' };
function show(assignment?: StaffAssignmentFragment, timeZone = 'UTC', refusal = busy) {
  const courses = answers(CourseChoicesDocument, () => ({
    data: { allCourses: { total: 2, more: false, next: null, items: [psalms, letters] } },
  }));
  const create = answers(CreateAssignmentDocument, () => ({ refusal }));
  showConsole(
    <AssignmentDialog
      groupId="g1"
      timeZone={timeZone}
      courseIds={[]}
      lockedTerms={[autumn]}
      assignment={assignment}
      again={async () => undefined}
      onClose={() => undefined}
    />,
    [courses.mock, create.mock],
  );
}
const content = () => screen.getByLabelText<HTMLTextAreaElement>(/What to do/);

test('what is asked of a group comes back after a reload, and can be discarded', async () => {
  show();
  await screen.findByRole('dialog');
  expect(screen.queryByText('Draft saved on this device')).toBeNull();
  fireEvent.change(content(), { target: { value: 'Read the whole letter' } });
  await screen.findByText('Draft saved on this device');
  cleanup();
  show();
  await screen.findByRole('dialog');
  expect(content().value).toBe('Read the whole letter');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(content().value).toBe(''));
  expect(localStorage.getItem(draft)).toBeNull();
});

test('a time that the clocks of the campus leave out is refused in words', async () => {
  show(undefined, 'America/Denver');
  const due = await screen.findByLabelText<HTMLInputElement>(/^Due/);
  fireEvent.change(due, { target: { value: '2027-03-14T02:30' } });
  await waitFor(() =>
    expect(due.validationMessage).toBe(
      'There is no such time there: the clocks are set forward over it. Choose 14 Mar 2027, 03:30 or another time.',
    ),
  );
  fireEvent.change(due, { target: { value: '2027-03-14T03:30' } });
  await waitFor(() => expect(due.validity.valid).toBe(true));
});

test('nothing is set in a course of a locked term; in another course it is', async () => {
  show();
  await screen.findByRole('option', { name: 'BIB1 Psalms' });
  const choose = (course: string) => fireEvent.change(screen.getByLabelText('Course'), { target: { value: course } });
  const isThere = () => screen.queryByRole('button', { name: 'New assignment' }) !== null;
  choose('c1');
  await screen.findByText(/^The term “Autumn” is locked since 20 Dec 2026/);
  expect([isThere(), content().matches(':disabled')]).toEqual([false, true]);
  choose('c2');
  expect([isThere(), content().matches(':disabled')]).toEqual([true, false]);
  expect(screen.queryByText(/is locked since/)).toBeNull();
});

test('what was set in a locked term can be read, and not changed', async () => {
  show({
    id: 'a1',
    _revision: 2,
    groupId: 'g1',
    courseId: 'c1',
    courseTitle: 'Psalms',
    title: 'Psalm 1',
    type: 'graded',
    weight: 1,
    content: 'Learn it',
    dueAt: '2026-12-01T17:00:00.000Z',
    isGraded: false,
    downloads: [],
    maxFiles: 1,
  } as never);
  await screen.findByText(/^The term “Autumn” is locked since 20 Dec 2026/);
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  expect([title.value, title.matches(':disabled')]).toEqual(['Psalm 1', true]);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('a due date that is refused as far off is wrong at its field', async () => {
  const message = 'The due date is more than ten years before or after today.';
  show(undefined, 'UTC', { message, code: 'assignment.dueFarOff' });
  await screen.findByRole('option', { name: 'BIB2 Letters' });
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Title/, 'Psalm 1');
  fill(/^Course/, 'c2');
  fill(/^Due/, '2062-12-01T17:00');
  fireEvent.click(screen.getByRole('button', { name: 'New assignment' }));
  const due = screen.getByLabelText(/^Due/);
  await waitFor(() => expect(due).toHaveProperty('ariaInvalid', 'true'), { timeout: 30_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText(message);
});
