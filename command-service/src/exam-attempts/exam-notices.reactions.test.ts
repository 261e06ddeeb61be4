import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { examAttemptStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import type { Command } from '../kernel/react/reaction.ts';
import { id, web } from '../kernel/testing/world.ts';
import { definition } from './exam-attempt.examples.ts';
import {
  attemptId,
  closesAt,
  examId,
  examWorld,
  groupId,
  opensAt,
  other,
  regionId,
  student,
  type ExamWorld,
} from './exam-world.examples.ts';
import { examNotices } from './exam-notices.reactions.ts';

const occurred = (more: Partial<Occurred> = {}): Occurred => ({
  id: '00000000-0000-5000-8000-000000000001',
  at: '2026-10-08T22:00:00.000Z',
  actorId: null,
  commandId: '',
  correlationId: '',
  channel: 'WEB',
  schemaVersion: 1,
  payloadHash: '',
  stream: 'spec-1',
  revision: 0,
  // All that the test writes before is there by then.
  position: 1e9,
  ...more,
});
let world: ExamWorld;
beforeEach(async () => {
  world = await examWorld(() => new Date('2026-10-01T12:00:00.000Z'), [student, other]);
});
afterEach(() => world.close());

const react = (type: string, data: object, more?: Partial<Occurred>) =>
  examNotices.on[type]!(data as never, occurred(more), world.service.facts.ask());
const told = (commands: readonly Command[]) =>
  commands.map(({ data }) => data as { userId: string; key: string; link: string; params: Record<string, string> });
const deadline = { groupId, examId, regionId, userId: null, closesAt };

describe('the reminder a day before the close', () => {
  test('reaches nobody who is excused', async () => {
    const work = { groupId, regionId, kind: 'exam', workId: examId, reason: 'In hospital', by: student };
    await world.write(`excusedWork-${other}_${groupId}`, [{ type: 'WorkExcused', data: { ...work, userId: other } }]);
    expect(told(await react('ExamReminderDue', deadline)).map(({ userId }) => userId)).toEqual([student]);
    expect(told(await react('ExamWindowClosed', deadline)).map(({ userId }) => userId)).toEqual([student]);
  });
  test('reaches those who have taken no attempt', async () => {
    expect(told(await react('ExamReminderDue', deadline)).map(({ userId, key }) => [userId, key])).toEqual([
      [student, 'examReminder'],
      [other, 'examReminder'],
    ]);
    // The same moment, written in another way.
    const short = { ...deadline, closesAt: closesAt.replace('.000Z', 'Z') };
    expect(await react('ExamReminderDue', short)).toHaveLength(2);
    await world.begin();
    // One that is still open is not taken yet.
    expect(told(await react('ExamReminderDue', deadline))).toHaveLength(2);
    await world.submit(1);
    expect(told(await react('ExamReminderDue', deadline)).map(({ userId }) => userId)).toEqual([other]);
    await world.begin(undefined, other);
    await world.send('AbandonExamAttempt', { attemptId: attemptId(1, other), reason: 'leftPage' }, web(other));
    expect(await react('ExamReminderDue', deadline)).toEqual([]);
  });
  test('leaves out who has a later deadline, and reaches that student at the own one', async () => {
    const later = '2026-10-12T22:00:00.000Z';
    await world.write(examScheduleStream(groupId, examId), [
      {
        type: 'ExamDeadlineExtended',
        data: { groupId, examId, regionId, userId: student, closesAt: later, reason: null },
      },
    ]);
    expect(told(await react('ExamReminderDue', deadline)).map(({ userId }) => userId)).toEqual([other]);
    expect(
      told(await react('ExamReminderDue', { ...deadline, userId: student, closesAt: later })).map(
        ({ userId }) => userId,
      ),
    ).toEqual([student]);
    expect(told(await react('ExamWindowClosed', deadline)).map(({ userId, key }) => [userId, key])).toEqual([
      [other, 'examClosed'],
    ]);
  });
});

test('a schedule is announced to the group, the demo data’s is not', async () => {
  const window = { groupId, examId, regionId, opensAt, closesAt, lockAt: null };
  expect(told(await react('ExamScheduled', window)).map(({ key }) => key)).toEqual(['examScheduled', 'examScheduled']);
  expect(await react('ExamScheduled', window, { channel: 'SEED' })).toEqual([]);
});

test('a change of the schedule is told to those alone who have not passed yet', async () => {
  await world.begin();
  const passedId = attemptId(1);
  const sat = { attemptId: passedId, userId: student, groupId, examId, regionId, n: 1 };
  await world.write(examAttemptStream(passedId), [
    { type: 'ExamAttemptRegraded', data: { ...sat, score: 80, passed: true, reason: 'Read aloud', by: other } },
  ]);
  const window = { groupId, examId, regionId, opensAt, closesAt, lockAt: null, reason: null };
  expect(told(await react('ExamRescheduled', window)).map(({ userId }) => userId)).toEqual([other]);
});

describe('an exam that cannot be taken', () => {
  const window = { groupId, examId, regionId, opensAt, closesAt, lockAt: null };
  const later = '2026-10-12T22:00:00.000Z';
  const extended = { groupId, examId, regionId, userId: student, closesAt: later, reason: null };
  const all = async () => {
    const commands = await Promise.all([
      react('ExamScheduled', window),
      react('ExamRescheduled', { ...window, reason: null }),
      react('ExamDeadlineExtended', extended),
      react('ExamReminderDue', deadline),
      react('ExamReminderDue', { ...deadline, userId: student, closesAt: later }),
      react('ExamWindowClosed', deadline),
    ]);
    return told(commands.flat()).map(({ userId, key }) => [userId, key]);
  };
  test('is told of to nobody once it is retired', async () => {
    expect(await all()).toHaveLength(10);
    await world.write(examDefinitionStream(examId), [{ type: 'ExamRetired', data: { examId } }]);
    expect(await all()).toEqual([]);
  });
  test('is told of to nobody of an archived group', async () => {
    await world.write(`group-${groupId}`, [{ type: 'GroupArchived', data: { groupId, regionId } }]);
    expect(await all()).toEqual([]);
  });
  test('is told of to no former student, with a deadline of the own or without', async () => {
    const left = { groupId, userId: student, regionId, date: '2026-10-01', reason: null };
    await world.write(`enrolment-${groupId}_${student}`, [{ type: 'EnrolmentWithdrawn', data: left }]);
    expect(await all()).toEqual(
      ['examScheduled', 'examScheduled', 'examReminder', 'examClosed'].map((key) => [other, key]),
    );
  });
});

describe('an exam that is scheduled before it is published', () => {
  const draftId = id(77);
  const draft = { ...definition, examId: draftId };
  const window = { groupId, examId: draftId, regionId, opensAt, closesAt, lockAt: null };
  const later = '2026-10-12T22:00:00.000Z';
  const own = { groupId, examId: draftId, regionId, userId: other, closesAt: later, reason: null };
  /** Answers what the latest publication tells. */
  const published = async (version: number, more: Partial<Occurred> = {}) => {
    await world.write(examDefinitionStream(draftId), [{ type: 'ExamPublished', data: { examId: draftId, version } }]);
    const { position } = (await world.historyOf('examDefinition')).at(-1)!;
    return told(await react('ExamPublished', { examId: draftId, version }, { position, ...more }));
  };
  beforeEach(async () => {
    await world.write(examDefinitionStream(draftId), [{ type: 'ExamDefined', data: draft }]);
    await world.write(examScheduleStream(groupId, draftId), [
      { type: 'ExamScheduled', data: window },
      { type: 'ExamDeadlineExtended', data: own },
    ]);
  });
  test('is announced when it is published, to each student with the own deadline, and not when it is published again', async () => {
    expect(await react('ExamScheduled', window)).toEqual([]);
    expect(await react('ExamDeadlineExtended', own)).toEqual([]);
    const { position } = (await world.historyOf('examSchedule')).at(-1)!;
    expect((await published(1)).map(({ userId, key, params }) => [userId, key, params['closesAt']])).toEqual([
      [student, 'examScheduled', closesAt],
      [other, 'examScheduled', later],
    ]);
    // The reaction may come to the schedule only now.
    expect(await react('ExamScheduled', window, { position })).toEqual([]);
    await world.write(examDefinitionStream(draftId), [{ type: 'ExamRevised', data: { ...draft, version: 2 } }]);
    expect(await published(2)).toEqual([]);
  });
  test('is no longer announced to those whose time is over', async () => {
    const notices = await published(1, { at: '2026-10-10T12:00:00.000Z' });
    expect(notices.map(({ userId }) => userId)).toEqual([other]);
  });
  test('is not announced of the demo data', async () => expect(await published(1, { channel: 'SEED' })).toEqual([]));
});

test('a result says which attempt of how many, and what it was scaled from', async () => {
  await world.begin();
  await world.submit(1);
  const secondAttempt = { attemptId: attemptId(2), userId: student, groupId, examId, regionId, n: 2 };
  const params = async (type: string, data: object) => told(await react(type, { ...secondAttempt, ...data }))[0];
  expect(await params('ExamAttemptGraded', { passed: true, score: 70, scaledFrom: 88 })).toMatchObject({
    userId: student,
    key: 'examResult',
    link: `/student/assessments/exams/${examId}/attempts/${attemptId(2)}/result`,
    params: { attempt: '2', allowedAttempts: '2', scaledFrom: '88', score: '70', status: 'passed' },
  });
  expect(await params('ExamAttemptAbandoned', { reason: 'browserClosed' })).toMatchObject({
    params: { scaledFrom: '', score: '0', status: 'failed' },
  });
  // After the correction of a question it is told where that made something of it.
  const corrected = { passed: true, score: 70, scaledFrom: null, correctionId: examId };
  expect(await params('ExamAttemptGraded', { ...corrected, before: { score: 64, passed: false } })).toBeDefined();
  expect(await params('ExamAttemptGraded', { ...corrected, before: { score: 70, passed: false } })).toBeDefined();
  expect(await params('ExamAttemptGraded', { ...corrected, before: { score: 70, passed: true } })).toBeUndefined();
  const { n: _n, ...sitting } = secondAttempt;
  const voided = { ...sitting, n: 1, attemptId: attemptId(1), reason: 'The power failed', by: other };
  await world.write(examAttemptStream(attemptId(1)), [{ type: 'ExamAttemptVoided', data: voided }]);
  expect(await params('ExamAttemptAbandoned', { reason: 'browserClosed' })).toMatchObject({
    link: `/student/assessments/exams/${examId}/attempts/${attemptId(2)}/result`,
    params: { attempt: '1', allowedAttempts: '2' },
  });
});

describe('letters', () => {
  /** Of a student who has an address. */
  const lettersTo = (commands: readonly Command[]) =>
    commands
      .filter(({ type }) => type === 'QueueEmail')
      .map(
        ({ data }) => data as { userId: string; template: string; regionId: string; params: Record<string, string> },
      );
  beforeEach(async () => {
    const emailKey = 'freya';
    const invited = {
      userId: other,
      email: 'freya@example.org',
      emailKey,
      regionIds: [],
      groupIds: [],
      roles: ['user'],
    };
    await world.write(`userAccount-${other}`, [{ type: 'UserInvited', data: { ...invited, invitedBy: null } }]);
  });
  const window = { groupId, examId, regionId, opensAt, closesAt, lockAt: null };
  const about = { group: 'Day Year 1', timeZone: 'UTC' };

  test('say in which time an exam can be taken, and can be declined for the region of its group', async () => {
    const scheduled = lettersTo(await react('ExamScheduled', window));
    const params = {
      ...about,
      exam: definition.title,
      opensAt,
      closesAt,
      link: `/student/assessments/exams/${examId}`,
    };
    expect(scheduled).toMatchObject([{ userId: other, template: 'examScheduled', regionId, params }]);
  });
  test('say how an attempt went', async () => {
    await world.begin(undefined, other);
    const ended = { attemptId: attemptId(1, other), userId: other, groupId, examId, regionId, n: 1 };
    const [letter] = lettersTo(await react('ExamAttemptGraded', { ...ended, passed: true, score: 70, scaledFrom: 88 }));
    const result = { status: 'passed', score: '70', scaledFrom: '88', attempt: '1', allowedAttempts: '2' };
    const link = `/student/assessments/exams/${examId}/attempts/${attemptId(1, other)}/result`;
    expect(letter).toMatchObject({ template: 'examResult', regionId, params: { ...about, ...result, link } });
    const [failed] = lettersTo(await react('ExamAttemptAbandoned', { ...ended, reason: 'leftPage' }));
    expect(failed).toMatchObject({ params: { status: 'failed', score: '0', scaledFrom: '' } });
  });
  test.each([
    ['never', null, undefined],
    ['later than it closes', '2026-10-10T22:00:00.000Z', undefined],
    ['when it closes', closesAt, 'none'],
  ])('and notices say whether an exam can be taken late that locks %s', async (_, lockAt, late) => {
    const rescheduled = { ...window, lockAt, reason: null };
    await world.write(examScheduleStream(groupId, examId), [{ type: 'ExamRescheduled', data: rescheduled }]);
    const [reminder] = lettersTo(await react('ExamReminderDue', deadline));
    const [closed] = told(await react('ExamWindowClosed', deadline));
    expect([reminder?.params['late'], closed?.params['late']]).toEqual([late, late]);
  });
});
