/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import {
  AddSubmissionFileDocument,
  AssignmentDocument,
  RemoveSubmissionFileDocument,
  SubmitAssignmentDocument,
  type AssignmentTaskFragment,
  type OwnSubmissionFragment,
} from '../generated/submissions/student/own-submission.ts';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { AssignmentPage } from './student/AssignmentPage.tsx';

const id = '5eed00000000000000000b01';
const file = (n: number, name: string) => ({
  __typename: 'ServedFile',
  fileId: `${n}`.repeat(24),
  name,
  type: 'application/pdf',
  size: 2048,
  address: `/files/${n}`,
});
const task: AssignmentTaskFragment & { readonly __typename: string } = {
  __typename: 'AssignmentTask',
  _id: id,
  courseCode: 'OT101',
  courseTitle: 'Old Testament Survey',
  title: 'Essay on grace',
  content: '<p>Three <strong>pages</strong>.</p>',
  type: 'graded',
  dueAt: '2026-12-01T23:59:00.000Z',
  timeZone: 'America/Denver',
  downloads: [file(1, 'Reading list.pdf')],
  maxFiles: 2,
  acceptTypes: ['application/pdf'],
};
const work: OwnSubmissionFragment & { readonly __typename: string } = {
  __typename: 'OwnSubmission',
  _id: `${id}_u`,
  status: 'open',
  isOpen: true,
  excused: false,
  excuseReason: null,
  files: [],
  note: null,
  submittedAt: null,
  late: false,
  reopenedUntil: null,
  grade: null,
  complete: null,
  comment: null,
  gradedAt: null,
  gradedByName: null,
  feedbackFiles: [],
};
const show = (own: typeof work, mocks: Parameters<typeof showPage>[1] = {}) =>
  showPage(
    <Routes>
      <Route path="/student/assessments/assignments/:_id" element={<AssignmentPage />} />
    </Routes>,
    {
      path: `/student/assessments/assignments/${id}`,
      mocks: [
        answers(AssignmentDocument, () => ({ data: { assignment: task, mySubmission: own } })).mock,
        ...(mocks.mocks ?? []),
      ],
    },
  );
const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section')!);
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

test('an assignment says what is asked for, until when by which clock, and gives its files', async () => {
  show(work);
  expect(await screen.findByRole('heading', { name: 'Essay on grace', level: 1 })).toBeTruthy();
  expect(screen.getByText('pages').tagName).toBe('STRONG');
  expect(screen.getByText(/\d\d:\d\d GMT-7$/)).toBeTruthy();
  expect(screen.getByText('PDF')).toBeTruthy();
  expect(screen.getByText('At most 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reading list.pdf' }).getAttribute('href')).toBe('/files/1');
  expect(card('Grade').getByText('N/A')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy();
});

test('work is handed in with its note, and a file is taken out again', async () => {
  const [kept, taken] = [file(2, 'Essay.pdf'), file(3, 'Draft.pdf')];
  const remove = answers(RemoveSubmissionFileDocument, () => ({
    data: { removeSubmissionFile: { ...work, files: [kept] } },
  }));
  const submit = answers(SubmitAssignmentDocument, () => ({
    data: {
      submitAssignment: {
        ...work,
        files: [kept],
        note: 'Here',
        status: 'submitted' as const,
        submittedAt: '2026-11-30T12:00:00.000Z',
      },
    },
  }));
  show({ ...work, files: [kept, taken] }, { mocks: [remove.mock, submit.mock] });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Draft.pdf' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Draft.pdf' })).toBeNull());
  expect(remove.seen).toEqual([expect.objectContaining({ assignmentId: id, fileId: taken.fileId })]);
  fireEvent.change(screen.getByLabelText(/Note to your teacher/), { target: { value: 'Here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(submit.seen).toEqual([expect.objectContaining({ assignmentId: id, note: 'Here' })]));
  expect(await screen.findByText('Essay on grace is handed in')).toBeTruthy();
});

test('no more files are taken than may be', async () => {
  show({ ...work, files: [file(2, 'Essay.pdf')] });
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
  cleanup();
  show({ ...work, files: [file(2, 'Essay.pdf'), file(3, 'More.pdf')] });
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
});

test.each([
  ['Submit', 'open', null, 'contained'],
  ['Submit again', 'submitted', '2026-11-30T12:00:00.000Z', 'outlined'],
  ['Submit again', 'reopened', '2026-11-30T12:00:00.000Z', 'contained'],
] as const)('"%s" of work that is %s is as loud as it is asked for', async (name, status, submittedAt, variant) => {
  show({ ...work, status, submittedAt });
  expect((await screen.findByRole('button', { name })).className).toContain(`MuiButton-${variant}`);
});

test('a file that is not taken is named with the reason, and nothing is added', async () => {
  const add = answers(AddSubmissionFileDocument, () => ({ data: { addSubmissionFile: work } }));
  show(work, { mocks: [add.mock] });
  await screen.findByRole('button', { name: 'Choose files' });
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'page.html', { type: 'text/html' })] } });
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/page\.html.*\.pdf/);
  expect(add.seen).toEqual([]);
});

