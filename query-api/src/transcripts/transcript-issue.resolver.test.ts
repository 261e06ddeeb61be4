import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { codeOf, drawnSigns } from '@paideia/events/transcripts/transcript-code.rules.ts';
import type { TranscriptIssueEvent } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { courseCreated } from '@paideia/projection-service/courses/course.examples.ts';
import { courseA } from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import {
  transcriptIssues,
  type TranscriptIssueView,
} from '@paideia/projection-service/transcripts/transcript-issue.view.ts';
import {
  collegeWith,
  emmett,
  groupId,
  harriet,
  regionId,
  renata,
  type College,
  type Person,
} from '../registers/attendance.examples.ts';
import { transcriptIssueExport } from './transcript-issue.export.ts';
import { codeHashOf } from './transcript-issue.queries.ts';

const newCode = () => codeOf(randomBytes(drawnSigns));

const essay = assignmentOf(61, courseA);
const item = { courseId: courseA, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn' };
const certified = {
  studentName: 'Emmett Solano',
  groupName: 'Cedar Ridge Day Year 1',
  overall: 85,
  gradeAverage: 85,
  notes: [],
  terms: [
    {
      name: 'Autumn',
      average: 85,
      deduction: 0,
      grade: 85,
      courses: [{ code: 'OT101', title: 'Old Testament Survey', credits: 3, grade: 85 }],
    },
  ],
};
const viewOf = (more: Partial<TranscriptIssueView>): TranscriptIssueView => ({
  _id: '6'.repeat(24),
  _revision: 0,
  userId: emmett,
  groupId,
  regionId,
  codeHash: codeHashOf(newCode()),
  certified,
  issuedAt: '2026-11-19T20:00:00.000Z',
  issuedBy: emmett,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawalReason: null,
  ...more,
});

let college: College;
beforeAll(async () => {
  college = await collegeWith(
    [
      courseCreated(courseA, 'OT101', 'Old Testament Survey', { at: '2026-09-01T12:00:00.000Z' }),
      {
        type: 'GroupCoursesSet',
        data: { groupId, regionId, items: [{ ...item, teacherIds: [] }] },
        meta: { stream: `group-${groupId}` },
      },
      ...[essay.defined, essay.submitted(emmett), essay.graded(emmett, 85)],
    ],
    {
      async reply({ envelope: { type, data } }) {
        if (type === 'IssueTranscript') {
          const issued = data as DataOf<TranscriptIssueEvent, 'TranscriptIssued'>;
          await college.api.put(transcriptIssues, viewOf({ ...issued, _id: issued.issueId }));
        }
        return { ok: true, stream: 'spec', revision: 0, position: 0, ids: [], repeated: false };
      },
    },
  );
});
afterAll(() => college.close());

const of = { u: emmett, g: groupId };
const issuing = `mutation ($u: ID!, $g: ID!, $id: ID!, $commandId: String) {
  issueTranscript(_id: $id, userId: $u, groupId: $g, commandId: $commandId) { code issue { userId issuedByName } } }`;
const issue = async (person: Person, intention: object = {}) => {
  const { data, errors } = await college.ask(person, issuing, { ...of, id: newId(), ...intention });
  expect(errors).toEqual([]);
  return (data as { issueTranscript: { code: string; issue: object } }).issueTranscript;
};
const checking = `query ($code: String!) { verifyTranscript(code: $code) { check code issuedAt withdrawnAt timeZone campusName
  certified { studentName groupName overall gradeAverage notes { text } terms { name average deduction grade courses { code title credits grade } } } } }`;
const check = async (code: string) => {
  const { data, errors, response } = await college.api.post(checking, { code });
  expect([errors, response.headers['cache-control']]).toEqual([[], 'no-store']);
  return data?.verifyTranscript;
};
const none = { code: null, issuedAt: null, withdrawnAt: null, timeZone: null, campusName: null, certified: null };

describe('a transcript is issued', () => {
  test('as the server composed it, with a code that is told once and of which the log is told the hash alone', async () => {
    const { code, issue: made } = await issue('emmett');
    expect(made).toEqual({ userId: emmett, issuedByName: 'Emmett Solano' });
    const { envelope } = college.api.sent.at(-1)!;
    expect(envelope).toMatchObject({ type: 'IssueTranscript', data: { userId: emmett, groupId, certified } });
    expect((envelope.data as { codeHash: string }).codeHash).toBe(codeHashOf(code));
    expect(JSON.stringify(college.api.sent)).not.toContain(code);
    expect((await issue('emmett')).code).not.toBe(code);
  });
  test('once, where the answer is lost and the same is asked again: with the same code, which is found', async () => {
    const intention = { id: newId(), commandId: randomUUID() };
    const first = await issue('renata', intention);
    const sent = college.api.sent.length;
    expect(await issue('renata', intention)).toEqual(first);
    expect(college.api.sent).toHaveLength(sent);
    expect(await check(first.code)).toMatchObject({ check: 'valid' });
  });
  test('and nobody else is told the code by its ids, nor is the same person by another command', async () => {
    const intention = { id: newId(), commandId: randomUUID() };
    const { code } = await issue('renata', intention);
    for (const other of [
      await issue('emmett', intention),
      await issue('emmett', { ...intention, id: newId() }),
      await issue('renata', { ...intention, commandId: randomUUID() }),
    ])
      expect(other.code).not.toBe(code);
  });
  test('by nobody who may not read it, who is told what is told of nothing', async () => {
    const id = newId();
    const absent = await college.ask('freya', issuing, { u: harriet, g: groupId, id });
    expect(absent.errors[0]?.extensions.code).toBe('notFound');
    for (const person of ['freya', 'oskar'] as const)
      expect((await college.ask(person, issuing, { ...of, id })).errors).toEqual(absent.errors);
  });
});

describe('whoever holds its code', () => {
  test('is told what was certified, signed in or not, however the code is typed', async () => {
    const { code } = await issue('renata');
    const valid = {
      check: 'valid',
      code,
      issuedAt: '2026-11-19T20:00:00.000Z',
      withdrawnAt: null,
      timeZone: 'America/Denver',
      campusName: 'US - Cedar Ridge',
      certified: { ...certified, notes: [] },
    };
    expect(await check(code)).toEqual(valid);
    expect(await check(code.toLowerCase().replaceAll('-', ''))).toEqual(valid);
    expect((await college.ask('freya', checking, { code })).data?.verifyTranscript).toEqual(valid);
  });
  test('is told that it was withdrawn and when, and nothing else', async () => {
    const code = newCode();
    const [withdrawnAt, withdrawalReason] = ['2026-11-20T08:00:00.000Z', 'A grade was wrong'];
    await college.api.put(transcriptIssues, viewOf({ codeHash: codeHashOf(code), withdrawnAt, withdrawalReason }));
    expect(await check(code)).toMatchObject({ check: 'withdrawn', withdrawnAt, certified: null });
  });
  test('is told that it is no longer there, after an erasure', async () => {
    const code = newCode();
    const view = viewOf({ _id: '5'.repeat(24), codeHash: codeHashOf(code), certified: null });
    await college.api.put(transcriptIssues, view);
    expect(await check(code)).toEqual({ ...none, check: 'gone', code });
  });
  test('is told what is wrong with a code', async () => {
    const code = newCode();
    const other = code.endsWith('7') ? '8' : '7';
    expect(await check(code)).toEqual({ ...none, check: 'unknown', code });
    expect(await check(code.slice(0, -1) + other)).toEqual({ ...none, check: 'mistyped' });
    expect(await check('CR-7Q4K-0M2X')).toEqual({ ...none, check: 'malformed' });
  });
  test('asks for one at a time', async () => {
    const two =
      'query ($a: String!) { one: verifyTranscript(code: $a) { check } two: verifyTranscript(code: $a) { check } }';
    expect((await college.api.post(two, { a: newCode() })).errors).not.toEqual([]);
  });
});

describe('what was issued', () => {
  const list =
    'query ($u: ID!, $g: ID!) { transcriptIssues(userId: $u, groupId: $g) { _id issuedAt withdrawalReason } }';
  const issuesFor = async (person: Person) => {
    const { data, response } = await college.ask(person, list, of);
    expect(response.text).not.toContain('codeHash');
    return data?.transcriptIssues as readonly { _id: string; issuedAt: string; withdrawalReason: string | null }[];
  };
  test('is listed, the latest first, and why it was withdrawn for those who may withdraw it', async () => {
    const at = (n: number) => `2026-11-20T1${n}:00:00.000Z`;
    const [first, second] = [1, 2].map((n) => viewOf({ _id: `${n}`.repeat(24), issuedAt: at(n) })) as [
      TranscriptIssueView,
      TranscriptIssueView,
    ];
    const over = { withdrawnAt: at(3), withdrawnBy: renata, withdrawalReason: 'A grade was wrong' };
    await college.api.put(transcriptIssues, first, { ...second, ...over });
    for (const [person, withdrawalReason] of [
      ['renata', 'A grade was wrong'],
      ['dorota', 'A grade was wrong'],
      ['emmett', null],
      ['nadia', null],
    ] as const)
      expect((await issuesFor(person)).slice(0, 2)).toEqual([
        { _id: second._id, issuedAt: at(2), withdrawalReason },
        { _id: first._id, issuedAt: at(1), withdrawalReason: null },
      ]);
  });
  test('is not there for others', async () => {
    for (const person of ['freya', 'oskar'] as const)
      expect((await college.ask(person, list, of)).errors[0]?.extensions.code).toBe('notFound');
  });
  test('is withdrawn with a reason', async () => {
    const withdrawal = 'mutation ($id: ID!) { withdrawTranscriptIssue(_id: $id, reason: "A grade was wrong") { _id } }';
    const { errors } = await college.ask('renata', withdrawal, { id: '1'.repeat(24) });
    expect(errors).toEqual([]);
    expect(college.api.sent.at(-1)!.envelope).toMatchObject({
      type: 'WithdrawTranscriptIssue',
      data: { issueId: '1'.repeat(24), reason: 'A grade was wrong' },
    });
  });
});

test('what is held of it on the student is told without the hash of its code, to a reader in lines', () => {
  const view = viewOf({ withdrawnAt: '2026-11-20T08:00:00.000Z' });
  const { codeHash: _hash, _revision: _, ...told } = view;
  expect(transcriptIssueExport.told?.(told)).toEqual({
    groupId,
    issuedAt: view.issuedAt,
    status: 'withdrawn',
    content: ['OT101 Old Testament Survey 85'],
  });
  expect(transcriptIssueExport.told?.({ text: 'something else' })).toEqual({ text: 'something else' });
});
