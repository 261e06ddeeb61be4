import { test } from '@jest/globals';
import { renditionExamples } from '@paideia/events/renditions/rendition.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { renditionProjection } from './rendition.projection.ts';
import { videoRenditions } from './rendition.view.ts';

const { given } = specFor(renditionProjection);
const { videoId, run, renditions, durationS } = renditionExamples.CompleteRenditions;
const requested = { type: 'RenditionsRequested', data: { videoId, title: 'Genesis 1' } };
const started = { type: 'RenditionsStarted', data: { videoId, run } };
const failed = { type: 'RenditionsFailed', data: renditionExamples.FailRenditions };

test('renditions wait, are made, and are there', () => {
  given(requested).then(videoRenditions, videoId, { status: 'waiting', run: null, renditions: [], durationS: null });
  given(requested, started).then(videoRenditions, videoId, { status: 'running', run, _revision: 1 });
  given(requested, started, { type: 'RenditionsCompleted', data: renditionExamples.CompleteRenditions }).then(
    videoRenditions,
    videoId,
    { status: 'ready', run, renditions, hasPoster: true, failure: null, durationS },
  );
});
test('or could not be made, and are asked for again', () => {
  given(requested, started, failed).then(videoRenditions, videoId, { status: 'failed', failure: 'damaged' });
  given(requested, started, failed, requested).then(videoRenditions, videoId, { status: 'waiting', failure: null });
});
