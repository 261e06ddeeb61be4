import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { unusedFileMs, type FilePurpose } from '@paideia/events/files/file.rules.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { dueListOf } from '../kernel/schedule/due-list.ts';
import { timersOf } from '../kernel/schedule/timers.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { submissionFileFactTable } from '../submissions/submission-file.facts.ts';
import { fileAsset } from './file.decider.ts';
import { fileFactTable } from './file.facts.ts';
import { unusedFile } from './file.timers.ts';

const begun = '2026-10-20T12:00:00.000Z';
let now = begun;
let world: World;
const files = {
  left: exampleId('f', 1),
  added: exampleId('f', 2),
  back: exampleId('f', 3),
  others: exampleId('f', 4),
  picture: exampleId('f', 5),
  underWay: exampleId('f', 6),
};
const [assignmentId, userId] = [exampleId('a'), id(2)];
const work = {
  submissionId: submissionIdOf(assignmentId, userId),
  assignmentId,
  userId,
  groupId: id(3),
  regionId: id(4),
  courseId: id(5),
};
async function send(fileId: string, purpose: FilePurpose, isWhole = true) {
  const { type, size } = fileExamples.RegisterFile;
  await world.write(fileAssetStream(fileId), [
    {
      type: 'FileRegistered',
      data: { ...fileExamples.RegisterFile, fileId, ownerId: id(1), purpose, uploadId: 'u' },
    },
    ...(isWhole ? [{ type: 'FileStored', data: { fileId, type, size, checksum: 'c' } }] : []),
  ]);
}
beforeAll(async () => {
  world = await openWorld({
    events: catalogue,
    clock: () => new Date(now),
    slices: { deciders: [fileAsset], factTables: [fileFactTable, submissionFileFactTable], timers: [unusedFile] },
  });
});
afterAll(() => world.close());

test('what was sent for work or its grade and belongs to neither after thirty days is removed', async () => {
  for (const fileId of [files.left, files.added]) await send(fileId, 'submission');
  for (const fileId of [files.back, files.others]) await send(fileId, 'feedback');
  await send(files.picture, 'image');
  await send(files.underWay, 'submission', false);
  const grade = { type: 'graded', grade: 90, complete: null, comment: '', feedbackFileIds: [files.back], by: id(6) };
  await world.write(submissionStream(assignmentId, userId), [
    { type: 'SubmissionFileAdded', data: { ...work, fileId: files.added } },
    { type: 'SubmissionGraded', data: { ...work, ...grade } },
  ]);
  const { tick } = await timersOf(
    {
      store: world.store,
      records: world.records,
      handle: world.service.handle,
      ask: world.service.facts.ask,
      head: world.service.head,
      clock: () => new Date(now),
      log: world.log,
    },
    [dueListOf(unusedFile)],
  );
  const gone = async () => {
    const ended = await Promise.all(
      Object.entries(files).map(async ([name, fileId]) => {
        const events = await world.history(fileAssetStream(fileId));
        return events.some(({ type }) => type === 'FileRemoved') ? [name] : [];
      }),
    );
    return ended.flat();
  };
  now = later(begun, unusedFileMs);
  await tick();
  expect(await gone()).toEqual([]);
  now = later(begun, unusedFileMs + 60_000);
  await tick();
  expect(await gone()).toEqual(['left', 'others']);
});
