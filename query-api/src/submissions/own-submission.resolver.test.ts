import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import { courseA } from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { fileView } from '@paideia/projection-service/files/file.examples.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import {
  collegeWith,
  emmett,
  freya,
  harriet,
  otherGroupId,
  otherRegionId,
  regionId,
} from '../registers/attendance.examples.ts';
import { submissionStatus } from './submission.queries.ts';
import type { College, Person } from '../registers/attendance.examples.ts';

const fileOf = (n: number) => `f${n}`.padEnd(24, '0');
const [work, strange, back, handout, gone] = [1, 2, 3, 4, 5].map(fileOf) as [string, string, string, string, string];
const essay = assignmentOf(61, courseA, { downloadFileIds: [handout, work] });
const paper = assignmentOf(62, courseA, { dueAt: '2026-12-04T06:00:00.000Z', acceptTypes: ['application/pdf'] });
const report = assignmentOf(63, courseA);
const elsewhere = assignmentOf(64, courseA, { groupId: otherGroupId, regionId: otherRegionId });
const archivedGroupId = 'a9'.padEnd(24, '0');
const former = assignmentOf(65, courseA, { groupId: archivedGroupId, dueAt: '2026-12-04T06:00:00.000Z' });
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
const ofFormerGroup = (type: string, data: object = {}): GivenEvent => ({
  type,
  data: { groupId: archivedGroupId, regionId, ...data },
  meta: { stream: `group-${archivedGroupId}` },
});
const more = ({ data, ...event }: GivenEvent, fields: object, type = event.type): GivenEvent => ({
  ...event,
  type,
  data: { ...(data as object), ...fields },
});

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    courseCreated(courseA, 'OT101', 'Old Testament Survey'),
    ...[essay.defined, paper.defined, report.defined, elsewhere.defined],
    essay.submitted(emmett),
    ...[work, strange, gone].map((fileId) => more(essay.submitted(emmett), { fileId }, 'SubmissionFileAdded')),
    more(essay.graded(emmett, 85), { feedbackFileIds: [back, work] }),
    report.submitted(freya),
    report.excused(freya),
    ofFormerGroup('GroupCreated', formerGroup),
    ofFormerGroup('GroupArchived'),
    former.defined,
    more(former.submitted(freya), { groupId: archivedGroupId }),
  ]);
  await college.api.put(
    files,
    fileView({ _id: work, ownerId: emmett, purpose: 'submission', name: 'Essay.pdf' }),
    fileView({ _id: strange, ownerId: freya, purpose: 'submission' }),
    fileView({ _id: back, ownerId: harriet, purpose: 'feedback', name: 'Marked.pdf' }),
    fileView({ _id: handout, ownerId: harriet, purpose: 'download', name: 'Reading list.pdf' }),
  );
});
afterAll(() => college.close());

const file = '{ fileId name type size address }';
const ask = async (person: Person, _id: string) => {
  const query = `query ($_id: ID!) {
    assignment(_id: $_id) { title courseCode content type dueAt timeZone maxFiles acceptTypes downloads ${file} }
    mySubmission(assignmentId: $_id) {
      _id status isOpen note submittedAt grade complete comment gradedByName files ${file} feedbackFiles ${file}
    }
  }`;
  const { data, errors } = await college.ask(person, query, { _id });
  return { task: data?.['assignment'], own: data?.['mySubmission'], codes: errors.map((one) => one.extensions.code) };
};
const served = (fileId: string, name: string) => ({
  fileId,
  name,
  type: 'application/pdf',
  size: 9,
  address: expect.stringMatching(/^\/files\/[\w-]+\.[\w-]+$/),
});

describe('an assignment', () => {
  test('is there for students of its group, with the files that are meant for them and no others', async () => {
    const { task, own } = await ask('emmett', essay.assignmentId);
    expect(task).toMatchObject({
      title: 'Assignment 61',
      courseCode: 'OT101',
      content: '<p>Write.</p>',
      type: 'graded',
      dueAt: essay.dueAt,
      timeZone: 'America/Denver',
      maxFiles: 20,
      acceptTypes: expect.arrayContaining(['application/pdf', 'text/plain']),
      downloads: [served(handout, 'Reading list.pdf')],
    });
    expect(own).toMatchObject({
      _id: essay.submissionOf(emmett),
      status: 'graded',
      isOpen: false,
      note: 'Here it is.',
      grade: 85,
      complete: null,
      comment: 'Well argued.',
      gradedByName: 'Harriet Vance',
      files: [served(work, 'Essay.pdf')],
      feedbackFiles: [served(back, 'Marked.pdf')],
    });
  });
  test('says to whoever is excused from it why, and to nobody else', async () => {
    const query = 'query ($id: ID!) { mySubmission(assignmentId: $id) { excused excuseReason } }';
    const own = async (person: Person) => (await college.ask(person, query, { id: report.assignmentId })).data;
    expect(await own('freya')).toEqual({ mySubmission: { excused: true, excuseReason: 'Was ill.' } });
    expect(await own('emmett')).toEqual({ mySubmission: { excused: false, excuseReason: null } });
  });
  test('shows nobody the work of another', async () => {
    expect((await ask('freya', essay.assignmentId)).own).toMatchObject({
      _id: essay.submissionOf(freya),
      status: 'closed',
      submittedAt: null,
      grade: null,
      files: [],
      feedbackFiles: [],
    });
  });
  test('says of work whether it is open, and that it was handed in also after the deadline', async () => {
    expect((await ask('freya', paper.assignmentId)).own).toMatchObject({ status: 'open', isOpen: true });
    expect((await ask('freya', paper.assignmentId)).task).toMatchObject({ acceptTypes: ['application/pdf'] });
    expect((await ask('freya', report.assignmentId)).own).toMatchObject({ status: 'submitted', isOpen: false });
    expect((await ask('emmett', report.assignmentId)).own).toMatchObject({ status: 'closed', isOpen: false });
  });
  test('shows the work of a group that is archived, which takes none any more', async () => {
    expect((await ask('freya', former.assignmentId)).own).toMatchObject({ status: 'submitted', isOpen: false });
  });
  test('is the same as one that is not there to everybody else', async () => {
    for (const [person, id] of [
      ['freya', elsewhere.assignmentId],
      ['freya', 'e'.repeat(24)],
      ['harriet', essay.assignmentId],
      ['oskar', essay.assignmentId],
    ] as const)
      expect(new Set((await ask(person, id)).codes)).toEqual(new Set(['notFound']));
  });
});

