/** @jest-environment jsdom */
import { ApolloClient, ApolloProvider, HttpLink } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { StudentLessonQuery } from '../generated/courses/student/student-courses.ts';
import { newCache } from '../lib/data/apollo.ts';
import { showPage } from '../lib/testing/page.tsx';
import { LessonVideos } from './student/LessonVideos.tsx';

type Lesson = StudentLessonQuery['lesson'];
/** Each answer signs addresses of its own. */
const answer = (n: number, more: Partial<Lesson> = {}): Lesson => ({
  _id: 'l2',
  courseId: 'c1',
  title: 'Out of Egypt',
  notes: '',
  positionS: 0,
  watched: [],
  completed: false,
  videos: [
    {
      _id: 'v1',
      locale: 'en',
      title: 'Exodus',
      isSound: false,
      address: `/files/film?${n}`,
      playlist: null,
      poster: null,
      subtitles: [{ locale: 'en', address: `/files/en?${n}` }],
    },
  ],
  ...more,
});
const was = globalThis.fetch;
let completed: boolean;
beforeEach(() => {
  completed = false;
  const text = async () => {
    const { videos: _, ...own } = answer(1, { completed });
    return JSON.stringify({ data: { recordLessonWatch: { __typename: 'StudentLesson', ...own } } });
  };
  globalThis.fetch = jest.fn<typeof fetch>(async () => ({ status: 200, text }) as Response);
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => 300 });
  // jsdom reads no subtitles.
  const track = { mode: 'disabled', cues: [] };
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => track });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

const Page = () => {
  const [count, setCount] = useState(1);
  return (
    <>
      <output>{`asked ${count}`}</output>
      <LessonVideos
        showsVideo
        lesson={answer(count, { completed })}
        again={async () => setCount((before) => before + 1)}
      />
    </>
  );
};
/** Reports are sent by the GraphQL client itself, to be seen as the browser is asked to send them. */
async function show() {
  const client = new ApolloClient({ link: new HttpLink({ uri: '/graphql' }), cache: newCache() });
  showPage(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );
  await screen.findByRole('region', { name: 'Exodus' });
  const video = document.querySelector('video')!;
  fireEvent.loadedMetadata(video);
  return { video };
}
const requests = () => jest.mocked(fetch).mock.calls.map(([, init]) => init);

test('what was watched is sent so that it arrives although the page is closed meanwhile', async () => {
  const { video } = await show();
  video.currentTime = 1;
  fireEvent(window, new Event('pagehide'));
  // Nothing that waits would still be run.
  expect(requests()).toMatchObject([{ method: 'POST', keepalive: true, body: expect.stringContaining('"to":1') }]);
});

test('a recording and its subtitles expire each for itself: neither waits for the other to be asked for anew', async () => {
  const { video } = await show();
  const subtitles = () => document.querySelector('track')!;
  const shown = () => [video.getAttribute('src'), subtitles().getAttribute('src')];
  fireEvent.error(subtitles());
  await waitFor(() => expect(shown()).toEqual(['/files/film?1', '/files/en?2']));
  fireEvent.error(video);
  await waitFor(() => expect(shown()).toEqual(['/files/film?3', '/files/en?2']));
  // What fails at once again cannot be read at all.
  fireEvent.error(video);
  fireEvent.error(subtitles());
  await act(async () => undefined);
  expect(shown()).toEqual(['/files/film?3', '/files/en?2']);
});

test('the course is asked for once more when what was watched completes the lesson, and then no more', async () => {
  const { video } = await show();
  const watchUntil = async (time: number) => {
    video.currentTime = time;
    fireEvent.pause(video);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    return [requests().length, document.querySelector('output')!.textContent];
  };
  expect(await watchUntil(1)).toEqual([1, 'asked 1']);
  completed = true;
  expect(await watchUntil(2)).toEqual([2, 'asked 2']);
  expect(await watchUntil(3)).toEqual([3, 'asked 2']);
});
