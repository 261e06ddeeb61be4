import { test } from '@jest/globals';
import { ada } from '@paideia/events/kernel/examples.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { videoProjection } from './video.projection.ts';
import { videos } from './video.view.ts';

const { given } = specFor(videoProjection);
const { videoId, ...asked } = uploadExamples.RequestVideoUpload;
const data = { ...asked, partsCount: 6, multipartUploadId: 'u1', requestedBy: ada };
const requested = { type: 'VideoUploadRequested', data: { videoId, ...data } };
const { itemId, itemType, locale, size } = asked;
const completed = {
  type: 'VideoUploadCompleted',
  data: { videoId, itemId, itemType, locale, size, type: 'video/webm', parts: 6, checksum: 'c' },
};

test('a video is on its way, and then complete as what it is', () => {
  given(requested).then(videos, videoId, {
    ...data,
    status: 'requested',
    failure: null,
    completedAt: null,
    subtitles: [],
  });
  given(requested, completed).then(videos, videoId, { status: 'completed', type: 'video/webm', _revision: 1 });
});
test('one that was removed is not there any more', () => {
  given(requested, completed, { type: 'VideoRemoved', data: { videoId } }).thenGone(videos, videoId);
});
test('or it was canceled, or failed', () => {
  given(requested, { type: 'VideoUploadAborted', data: { videoId } }).then(videos, videoId, { status: 'aborted' });
  given(requested, { type: 'VideoUploadFailed', data: { videoId, reason: 'expired' } }).then(videos, videoId, {
    status: 'failed',
    failure: 'expired',
  });
});
test('it has the subtitles that were set last, one file a language', () => {
  const fileEvent = (type: string, locale: string, fileId: string) => ({ type, data: { videoId, locale, fileId } });
  given(
    requested,
    completed,
    fileEvent('VideoSubtitlesSet', 'en', 'f1'),
    fileEvent('VideoSubtitlesSet', 'pl_PL', 'f2'),
    fileEvent('VideoSubtitlesRemoved', 'en', 'f1'),
    fileEvent('VideoSubtitlesSet', 'en', 'f3'),
  ).then(videos, videoId, {
    subtitles: [
      { locale: 'pl_PL', fileId: 'f2' },
      { locale: 'en', fileId: 'f3' },
    ],
    _revision: 5,
  });
});
