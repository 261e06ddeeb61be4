import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { alumniVideoProjection } from './alumni-video.projection.ts';
import { alumniVideos } from './alumni-video.view.ts';

const { given } = specFor(alumniVideoProjection);
const [videoId, itemId, categoryId] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const item = { videoId, itemId, itemType: 'alumniVideo', locale: 'en' };
const requested = { type: 'VideoUploadRequested', data: { ...item, title: 'talk-2026', type: 'video/mp4', size: 9 } };
const at = (day: number) => ({ meta: { at: `2026-11-${day}T09:00:00.000Z` } });
const completed = { type: 'VideoUploadCompleted', data: { ...item, type: 'video/mp4', size: 9 }, ...at(10) };
const entry = { videoId, title: 'A talk', categoryId, order: 20, locale: 'pl_PL' };
const listed = { type: 'AlumniVideoListed', data: entry, ...at(11) };
const unlisted = { type: 'AlumniVideoUnlisted', data: { videoId }, ...at(12) };

test('a video that has come for the alumni is a draft, under the name of its upload', () => {
  given(requested).then(alumniVideos, videoId, { status: 'coming', uploadedAt: null });
  given(requested, completed).then(alumniVideos, videoId, {
    status: 'draft',
    title: 'talk-2026',
    categoryId: null,
    uploadedAt: '2026-11-10T09:00:00.000Z',
    listedAt: null,
    _revision: -1,
  });
});
test('it is listed since the day on which it was, however it is changed', () => {
  const changed = { type: 'AlumniVideoListed', data: { ...entry, order: 5 }, ...at(13) };
  given(requested, completed, listed, changed).then(alumniVideos, videoId, {
    status: 'listed',
    title: 'A talk',
    order: 5,
    listedAt: '2026-11-11T09:00:00.000Z',
    _revision: 1,
  });
  given(requested, completed, listed, unlisted).then(alumniVideos, videoId, {
    status: 'draft',
    title: 'A talk',
    listedAt: null,
  });
  given(requested, completed, listed, unlisted, changed).then(alumniVideos, videoId, {
    listedAt: '2026-11-13T09:00:00.000Z',
  });
});
test('what came to nothing or was removed is not there, nor what is for lessons', () => {
  for (const type of ['VideoUploadAborted', 'VideoUploadFailed'])
    given(requested, { type, data: { videoId } }).thenGone(alumniVideos, videoId);
  given(requested, completed, listed, { type: 'VideoRemoved', data: { videoId } }).thenGone(alumniVideos, videoId);
  const ofLesson = { ...requested, data: { ...requested.data, itemType: 'lesson' } };
  given(ofLesson, completed).thenGone(alumniVideos, videoId);
});
test('a video whose category is gone stays listed', () => {
  given(requested, completed, listed, { type: 'CategoryDeleted', data: { categoryId } }).then(alumniVideos, videoId, {
    status: 'listed',
    categoryId: null,
  });
});
