/** @jest-environment jsdom */
import { instantOf, translator } from '../../lib/i18n/index.ts';
import { filesMessages } from '../../lib/files/index.ts';
import { editsMessages } from '../../lib/forms/index.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heldList, renata, showConsole } from '../../lib/testing/console.tsx';
import { submissionCsv } from './submission-columns.tsx';
import { nextWaiting, stateOf } from './grade-words.ts';
import {
  AssignmentSubmissionDocument,
  GradeSubmissionDocument,
  ReopenSubmissionDocument,
  type StaffSubmissionDetailFragment,
} from '../../generated/submissions/admin/submission-admin.ts';
import { SubmissionReview } from './SubmissionReview.tsx';

const essay: StaffSubmissionDetailFragment & { readonly __typename: string } = {
  __typename: 'AssignmentSubmission',
  id: 'a_b',
  _revision: 0,
  assignmentId: 'a',
  userId: 'b',
  studentPicture: null,
  studentName: 'Freya Halloran',
  groupId: 'g',
  groupName: 'Day Year 1',
  regionId: 'r',
  timeZone: 'America/Denver',
  title: 'Essay on grace',
  courseId: 'course',
  courseTitle: 'Grace and Faith',
  type: 'graded',
  status: 'submitted',
  isOpen: false,
  isGroupArchived: false,
  grade: null,
  complete: null,
  excused: false,
  late: false,
  dueAt: '2026-11-01T12:00:00Z',
  submittedAt: '2026-10-31T12:00:00Z',
  gradedAt: null,
  note: 'See the attached pages.',
  comment: null,
  gradedByName: null,
  reopenedUntil: null,
  files: [],
  feedbackFiles: [],
  at: '2026-10-31T12:00:00Z',
};
const graded = {
  ...essay,
  _revision: 1,
  status: 'graded' as const,
  grade: 70,
  comment: 'Short.',
  gradedAt: '2026-11-02T12:00:00Z',
  gradedByName: 'Harriet Vance',
};
const set = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const onGraded = jest.fn<(id: string) => boolean>(() => false);
const show = (mocks: Parameters<typeof showConsole>[1]) =>
  showConsole(<SubmissionReview id="a_b" onClose={() => undefined} onGraded={onGraded} />, mocks);
afterEach(() => {
  cleanup();
  localStorage.clear();
  onGraded.mockClear();
});