describe('the status of work', () => {
  const [past, now, later] = ['2026-11-01', '2026-11-20', '2026-12-01'].map((day) => `${day}T06:00:00.000Z`) as [
    string,
    string,
    string,
  ];
  const nothing = { grade: null, complete: null, reopenedUntil: null, waitingFrom: null };
  const waits = { ...nothing, waitingFrom: past };
  test.each([
    [undefined, later, 'open'],
    [undefined, past, 'closed'],
    [{ ...nothing, status: 'open' }, past, 'closed'],
    [{ ...waits, status: 'submitted' }, past, 'submitted'],
    [{ ...nothing, status: 'graded', grade: 85 }, past, 'graded'],
    // What was reopened waits for the student, whatever was handed in and graded before.
    [{ ...nothing, status: 'reopened', grade: 85, reopenedUntil: later }, past, 'reopened'],
    [{ ...nothing, status: 'reopened', reopenedUntil: later }, past, 'reopened'],
    // Where nothing new came by then, what was there before stands.
    [{ ...nothing, status: 'reopened', grade: 85, reopenedUntil: past }, past, 'graded'],
    [{ ...nothing, status: 'reopened', complete: false, reopenedUntil: past }, past, 'graded'],
    [{ ...waits, status: 'reopened', reopenedUntil: past }, past, 'submitted'],
    [{ ...waits, status: 'reopened', grade: 85, reopenedUntil: past }, past, 'submitted'],
    [{ ...nothing, status: 'reopened', reopenedUntil: past }, past, 'closed'],
  ] as const)('%j due %s: %s', (view, dueAt, status) => expect(submissionStatus(view, dueAt, now)).toBe(status));
});

test('staff find the files of a submission where they read it', async () => {
  const query = `query ($id: ID!) { AssignmentSubmission(id: $id) { status isOpen files ${file} feedbackFiles ${file} } }`;
  const id = essay.submissionOf(emmett);
  for (const person of ['nadia', 'harriet', 'renata'] as const)
    expect((await college.ask(person, query, { id })).data?.['AssignmentSubmission']).toEqual({
      status: 'graded',
      isOpen: false,
      files: [served(work, 'Essay.pdf')],
      feedbackFiles: [served(back, 'Marked.pdf')],
    });
  expect((await college.ask('oskar', query, { id })).errors).not.toEqual([]);
});

test('staff read that nothing is open in a group that is archived, where nothing is opened again either', async () => {
  const query = 'query ($id: ID!) { AssignmentSubmission(id: $id) { isOpen isGroupArchived } }';
  const read = async (id: string) => (await college.ask('nadia', query, { id })).data?.['AssignmentSubmission'];
  // It is due in the future.
  expect(await read(former.submissionOf(freya))).toEqual({ isOpen: false, isGroupArchived: true });
  expect(await read(essay.submissionOf(emmett))).toEqual({ isOpen: false, isGroupArchived: false });
});

test('work is changed and handed in by the student alone', async () => {
  const variables = { a: paper.assignmentId, f: work };
  const mutation = (name: string, args: string) =>
    `mutation ($a: ID!${args.includes('$f') ? ', $f: ID!' : ''}) { ${name}(assignmentId: $a${args}) { _id } }`;
  const sent = () => college.api.sent.at(-1)!.envelope;
  const own = { assignmentId: paper.assignmentId, userId: freya };
  await college.ask('freya', mutation('addSubmissionFile', ', fileId: $f'), variables);
  expect(sent()).toMatchObject({ type: 'UploadSubmissionFile', data: { ...own, fileId: work } });
  await college.ask('freya', mutation('removeSubmissionFile', ', fileId: $f'), variables);
  expect(sent()).toMatchObject({ type: 'RemoveSubmissionFile', data: { ...own, fileId: work } });
  await college.ask('freya', mutation('submitAssignment', ', note: "Here"'), { a: paper.assignmentId });
  expect(sent()).toMatchObject({ type: 'SubmitAssignment', data: { ...own, note: 'Here' } });
});