test('a file that did not come stays named until it is sent again, and the others are added as they come', async () => {
  const was = globalThis.fetch;
  const acts: string[] = [];
  let isLost = true;
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    const body = JSON.stringify(init?.body);
    const isBegun = body.includes('registerFile');
    if (isBegun) acts.push(/[A-Z]\w+\.pdf/.exec(body)![0]);
    if (isLost && body.includes('Second.pdf')) throw new TypeError('Failed to fetch');
    const data = isBegun ? { registerFile: { partUploadUrls: [] } } : { storeFile: { _id: 'f' } };
    return { status: 200, text: async () => JSON.stringify({ data }) } as Response;
  });
  const add = answers(AddSubmissionFileDocument, () => {
    acts.push('added');
    return { data: { addSubmissionFile: { ...work, files: [file(2, 'First.pdf')] } } };
  });
  show({ ...work }, { mocks: [add.mock] });
  await screen.findByRole('button', { name: 'Choose files' });
  const chosen = ['First.pdf', 'Second.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await act(async () => void fireEvent.change(input, { target: { files: chosen } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Second\.pdf: /);
  expect(acts).toEqual(['First.pdf', 'added', 'Second.pdf']);
  isLost = false;
  fireEvent.click(await within(alert).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(acts).toEqual(['First.pdf', 'added', 'Second.pdf', 'Second.pdf', 'added']));
  await waitFor(() => expect(screen.queryByText(/^Second\.pdf: /)).toBeNull());
  globalThis.fetch = was;
});

test('closed work is read: its files, the grade, the comment and what came back', async () => {
  show({
    ...work,
    status: 'graded',
    isOpen: false,
    files: [file(2, 'Essay.pdf')],
    note: 'The sources are at the end.',
    submittedAt: '2026-11-30T12:00:00.000Z',
    late: true,
    grade: 85,
    comment: 'Well argued.',
    gradedAt: '2026-12-03T12:00:00.000Z',
    gradedByName: 'Harriet Vance',
    feedbackFiles: [file(4, 'Marked.pdf')],
  });
  expect(await screen.findByText(/files can be downloaded/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Essay.pdf' })).toBeTruthy();
  expect(screen.getByText('The sources are at the end.')).toBeTruthy();
  expect(screen.getByText('Late')).toBeTruthy();
  expect(card('Grade').getByText('85%')).toBeTruthy();
  expect(card('Grade').getByText('Well argued.')).toBeTruthy();
  expect(card('Grade').getByText('Harriet Vance:')).toBeTruthy();
  expect(card('Grade').getByRole('link', { name: 'Marked.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Submit|Remove|Choose/ })).toBeNull();
});

test('whoever is excused reads why', async () => {
  show({ ...work, excused: true, excuseReason: 'You were in hospital.' });
  expect(await screen.findByText('Reason: You were in hospital.')).toBeTruthy();
  cleanup();
  show({ ...work, excused: true });
  expect(await screen.findByText(/You are excused from this/)).toBeTruthy();
  expect(screen.queryByText(/Reason/)).toBe(null);
});
