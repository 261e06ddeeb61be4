import { expect, test } from '@jest/globals';
import { ada, exampleId } from '@paideia/events/kernel/examples.ts';
import type { BundledFile, CourseBundleEvent } from '@paideia/events/offline-app/course-bundle.events.ts';
import { courseBundleExamples } from '@paideia/events/offline-app/offline-app.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { courseBundle } from './course-bundle.decider.ts';

const outline: BundledFile = { kind: 'outline', id: exampleId('f', 1), locale: 'en', videoId: null };
const video: BundledFile = { kind: 'video', id: exampleId('d', 1), locale: 'pl_PL', videoId: null };
const { given } = specFor(courseBundle, { isOffline: true, isTaken: true, files: [outline] });
const data = courseBundleExamples.PublishCourseBundle;
const publish = { type: 'PublishCourseBundle', data } as const;
const published = (version: number, ...files: BundledFile[]): CourseBundleEvent => ({
  type: 'CourseBundlePublished',
  data: { ...data, version, files },
});

test('the version grows by one when the files are others, and only then', () => {
  given().when(publish).then(published(1, outline));
  given(published(1, outline)).when(publish).thenNothing();
  given(published(1, outline))
    .when(publish, { files: [outline, video] })
    .then(published(2, outline, video));
  given(published(1, outline), published(2, outline, video))
    .when(publish, { files: [] })
    .then(published(3));
});
test('a course without files has nothing to keep', () => {
  given().when(publish, { files: [] }).thenNothing();
});
test('it is for groups of the app, and for what they take', () => {
  given().when(publish, { isOffline: false }).thenRejected('courseBundle.notOffline');
  given().when(publish, { isTaken: false }).thenRejected('courseBundle.notTaken');
});
test('the product itself does it, and nobody else', () => {
  const root = { userId: ada, roles: ['superadmin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  const { allows } = given();
  expect([allows('PublishCourseBundle', 'system', {}), allows('PublishCourseBundle', root, {})]).toEqual([true, false]);
});
