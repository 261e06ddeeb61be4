/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../lib/testing/page.tsx';
import { LessonVideos } from './student/LessonVideos.tsx';

afterEach(cleanup);

const video = {
  _id: 'v1',
  locale: 'en',
  title: 'Exodus',
  isSound: false,
  address: '/files/exodus',
  playlist: null,
  poster: null,
  subtitles: [],
};
const lessonWith = (one: typeof video) => ({
  _id: 'l2',
  courseId: 'c1',
  title: 'Out of Egypt',
  notes: '',
  durationS: null,
  completed: false,
  positionS: 0,
  watched: [],
  pictures: [],
  videos: [one],
});
const show = (one: typeof video, showsVideo: boolean) =>
  showPage(<LessonVideos lesson={lessonWith(one)} showsVideo={showsVideo} again={() => Promise.resolve()} />, {
    mocks: [],
  });

test('whose profile shows no video is asked before one is there; sound is heard all the same', async () => {
  show(video, false);
  expect(await screen.findByText('Videos are turned off in your profile.')).toBeTruthy();
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show this video' }));
  await screen.findByRole('region', { name: 'Exodus' });
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/files/exodus');
  cleanup();
  show({ ...video, isSound: true }, false);
  await screen.findByRole('region', { name: 'Exodus' });
  expect(document.querySelector('audio')?.getAttribute('src')).toBe('/files/exodus');
  cleanup();
  show(video, true);
  await screen.findByRole('region', { name: 'Exodus' });
  expect(screen.queryByText('Videos are turned off in your profile.')).toBeNull();
});
