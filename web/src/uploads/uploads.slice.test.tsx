/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../lib/testing/browser.ts';
import { rememberUser } from '../lib/session/session.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import type { Upload } from './upload.rules.ts';
import { uploadList } from './upload-list.ts';
import { Uploads } from './uploads.parts.ts';

type Input = Readonly<Record<string, unknown>>;
const upload = (uuid: string, more: Partial<Upload> = {}): Upload => ({
  uuid,
  userId: freya._id,
  file: { name: `${uuid}.mp4`, size: 10, type: 'video/mp4', fingerprint: 'f' },
  itemId: 'lesson',
  itemType: 'lesson',
  title: 'Grace',
  locale: 'en',
  progress: 50,
  createdAt: '',
  status: 'uploading',
  ...more,
});
// jsdom reads no bytes and has no digests.
Object.assign(Blob.prototype, { arrayBuffer: async () => Buffer.alloc(0) });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
const asked = jest.fn<typeof fetch>();
beforeEach(() => {
  rememberUser(freya);
  asked.mockReset();
  asked.mockImplementation(async () => ({ text: async () => '{"data":{}}', status: 200 }) as Response);
  globalThis.fetch = asked;
});
afterEach(() => {
  cleanup();
  act(() => {
    for (const { uuid } of uploadList.present()) {
      uploadList.change(uuid, 'aborted', {});
      uploadList.change(uuid, 'cleared', {});
    }
  });
  localStorage.clear();
});
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);

test('nothing stands there before there is an upload', () => {
  showPage(<Uploads />);
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('an upload that a page left behind goes on with its own file alone', async () => {
  act(() => uploadList.add(upload('film')));
  showPage(<Uploads />);
  const row = await rowOf('film.mp4');
  row.getByText('Needs file');
  row.getByText('50%');
  expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  const resume = row.getByRole('button', { name: 'Resume: film.mp4' });
  const press = () => act(async () => void fireEvent.click(resume));
  await press();
  row.getByText('Please select a file first!');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = async (file: File) => {
    fireEvent.change(input, { target: { files: [file] } });
    await row.findByText(file.name, { ignore: 'li > div' });
    await press();
  };
  await choose(new File(['0123456789'], 'other.mp4'));
  row.getByText('Please select the file with the name: film.mp4');
  fireEvent.change(input, { target: { files: [new File(['01234567890'], 'film.mp4')] } });
  await waitFor(() => expect(row.queryByRole('alert')).toBeNull());
  await press();
  row.getByText(/This file has changed since the upload began/);
  expect(asked).not.toHaveBeenCalled();
});

test('what was refused for good offers another file and to be cleared, and nothing that cannot succeed', async () => {
  const error = 'This file is no video or sound recording that browsers play.';
  act(() => uploadList.add(upload('letter', { status: 'error', error, endedBy: 'upload.wrongType' })));
  showPage(<Uploads />);
  const row = await rowOf('letter.mp4');
  row.getByText('Error');
  row.getByText(error);
  expect(row.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Choose another file',
    'Clear: letter.mp4',
  ]);
  // How much of it was sent says nothing any more.
  expect(row.queryByRole('progressbar')).toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.accept).toContain('video/*');
  fireEvent.change(input, { target: { files: [new File(['0123'], 'film.mp4', { type: 'video/mp4' })] } });
  await waitFor(() => expect(JSON.stringify(asked.mock.calls)).toContain('getMultipartVideoUploadInfo'));
  const { body } = asked.mock.calls.at(-1)![1] as { readonly body: string }; // Operations are sent as texts.
  const { videoId, ...sent } = (JSON.parse(body) as { readonly variables: { readonly videoUploadInput: Input } })
    .variables.videoUploadInput;
  expect(videoId).not.toBe('letter');
  const of = { itemId: 'lesson', itemType: 'lesson', title: 'Grace', locale: 'en' };
  expect(sent).toEqual({ ...of, fileSize: 4, type: 'video/mp4' });
  expect(screen.queryByText('letter.mp4')).toBeNull();
});

test('a refused upload is cleared without a word to the server', async () => {
  act(() => uploadList.add(upload('letter', { status: 'error', error: 'No video', endedBy: 'upload.wrongType' })));
  showPage(<Uploads />);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear: letter.mp4' }));
  expect(screen.queryByText('letter.mp4')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('an upload is aborted, those that are done are cleared, and the list is made small', async () => {
  act(() => {
    uploadList.add(upload('first', { status: 'error', error: 'Failed to upload part 2' }));
    for (const name of ['second', 'third', 'fourth']) uploadList.add(upload(name));
    for (const name of ['second', 'third']) uploadList.change(name, 'accepted', { response: true });
  });
  showPage(<Uploads />);
  const first = await rowOf('first.mp4');
  first.getByText('Failed to upload part 2');
  first.getByText('Error');
  const second = await rowOf('second.mp4');
  second.getByText('Done');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'third.mp4 is uploaded.')).toBe(true);
  fireEvent.click(second.getByRole('button', { name: 'Clear: second.mp4' }));
  expect(screen.queryByText('second.mp4')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear Completed' }));
  expect(screen.queryByText('third.mp4')).toBeNull();
  fireEvent.click(first.getByRole('button', { name: 'Abort: first.mp4' }));
  expect(screen.queryByText('first.mp4')).toBeNull();
  await screen.findByText('Upload canceled by user');
  await waitFor(() => expect(JSON.stringify(asked.mock.calls)).toContain('abortVideoUpload'));
  fireEvent.click(screen.getByRole('button', { name: 'Collapse uploads' }));
  expect(screen.getByText('fourth.mp4').closest('ul')).toHaveProperty('hidden', true);
  fireEvent.click(screen.getByRole('button', { name: 'Expand uploads' }));
  expect(screen.getByText('fourth.mp4').closest('ul')).toHaveProperty('hidden', false);
});
