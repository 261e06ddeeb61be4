import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { courseEvents, courseStream, lessonEvents, lessonStream } from '@paideia/events/courses/course.events.ts';
import { lessonVideoEvents, lessonVideosStream } from '@paideia/events/courses/lesson-video.events.ts';
import { groupEvents, groupStream } from '@paideia/events/groups/group.events.ts';
import {
  bundleIdOf,
  courseBundleEvents,
  courseBundleStream,
} from '@paideia/events/offline-app/course-bundle.events.ts';
import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { examDefinitionEvents } from '@paideia/events/exams/exam.events.ts';
import { videoUploadEvents, videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { courseFactTable } from '../courses/course.facts.ts';
import { courseUseFactTable } from '../courses/course-use.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { id, openWorld, system, type World } from '../kernel/testing/world.ts';
import { videoFactTable } from '../uploads/video.facts.ts';
import { courseBundle } from './course-bundle.decider.ts';
import { courseBundles } from './course-bundle.reactions.ts';

const [evening, day, courseId, lessonId, videoId, fileId, subtitles] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  ...[string, string, string, string, string, string, string],
];
let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: {
      deciders: [courseBundle],
      factTables: [courseFactTable, courseUseFactTable, groupFactTable, videoFactTable],
    },
    events: [
      ...[courseEvents, lessonEvents, lessonVideoEvents, videoUploadEvents, groupEvents, courseBundleEvents],
      ...[assignmentEvents, examDefinitionEvents],
    ],
  });
  for (const [groupId, offlineApp] of [
    [evening, true],
    [day, false],
  ] as const)
    await world.write(groupStream(groupId), [
      {
        type: 'GroupCreated',
        data: {
          groupId,
          regionId: id(9),
          programYear: 1,
          name: 'Group',
          startDate: null,
          endDate: null,
          locale: 'en',
          offlineApp,
          selfSignUp: false,
          freeOfCharge: false,
        },
      },
      {
        type: 'GroupCoursesSet',
        data: {
          groupId,
          regionId: id(9),
          items: [
            { courseId, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn', teacherIds: [] },
          ],
        },
      },
    ]);
  const details = { code: 'NT101', title: 'Acts', description: null, categoryId: null, teacherIds: [], programYear: 1 };
  await world.write(courseStream(courseId), [
    { type: 'CourseCreated', data: { courseId, ...details, credits: 3, published: true } },
    { type: 'CourseOutlineAttached', data: { courseId, locale: 'en', fileId } },
  ]);
  await world.write(lessonStream(lessonId), [
    { type: 'LessonAdded', data: { lessonId, courseId, title: 'One', notes: '', durationS: null } },
  ]);
});
afterEach(() => world.close());

/** It carries out what follows from the last event of the stream, and answers whose files are made ready. */
async function follow(stream: string) {
  const { type, data } = (await world.history(stream)).at(-1)!;
  const occurred = { id: randomUUID(), channel: 'WEB', at: '2026-11-20T09:00:00.000Z' };
  const commands = await courseBundles.on[type]!(data as never, occurred as never, world.service.facts.ask());
  for (const one of commands)
    expect(
      await world.service.handle({ type: one.type, data: one.data, commandId: randomUUID() }, system),
    ).toMatchObject({ ok: true });
  return commands.map((one) => one.data);
}
const stream = courseBundleStream(bundleIdOf(evening, courseId));
const published = async () =>
  (await world.history(stream)).map(({ data }) => {
    const { version, files } = data as { version: number; files: readonly { kind: string; id: string }[] };
    return [version, ...files.map(({ kind, id: of }) => `${kind} ${of}`)];
  });

test('the files of a course are made ready for the groups of the app that take it, and anew when a video comes, gets subtitles and goes', async () => {
  expect(await follow(courseStream(courseId))).toEqual([{ groupId: evening, courseId }]);
  expect(await published()).toEqual([[1, `outline ${fileId}`]]);
  const upload = { videoId, itemId: lessonId, itemType: 'lesson', locale: 'en', type: 'video/mp4', size: 9 };
  await world.write(videoUploadStream(videoId), [
    {
      type: 'VideoUploadRequested',
      data: { ...upload, title: 'Film', partsCount: 1, multipartUploadId: 'u', requestedBy: id(8) },
    },
    { type: 'VideoUploadCompleted', data: { ...upload, parts: 1, checksum: 'c' } },
  ]);
  await world.write(lessonVideosStream(lessonId), [
    { type: 'LessonVideoAttached', data: { lessonId, courseId, locale: 'en', videoId } },
  ]);
  await follow(lessonVideosStream(lessonId));
  await world.write(videoUploadStream(videoId), [
    { type: 'VideoSubtitlesSet', data: { videoId, locale: 'pl_PL', fileId: subtitles } },
  ]);
  await follow(videoUploadStream(videoId));
  expect((await published()).slice(1)).toEqual([
    [2, `video ${videoId}`, `outline ${fileId}`],
    [3, `video ${videoId}`, `outline ${fileId}`, `subtitles ${subtitles}`],
  ]);
  // A video that staff remove goes from the devices too, with its subtitles.
  await world.write(videoUploadStream(videoId), [
    { type: 'VideoSubtitlesRemoved', data: { videoId, locale: 'pl_PL', fileId: subtitles } },
    { type: 'VideoRemoved', data: { videoId } },
  ]);
  await follow(videoUploadStream(videoId));
  expect((await published()).slice(3)).toEqual([[4, `outline ${fileId}`]]);
});
test('what a group takes is made ready when its plan is set, or when it comes to use the app', async () => {
  expect(await follow(groupStream(evening))).toEqual([{ groupId: evening, courseId }]);
  expect(await follow(groupStream(day))).toEqual([]);
  await world.write(groupStream(day), [
    { type: 'GroupUpdated', data: { groupId: day, regionId: id(9), changed: { offlineApp: true } } },
  ]);
  expect(await follow(groupStream(day))).toEqual([{ groupId: day, courseId }]);
});
