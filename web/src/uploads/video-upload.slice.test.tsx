/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../lib/testing/browser.ts';
import { rememberUser } from '../lib/session/session.ts';
import { answers, renata, showConsole } from '../lib/testing/console.tsx';
import { VideosDocument, type UploadedVideoFragment } from '../generated/uploads/admin/videos.ts';
import { VideoUpload, type VideoUploadProps } from './admin/VideoUpload.tsx';
import { uploadList } from './upload-list.ts';

// jsdom reads no bytes and has no digests.
Object.assign(Blob.prototype, { arrayBuffer: async () => Buffer.alloc(0) });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
const asked = jest.fn<typeof fetch>();
beforeEach(() => {
  rememberUser(renata);
  asked.mockReset();
  asked.mockImplementation(async () => ({ text: async () => '{"data":{}}', status: 200 }) as Response);
  globalThis.fetch = asked;
});
afterEach(() => {
  cleanup();
  act(() => {
    for (const { uuid } of uploadList.present()) uploadList.change(uuid, 'aborted', {});
  });
  localStorage.clear();
});

const video: UploadedVideoFragment = {
  _id: 'v1',
  title: 'Grace',
  locale: 'en',
  size: 2 ** 20,
  isSound: true,
  address: '/files/grace',
  playlist: null,
  poster: null,
  subtitles: [],
};
async function choose(label: string, props: Partial<VideoUploadProps>, ...videos: readonly UploadedVideoFragment[]) {
  const read = answers(VideosDocument, () => ({ data: { videos } }));
  showConsole(<VideoUpload itemId="lesson-1" itemType="lesson" title="Lesson one" {...props} />, [read.mock]);
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveProperty('disabled', false));
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['0123'], 'film.mp4', { type: 'video/mp4' })] } });
  });
}
const isBegun = () => JSON.stringify(asked.mock.calls).includes('getMultipartVideoUploadInfo');

test('a recording that would take the place of another is sent when that was said and confirmed', async () => {
  await choose('Replace the recording', {}, video);
  await screen.findByRole('alertdialog', { name: 'Replace Grace (English)?' });
  screen.getByText(/^Once the new one is there, the present one is gone for good/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(isBegun()).toBe(false);
  cleanup();

  await choose('Replace the recording', {}, video);
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Replace the recording' }).at(-1)!);
  await waitFor(() => expect(isBegun()).toBe(true));
});
test.each([
  ['of another language', {}, { ...video, locale: 'pl_PL' }],
  ['of a course, which keeps all', { itemType: 'course' as const }, video],
])('nothing is asked where there is one %s', async (_, props, there) => {
  await choose('Upload a video or a sound recording', props, there);
  await waitFor(() => expect(isBegun()).toBe(true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
test('subtitles are downloaded at a fresh address, while the recording plays on at the one that it began with', async () => {
  const at = (n: number) => ({
    ...video,
    address: `/files/grace?${n}`,
    subtitles: [{ locale: 'en', name: 'grace.vtt', address: `/files/vtt?${n}` }],
  });
  let n = 0;
  const read = answers(VideosDocument, () => ({ data: { videos: [at((n += 1))] } }));
  // jsdom reads no subtitles.
  const track = { mode: 'disabled', cues: [] };
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => track });
  showConsole(<VideoUpload itemId="lesson-1" itemType="lesson" title="Lesson one" />, [read.mock]);
  fireEvent.click(await screen.findByRole('button', { name: 'Subtitles (1)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Watch' }));
  await screen.findByRole('region', { name: 'Grace' });
  const link = screen.getByRole('link', { name: /^Download the subtitles/ });
  const shown = () => [link.getAttribute('href'), document.querySelector('audio')?.getAttribute('src')];
  expect(shown()).toEqual(['/files/vtt?1', '/files/grace?1']);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(shown()).toEqual(['/files/vtt?2', '/files/grace?1']));
  now.mockRestore();
});
