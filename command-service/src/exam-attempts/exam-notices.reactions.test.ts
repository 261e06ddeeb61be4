import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { examAttemptStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import type { Command } from '../kernel/react/reaction.ts';
import { web } from '../kernel/testing/world.ts';
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

const occurred = (channel: Occurred['channel'] = 'WEB'): Occurred => ({
  id: '00000000-0000-5000-8000-000000000001',
  at: '2026-10-08T22:00:00.000Z',
  actorId: null,
  commandId: '',
  correlationId: '',
  channel,
  schemaVersion: 1,
  payloadHash: '',
  stream: 'spec-1',
  revision: 0,
  position: 1,
});
let world: ExamWorld;
beforeEach(async () => {
  world = await examWorld(() => new Date('2026-10-01T12:00:00.000Z'), [student, other]);
});
afterEach(() => world.close());

const react = (type: string, data: object, channel?: Occurred['channel']) =>
  examNotices.on[type]!(data as never, occurred(channel), world.service.facts.ask());
const told = (commands: readonly Command[]) =>
  commands.map(({ data }) => data as { userId: string; key: string; link: string; params: Record<string, string> });
const deadline = { groupId, examId, regionId, userId: null, closesAt };

describe('the reminder a day before the close', () => {
  test('reaches those who have taken no attempt', async () => {
    expect(told(await react('ExamReminderDue', deadline)).map(({ userId, key }) => [userId, key])).toEqual([
      [student, 'examReminder'],
      [other, 'examReminder'],
    ]);
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
  expect(await react('ExamScheduled', window, 'SEED')).toEqual([]);
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
  const { n: _n, ...sitting } = secondAttempt;
  const voided = { ...sitting, n: 1, attemptId: attemptId(1), reason: 'The power failed', by: other };
  await world.write(examAttemptStream(attemptId(1)), [{ type: 'ExamAttemptVoided', data: voided }]);
  expect(await params('ExamAttemptAbandoned', { reason: 'browserClosed' })).toMatchObject({
    link: `/student/assessments/exams/${examId}/attempts/${attemptId(2)}/result`,
    params: { attempt: '1', allowedAttempts: '2' },
  });
});
