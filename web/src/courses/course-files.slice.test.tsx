/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import {
  CourseDocument,
  SetCourseDownloadsDocument,
  type AdminCourseFragment,
} from '../generated/courses/admin/courses-admin.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import { CourseFiles } from './admin/CourseFiles.tsx';

const was = globalThis.fetch;
let storeHeld: () => void;
beforeEach(() => {
  const isHeld = new Promise<void>((resolve) => (storeHeld = resolve));
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    const isBegun = JSON.stringify(init?.body).includes('registerFile');
    if (!isBegun) await isHeld;
    const data = isBegun ? { registerFile: { partUploadUrls: [] } } : { storeFile: { _id: 'f' } };
    return { status: 200, text: async () => JSON.stringify({ data }) } as Response;
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = was;
});

const file = (name: string) => ({ fileId: name, name, type: 'application/pdf', size: 9, address: `/files/${name}` });
const course = (_revision: number, ...files: readonly string[]): AdminCourseFragment => ({
  id: 'c1',
  _revision,
  code: 'OT101',
  title: 'Old Testament',
  description: null,
  categoryId: null,
  categoryName: null,
  teacherIds: [],
  teachers: [],
  programYear: 1,
  credits: 3,
  published: false,
  lessons: [],
  groups: [],
  outlines: [],
  downloads: files.map(file),
  image: null,
});
/** It is asked for anew by the button, as the console does after a change. */
const Page = ({ later }: { readonly later: AdminCourseFragment }) => {
  const [shown, setShown] = useState(course(1, 'map.pdf'));
  return (
    <>
      <button onClick={() => setShown(later)}>Changed elsewhere</button>
      <CourseFiles course={shown} />
    </>
  );
};
/** The server has the course like this: what was seen before is refused. */
function show(later: AdminCourseFragment) {
  const conflict = { message: 'It has changed meanwhile', code: 'conflict' };
  const set = answers(SetCourseDownloadsDocument, ({ expectedRevision }) =>
    expectedRevision === later._revision
      ? { data: { setCourseDownloads: { ...later, _revision: later._revision + 1 } } }
      : { refusal: conflict },
  );
  const read = answers(CourseDocument, () => ({ data: { Course: later } }));
  showConsole(<Page later={later} />, [set.mock, read.mock]);
  const sent = () =>
    set.seen.map(({ expectedRevision, downloads }) => [
      expectedRevision,
      ...[downloads].flat().map(({ fileId, name }) => (name === 'notes.pdf' ? name : fileId)),
    ]);
  return { read, sent };
}
async function beginUpload() {
  await screen.findByRole('link', { name: 'map.pdf' });
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]!;
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' })] } });
  });
  await screen.findByText('Sending notes.pdf (1 of 1)');
}

test('a file that took long joins the files that the course has when it has come', async () => {
  const { read, sent } = show(course(4, 'map.pdf', 'plan.pdf'));
  await beginUpload();
  fireEvent.click(screen.getByRole('button', { name: 'Changed elsewhere' }));
  await screen.findByRole('link', { name: 'plan.pdf' });
  storeHeld();
  await screen.findByText('The files of the course are saved');
  expect(sent()).toEqual([[4, 'map.pdf', 'plan.pdf', 'notes.pdf']]);
  expect(read.seen).toEqual([]);
});
test('it does so also where this page did not hear of the change', async () => {
  const { read, sent } = show(course(4, 'plan.pdf'));
  await beginUpload();
  storeHeld();
  await screen.findByText('The files of the course are saved');
  expect(sent()).toEqual([
    [1, 'map.pdf', 'notes.pdf'],
    [4, 'plan.pdf', 'notes.pdf'],
  ]);
  expect(read.seen).toHaveLength(1);
  expect(screen.queryByText('It has changed meanwhile')).toBeNull();
});
test('what is removed is not removed of a course that nobody has seen', async () => {
  const { sent } = show(course(4, 'map.pdf', 'plan.pdf'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove map.pdf' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('It has changed meanwhile');
  await waitFor(() => expect(sent()).toEqual([[1]]));
});
test('the addresses of the files are asked for anew when the page is seen again after they are over', async () => {
  const fresh = [{ ...file('map.pdf'), address: '/files/fresh' }];
  show({ ...course(1), downloads: fresh });
  const link = await screen.findByRole('link', { name: 'map.pdf' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(link.getAttribute('href')).toBe('/files/fresh'));
});
test('what is on its way stays in sight while another file is chosen to be replaced, and joins the course', async () => {
  const { sent } = show(course(1, 'map.pdf'));
  await beginUpload();
  fireEvent.click(screen.getByRole('button', { name: 'Replace map.pdf' }));
  await screen.findByRole('group', { name: 'Replace map.pdf' });
  screen.getByText('Sending notes.pdf (1 of 1)');
  storeHeld();
  await screen.findByText('The files of the course are saved');
  expect(sent()).toEqual([[1, 'map.pdf', 'notes.pdf']]);
  screen.getByRole('group', { name: 'Replace map.pdf' });
});
test('what did not come stays in sight as well, and is sent again as what it was', async () => {
  const stores = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  const { sent } = show(course(1, 'map.pdf', 'plan.pdf'));
  const choose = (at: number, name: string) => {
    const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[at]!;
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'application/pdf' })] } });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Changed elsewhere' }));
  await screen.findByRole('link', { name: 'plan.pdf' });
  choose(1, 'notes.pdf');
  await screen.findByText(/^notes\.pdf: /, {}, { timeout: 30_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Replace map.pdf' }));
  await screen.findByRole('group', { name: 'Replace map.pdf' });
  choose(1, 'atlas.pdf');
  await screen.findByText(/^atlas\.pdf: /, {}, { timeout: 30_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Replace plan.pdf' }));
  await screen.findByRole('group', { name: 'Replace plan.pdf' });
  screen.getByText(/^notes\.pdf: /);
  globalThis.fetch = stores;
  storeHeld();
  fireEvent.click(within(screen.getByText(/^atlas\.pdf: /).parentElement!).getByRole('button', { name: 'Try again' }));
  await screen.findByText('The files of the course are saved');
  expect(sent()).toEqual([[1, expect.not.stringMatching('map.pdf'), 'plan.pdf']]);
  screen.getByText(/^notes\.pdf: /);
  expect(screen.queryByRole('group', { name: 'Replace map.pdf' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('group', { name: 'Replace plan.pdf' })).toBeNull();
  screen.getByText(/^notes\.pdf: /);
});
