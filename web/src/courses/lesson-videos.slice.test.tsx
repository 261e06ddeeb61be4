/** @jest-environment jsdom */
import { ApolloClient, ApolloProvider, HttpLink } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { StudentLessonQuery } from '../generated/courses/student/student-courses.ts';
import { newCache } from '../lib/data/apollo.ts';
import { showPage } from '../lib/testing/page.tsx';
import { LessonVideos } from './student/LessonVideos.tsx';

type Lesson = StudentLessonQuery['lesson'];
const lesson: Lesson = {
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
      address: '/files/film',
      playlist: null,
      poster: null,
      subtitles: [],
    },
  ],
};
const was = globalThis.fetch;
beforeEach(() => {
  const { videos: _, ...own } = lesson;
  const data = { recordLessonWatch: { __typename: 'StudentLesson', ...own } };
  const answer = { status: 200, text: async () => JSON.stringify({ data }) } as Response;
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer);
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => 300 });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

/** Reports are sent by the GraphQL client itself, to be seen as the browser is asked to send them. */
async function show() {
  const client = new ApolloClient({ link: new HttpLink({ uri: '/graphql' }), cache: newCache() });
  const again = jest.fn(async () => undefined);
  showPage(
    <ApolloProvider client={client}>
      <LessonVideos lesson={lesson} again={again} />
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