describe('grading', () => {
  test('a conflict saves nothing, shows the grade of somebody else, and keeps what was typed', async () => {
    let present: typeof essay = essay;
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: present } }));
    const grade = answers(GradeSubmissionDocument, ({ expectedRevision }) => {
      if (expectedRevision === 1)
        return { data: { gradeSubmission: { ...graded, _revision: 2, grade: 85.5, gradedByName: 'Renata Okafor' } } };
      present = graded;
      return { refusal: { message: 'Someone else changed this.', code: 'conflict' } };
    });
    show([work.mock, grade.mock]);
    set('Grade', await screen.findByLabelText('Grade').then(() => '85.5'));
    set(/Comment for the student/, 'Well argued.');
    fireEvent.click(screen.getByRole('button', { name: 'Save grade' }));
    expect(await screen.findByText(/Somebody changed this while you were looking at it/)).toBeTruthy();
    expect(await screen.findByText(/, Harriet Vance$/)).toBeTruthy();
    expect(onGraded).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Grade')).toHaveProperty('value', '85.5');
    expect(screen.getByLabelText(/Comment for the student/)).toHaveProperty('value', 'Well argued.');

    fireEvent.click(await screen.findByRole('button', { name: 'Change grade' }));
    expect(await screen.findByText('Freya Halloran: graded')).toBeTruthy();
    expect(
      grade.seen.map(({ expectedRevision, grade: given, complete, comment }) => [
        expectedRevision,
        given,
        complete,
        comment,
      ]),
    ).toEqual([
      [0, 85.5, null, 'Well argued.'],
      [1, 85.5, null, 'Well argued.'],
    ]);
    expect(onGraded).toHaveBeenCalledWith('a_b');
  });

  test('a draft from before somebody else graded is not sent over that grade unseen', async () => {
    let present: typeof essay = essay;
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: present } }));
    const grade = answers(GradeSubmissionDocument, () => ({
      refusal: { message: 'Someone else changed this.', code: 'conflict' },
    }));
    show([work.mock, grade.mock]);
    set('Grade', await screen.findByLabelText('Grade').then(() => '85.5'));
    cleanup();
    present = graded;
    show([work.mock, grade.mock]);
    expect(await screen.findByLabelText('Grade')).toHaveProperty('value', '85.5');
    fireEvent.click(screen.getByRole('button', { name: 'Change grade' }));
    expect(await screen.findByText(/Somebody changed this while you were looking at it/)).toBeTruthy();
    expect(grade.seen).toEqual([expect.objectContaining({ grade: 85.5, expectedRevision: 0 })]);
    expect(document.body.textContent).toContain(translator(editsMessages)('now', { value: '70' }));
  });

  test('more than 100 is refused before it is sent; completion work has no figure', async () => {
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: essay } }));
    const grade = answers(GradeSubmissionDocument, () => ({ data: { gradeSubmission: graded } }));
    show([work.mock, grade.mock]);
    set('Grade', await screen.findByLabelText('Grade').then(() => '100.01'));
    fireEvent.click(screen.getByRole('button', { name: 'Save grade' }));
    expect(await screen.findByText('At most 100.')).toBeTruthy();
    expect(grade.seen).toEqual([]);
    cleanup();
    const report = { ...essay, type: 'completion' as const };
    show([answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: report } })).mock, grade.mock]);
    fireEvent.click(await screen.findByLabelText('Incomplete'));
    expect(screen.queryByLabelText('Grade')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Save grade' }));
    await waitFor(() =>
      expect(grade.seen).toEqual([expect.objectContaining({ grade: null, complete: false, expectedRevision: 0 })]),
    );
  });

  test('is not sent while a file that goes back with it is on its way', async () => {
    const was = globalThis.fetch;
    const held = jest.fn<typeof fetch>(() => new Promise(() => undefined));
    globalThis.fetch = held;
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: essay } }));
    const grade = answers(GradeSubmissionDocument, () => ({ data: { gradeSubmission: graded } }));
    show([work.mock, grade.mock]);
    set('Grade', await screen.findByLabelText('Grade').then(() => '85.5'));
    const files = translator(filesMessages);
    const chooser = await screen.findByLabelText(files('choose'), { selector: 'input' });
    fireEvent.change(chooser, { target: { files: [new File(['%PDF'], 'Marked.pdf', { type: 'application/pdf' })] } });
    const sending = files('sending', { name: 'Marked.pdf', place: '1', count: '1' });
    const control = await screen.findByLabelText<HTMLInputElement>(sending, { selector: 'input' });
    await waitFor(() => expect(held).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Save grade' }));
    expect([control.validationMessage, grade.seen]).toEqual([sending, []]);
    globalThis.fetch = was;
  });

  test('is over when the list knows of it, so that the next one that opens still waits', async () => {
    const { List, asked } = heldList();
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: essay } }));
    const grade = answers(GradeSubmissionDocument, () => ({ data: { gradeSubmission: graded } }));
    const review = <SubmissionReview id="a_b" onClose={() => undefined} onGraded={onGraded} />;
    showConsole([<List key="list" />, <div key="review">{review}</div>], [work.mock, grade.mock]);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!();
    set('Grade', await screen.findByLabelText('Grade').then(() => '70'));
    fireEvent.click(screen.getByRole('button', { name: 'Save grade' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Change grade' })).toHaveProperty('disabled', true);
    expect(onGraded).not.toHaveBeenCalled();
    asked[1]!();
    await waitFor(() => expect(onGraded).toHaveBeenCalledWith('a_b'));
    expect(screen.getByRole('button', { name: 'Change grade' })).toHaveProperty('disabled', false);
  });

  test('the own work is graded by others', async () => {
    const own = { ...graded, userId: renata._id };
    show([answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: own } })).mock]);
    expect(await screen.findByText('The staff of this region decide about it.')).toBeTruthy();
    for (const name of ['Change grade', 'Reopen']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('in a group that is archived nothing is reopened, and what is there is graded', async () => {
    const former = { ...graded, isGroupArchived: true };
    show([answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: former } })).mock]);
    expect(await screen.findByRole('button', { name: 'Change grade' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });

  test('reopening sends the hour of the campus as an instant', async () => {
    const work = answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: graded } }));
    const reopen = answers(ReopenSubmissionDocument, () => ({
      data: { reopenSubmission: { ...graded, _revision: 2, status: 'reopened' as const } },
    }));
    show([work.mock, reopen.mock]);
    fireEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    await screen.findByRole('dialog', { name: 'Reopen Essay on grace for Freya Halloran' });
    const until = `${new Date().getFullYear() + 1}-01-15T23:59`;
    set('Open until', until);
    fireEvent.click(screen.getAllByRole('button', { name: 'Reopen' }).at(-1)!);
    await waitFor(() =>
      expect(reopen.seen).toEqual([
        expect.objectContaining({ until: instantOf(until, 'America/Denver'), expectedRevision: 1 }),
      ]),
    );
  });
});

test('work that may be handed in once more says so, and the next one to grade is one that was handed in', () => {
  expect(stateOf(essay)).toBe('submitted');
  expect(stateOf({ ...graded, status: 'reopened' })).toBe('reopened');
  expect(stateOf(graded)).toBe('graded');
  expect(stateOf({ ...graded, type: 'completion', complete: false })).toBe('incomplete');
  const rows = [
    { ...graded, id: '1' },
    essay,
    { ...graded, id: '2', status: 'reopened' as const },
    { ...essay, id: 'spared', excused: true },
    { ...essay, id: '3' },
  ];
  expect(nextWaiting(rows, 'a_b')?.id).toBe('3');
  expect(nextWaiting(rows, '3')?.id).toBe('a_b');
  expect(nextWaiting(rows.slice(0, 4), 'a_b')).toBe(undefined);
});

test('work that its student is excused from is told apart, and says so before it is graded', async () => {
  const work = { ...essay, excused: true };
  show([answers(AssignmentSubmissionDocument, () => ({ data: { AssignmentSubmission: work } })).mock]);
  expect(await screen.findByText('Excused')).toBeTruthy();
  expect(screen.getByText(/does not wait for a grade/)).toBeTruthy();
  expect(screen.queryByText('Submitted')?.tagName).not.toBe('SPAN');
});

test('the export says the state in words', () => {
  const columns = submissionCsv(
    (key) => key,
    (state) => `state ${state}`,
  );
  expect(columns.find(({ label }) => label === 'status')?.value(essay)).toBe('state submitted');
});
