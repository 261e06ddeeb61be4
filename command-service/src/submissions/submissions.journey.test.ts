import { excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assignmentStream } from '@paideia/events/assignments/assignment.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { groupStream } from '@paideia/events/groups/group.events.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { assignmentNotices } from '../assignments/assignment-notices.reactions.ts';
import { assignment } from '../assignments/assignment.decider.ts';
import { gradedAssignmentFactTable } from '../assignments/graded-assignment.facts.ts';
import { courseFactTable } from '../courses/course.facts.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { fileAsset } from '../files/file.decider.ts';
import { fileFactTable } from '../files/file.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { id, openWorld, person, web, type World } from '../kernel/testing/world.ts';
import { submission } from './submission.decider.ts';
import { submissionFileFactTable } from './submission-file.facts.ts';
import { submissionFileRemoval } from './submission-files.reactions.ts';

const [student, other, groupId, regionId] = [1, 2, 3, 4].map(id) as [string, string, string, string];
const [assignmentId, courseId] = [exampleId('a'), exampleId('c')];
const [own, strange] = [exampleId('f', 1), exampleId('f', 2)];
const work = { assignmentId, userId: student };
const set = { assignmentId, groupId, regionId, courseId, dueAt: '2026-10-24T06:00:00.000Z' };
const formerGroup = {
  name: 'Day Year 1 2024',
  programYear: 1,
  startDate: null,
  endDate: null,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: false,
};
let world: World;

beforeAll(async () => {
  world = await openWorld({
    events: catalogue,
    clock: () => new Date('2026-10-20T12:00:00.000Z'),
    slices: {
      deciders: [assignment, submission, fileAsset],
      factTables: [
        ...[groupFactTable, enrolmentFactTable, courseFactTable],
        ...[gradedAssignmentFactTable, submissionFileFactTable, fileFactTable],
      ],
    },
  });
  for (const userId of [student, other]) {
    await person(world, userId);
    await world.write(`enrolment-${groupId}_${userId}`, [
      { type: 'EnrolmentStarted', data: { groupId, userId, regionId, date: '2026-09-01', source: 'admin' } },
    ]);
  }
  await world.write(assignmentStream(assignmentId), [
    { type: 'AssignmentDefined', data: { ...set, title: 'Essay', content: '', type: 'graded', weight: 1 } },
  ]);
  for (const [fileId, ownerId] of [
    [own, student],
    [strange, other],
  ] as const)
    await world.write(fileAssetStream(fileId), [
      { type: 'FileRegistered', data: { ...fileExamples.RegisterFile, fileId, ownerId, uploadId: 'u' } },
      { type: 'FileStored', data: { fileId, type: 'application/pdf', size: 120_000, checksum: 'c' } },
    ]);
});
afterAll(() => world.close());

test('a submission takes one’s own files, which stay until they are taken out', async () => {
  const named = (type: string, fileId: string) => world.send(type, { ...work, fileId }, web(student));
  const removed = (fileId: string) => world.send('RemoveFile', { fileId }, web(student));
  expect(await named('UploadSubmissionFile', strange)).toMatchObject({ ok: false, code: 'submission.fileUnknown' });
  expect(await named('UploadSubmissionFile', own)).toMatchObject({ ok: true });
  expect(await removed(own)).toMatchObject({ ok: false, code: 'file.handedIn' });
  expect(await named('RemoveSubmissionFile', own)).toMatchObject({ ok: true });
  expect(await removed(own)).toMatchObject({ ok: true });
  expect(await named('UploadSubmissionFile', own)).toMatchObject({ ok: false, code: 'submission.fileUnknown' });
});
test('what is taken out goes, unless it was handed in or stands in other work', async () => {
  const [draft, handedIn, shared] = [11, 12, 13].map((n) => exampleId('f', n)) as [string, string, string];
  const second = exampleId('a', 2);
  await world.write(assignmentStream(second), [
    {
      type: 'AssignmentDefined',
      data: { ...set, assignmentId: second, title: 'Sermon', content: '', type: 'graded', weight: 1 },
    },
  ]);
  for (const fileId of [draft, handedIn, shared])
    await world.write(fileAssetStream(fileId), [
      { type: 'FileRegistered', data: { ...fileExamples.RegisterFile, fileId, ownerId: student, uploadId: 'u' } },
      { type: 'FileStored', data: { fileId, type: 'application/pdf', size: 120_000, checksum: 'c' } },
    ]);
  const own = { ...work, assignmentId: second };
  await world.done('UploadSubmissionFile', { ...own, fileId: handedIn }, web(student));
  await world.done('SubmitAssignment', { ...own, note: null }, web(student));
  await world.done('UploadSubmissionFile', { ...work, fileId: shared }, web(student));
  for (const fileId of [draft, shared]) await world.done('UploadSubmissionFile', { ...own, fileId }, web(student));
  const removal = async (fileId: string) => {
    const data = { ...own, submissionId: `${second}_${student}`, fileId };
    return submissionFileRemoval.on['SubmissionFileRemoved']!(data as never, {} as Occurred, world.service.facts.ask());
  };
  expect(await removal(draft)).toEqual([]);
  for (const fileId of [draft, handedIn, shared])
    await world.done('RemoveSubmissionFile', { ...own, fileId }, web(student));
  expect(await removal(draft)).toEqual([{ type: 'RemoveFile', data: { fileId: draft }, key: draft }]);
  expect(await removal(handedIn)).toEqual([]);
  expect(await removal(shared)).toEqual([]);
  await world.done('RemoveSubmissionFile', { ...work, fileId: shared }, web(student));
  expect(await removal(shared)).toHaveLength(1);
});
test('a day before it is due those are reminded who have not handed it in and are not excused, and nobody in a group that is archived', async () => {
  const occurred = { id: '00000000-0000-5000-8000-000000000001', at: '2026-10-23T06:00:00.000Z' } as Occurred;
  const told = async () => {
    const commands = await assignmentNotices.on['AssignmentReminderDue']!(
      set as never,
      occurred,
      world.service.facts.ask(),
    );
    return commands.map(({ data }) => (data as { readonly userId: string }).userId);
  };
  expect([...(await told())].sort()).toEqual([student, other].sort());
  await world.done('SubmitAssignment', { ...work, note: 'Here it is' }, web(student));
  expect(await told()).toEqual([other]);
  const until = '2026-10-30T06:00:00.000Z';
  const reminder = { ...work, submissionId: `${assignmentId}_${student}`, groupId, until } as never;
  expect(
    await assignmentNotices.on['SubmissionReminderDue']!(reminder, occurred, world.service.facts.ask()),
  ).toMatchObject([{ data: { userId: student, key: 'assignmentReminder', params: { dueAt: until } } }]);
  await world.write(excusedWorkStream(student, groupId), [
    {
      type: 'WorkExcused',
      data: { userId: student, groupId, regionId, kind: 'assignment', workId: assignmentId, reason: 'Ill', by: other },
    },
  ]);
  expect(await assignmentNotices.on['SubmissionReminderDue']!(reminder, occurred, world.service.facts.ask())).toEqual(
    [],
  );
  await world.write(groupStream(groupId), [
    { type: 'GroupCreated', data: { groupId, regionId, ...formerGroup } },
    { type: 'GroupArchived', data: { groupId, regionId } },
  ]);
  expect(await told()).toEqual([]);
  expect(await world.send('SubmitAssignment', { ...work, note: 'Once more' }, web(student))).toMatchObject({
    ok: false,
    code: 'submission.groupArchived',
  });
});
