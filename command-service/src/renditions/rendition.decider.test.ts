import { expect, test } from '@jest/globals';
import { ada, exampleId } from '@paideia/events/kernel/examples.ts';
import type { RenditionEvent } from '@paideia/events/renditions/rendition.events.ts';
import { renditionExamples } from '@paideia/events/renditions/rendition.examples.ts';
import { mostRuns, renditionObjects } from '@paideia/events/renditions/rendition.rules.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { videoRenditions } from './rendition.decider.ts';

const { given } = specFor(videoRenditions, {});
const staff = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
const { videoId, run } = renditionExamples.StartRenditions;
const later = exampleId('7', 2);
const request = { type: 'RequestRenditions', data: { videoId } } as const;
const start = (id = run) => ({ type: 'StartRenditions', data: { videoId, run: id } }) as const;
const complete = { type: 'CompleteRenditions', data: renditionExamples.CompleteRenditions } as const;
const fail = { type: 'FailRenditions', data: { videoId, run, reason: 'damaged' } } as const;
const requested: RenditionEvent = { type: 'RenditionsRequested', data: { videoId, title: 'Genesis 1' } };
const started = (id = run): RenditionEvent => ({ type: 'RenditionsStarted', data: { videoId, run: id } });
const completed: RenditionEvent = { type: 'RenditionsCompleted', data: renditionExamples.CompleteRenditions };
const failed: RenditionEvent = { type: 'RenditionsFailed', data: { videoId, run, reason: 'damaged' } };
const bySystem = { who: 'system', actorId: null, title: 'Genesis 1' } as const;
const byStaff = { who: staff, actorId: ada, title: 'Genesis 1' };

test('renditions are asked for once a video is there, and after a failure by a person', () => {
  given().when(request, bySystem).then(requested);
  given().when(request, { who: 'system', actorId: null }).thenRejected('upload.missing');
  given(requested).when(request, byStaff).thenNothing();
  given(requested, started(), completed).when(request, byStaff).thenNothing();
  given(requested, started(), failed).when(request, bySystem).thenNothing();
  given(requested, started(), failed).when(request, byStaff).then(requested);
  const roles = ['admin', 'user'].map((role) =>
    videoRenditions.permissions.RequestRenditions({ ...staff, roles: [role] }, {}),
  );
  expect(roles).toEqual([true, false]);
});
test('one run takes the place of another, and only the last one says what came of it', () => {
  given(requested).when(start(), bySystem).then(started());
  given(requested, started()).when(start(), bySystem).thenNothing();
  given(requested, started()).when(start(later), bySystem).then(started(later));
  given(requested, started()).when(complete, bySystem).then(completed);
  given(requested, started()).when(fail, bySystem).then(failed);
  for (const word of [complete, fail]) given(requested, started(), started(later)).when(word, bySystem).thenNothing();
  given(requested, started(), completed).when(start(later), bySystem).thenNothing();
});
test('what is interrupted again and again is given up, until somebody asks anew', () => {
  const runs = Array.from({ length: mostRuns }, (_, i) => started(exampleId('8', i)));
  const interrupted: RenditionEvent = {
    type: 'RenditionsFailed',
    data: { videoId, run: later, reason: 'interrupted' },
  };
  given(requested, ...runs)
    .when(start(later), bySystem)
    .then(interrupted);
  given(requested, ...runs, interrupted, requested)
    .when(start(later), bySystem)
    .then(started(later));
});
test('the event names all its objects', () => {
  expect(renditionObjects(complete.data).map(({ key }) => key)).toEqual(
    ['360p.mp4', '360p.m3u8', 'poster.jpg'].map((file) => `videos/${videoId}/${run}/${file}`),
  );
});
