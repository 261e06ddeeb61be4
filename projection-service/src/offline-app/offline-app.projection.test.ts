import { test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { bundleIdOf } from '@paideia/events/offline-app/course-bundle.events.ts';
import { offlineReleaseExamples } from '@paideia/events/offline-app/offline-app.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { offlineAppProjection } from './offline-app.projection.ts';
import { courseBundleCounts, courseBundles, offlineReleases } from './offline-app.view.ts';

const { given } = specFor(offlineAppProjection);
const release = offlineReleaseExamples.PublishOfflineRelease;
const published = (more: object = {}) => ({ type: 'OfflineReleasePublished', data: { ...release, ...more } });

test('the version that was published last is the one that is there, for everybody and for the test group by itself', () => {
  const events = [published(), published({ version: '2.5', minVersion: null }), published({ appRegion: 'test' })];
  given(...events).then(offlineReleases, 'default', {
    ...release,
    version: '2.5',
    minVersion: null,
    _id: 'default',
    _revision: 1,
    publishedAt: '2026-11-20T09:00:00.000Z',
  });
});

const [groupId, other] = [exampleId('g', 1), exampleId('g', 2)];
const [first, second] = [exampleId('c', 1), exampleId('c', 2)];
const bundle = (group: string, courseId: string, version: number) => ({
  type: 'CourseBundlePublished',
  data: {
    groupId: group,
    courseId,
    version,
    files: [{ kind: 'outline', id: exampleId('f', version), locale: 'en', videoId: null }],
  },
});
test('the versions of all courses of a group are counted through, those of another group by themselves', () => {
  const spec = given(
    bundle(groupId, first, 1),
    bundle(other, first, 1),
    bundle(groupId, second, 1),
    bundle(groupId, first, 2),
  );
  spec.then(courseBundles, bundleIdOf(groupId, first), {
    _id: bundleIdOf(groupId, first),
    groupId,
    courseId: first,
    version: 2,
    files: [{ kind: 'outline', id: exampleId('f', 2), locale: 'en', videoId: null }],
    groupVersion: 3,
    publishedAt: '2026-11-20T09:00:00.000Z',
  });
  spec.then(courseBundleCounts, groupId, { _id: groupId, version: 3 });
  spec.then(courseBundleCounts, other, { _id: other, version: 1 });
});
