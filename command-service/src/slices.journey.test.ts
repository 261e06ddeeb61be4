import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { ada, ben, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { leaveRequestExamples } from '@paideia/events/leave-requests/leave-request.examples.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import { registerIdOf, registerStream } from '@paideia/events/registers/register.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openWorld, web, type World } from './kernel/testing/world.ts';
import { until } from './kernel/testing/until.ts';
import type { Letter, MailTransport } from './mails/transport.ts';
import { attendanceRegister } from './registers/register.decider.ts';
import { markOf } from './registers/register-state.decider.ts';
import { exampleSlices } from './slices.examples.ts';

// The real kernel works over the embedded stores here: commands, facts, reactions, timers and letters together.
const silas = exampleId('u', 9);
const dean = exampleId('u', 7);

let now = new Date('2026-10-05T08:00:00.000Z');
let isMailDown = false;
const letters: Letter[] = [];
const transport: MailTransport = {
  send: async (letter) => {
    if (isMailDown)
      throw Object.assign(new Error('no answer from mail.example.org for Ada <ada@example.org>'), {
        code: 'ETIMEDOUT',
      });
    letters.push(letter);
  },
  close: () => undefined,
};
let world: World;
const end = new AbortController();
let running: Promise<unknown>;

const done: World['done'] = (...command) => world.done(...command);
const status = async (registerId: string, userId = ada) => {
  const state = await world.service.facts.ask().state(attendanceRegister, registerStream(registerId));
  return statusOf(markOf(state, userId), state.isClosed);
};
const notices = async (userId: string, month = '202610') =>
  (await world.history(`notificationFeed-${userId}_${month}`)).map(({ data }) => data as Record<string, unknown>);
const leaveId = (n: number) => exampleId('l', n);
const ask = (n: number, more: object = {}) => ({
  ...leaveRequestExamples.SubmitLeaveRequest,
  leaveRequestId: leaveId(n),
  ...more,
});
const morning = registerIdOf(yearOne, '2026-10-05', 'P1');

beforeAll(async () => {
  const all = exampleSlices({
    transport,
    publicUrl: 'http://127.0.0.1:3000',
  });
  world = await openWorld({
    slices: all,
    events: catalogue,
    clock: () => now,
  });
  running = world.service.run(end.signal);
  await world.reactionsBegun();
  await done('CreateRegion', regionExamples.RegisterRegion);
  await done('DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema);
  await done('CreateGroup', groupExamples.CreateGroup);
  const people = [
    [ada, 'Ada', 'Okafor', ['user'], [yearOne]],
    [ben, 'Ben', 'Łukasik', ['user'], [yearOne]],
    [harriet, 'Harriet', 'Vance', ['manager'], []],
    [silas, 'Silas', 'Demarest', ['admin'], []],
    [dean, 'Lionel', 'Achterberg', ['user'], []],
  ] as const;
  for (const [userId, firstName, lastName, roles, groupIds] of people) {
    await done('InviteUser', {
      userId,
      email: `${firstName}@Example.org`,
      firstName,
      lastName,
      regionIds: [campus],
      groupIds,
      roles,
    });
    await done('SetInitialPassword', { userId });
  }
  await done('GrantRegionRoles', { userId: dean, regionId: campus, roleNames: ['dean'] });
  await done('SetRegionAttendanceAdmins', { regionId: campus, userIds: [harriet, silas] });
});
afterAll(async () => {
  end.abort();
  await running.catch(() => undefined);
  await world.close();
});

describe('leave, from the request to the register', () => {
  test('the dean and the attendance admins are told, each once and where they can decide', async () => {
    await done('SubmitLeaveRequest', ask(1, { fromDate: '2026-10-05', toDate: '2026-10-06' }), web(ada));
    await until(
      () => letters.length,
      (n) => n === 3,
    );
    expect(letters.map(({ to, replyTo, subject }) => [to, replyTo, subject]).sort()).toEqual([
      ['harriet@example.org', 'ada@example.org', 'Leave request from Ada Okafor (Day Year 1)'],
      ['lionel@example.org', 'ada@example.org', 'Leave request from Ada Okafor (Day Year 1)'],
      ['silas@example.org', 'ada@example.org', 'Leave request from Ada Okafor (Day Year 1)'],
    ]);
    const links = [silas, harriet, dean].map(async (userId) =>
      (await notices(userId)).map(({ key, link }) => [key, link]),
    );
    expect(await Promise.all(links)).toEqual([
      [['leaveSubmitted', `/attendance-leave-requests?id=${leaveId(1)}`]],
      [['leaveSubmitted', `/attendances?tab=leave-requests&id=${leaveId(1)}`]],
      [['leaveSubmitted', null]],
    ]);
    expect((await notices(harriet))[0]).toMatchObject({
      params: { leaveRequestId: leaveId(1), studentId: ada, groupId: yearOne },
    });
  });

  test('approved leave excuses, acknowledged leave makes absent, and back again', async () => {
    await done('OpenRegister', { groupId: yearOne, date: '2026-10-05', periodKey: 'P1' }, web(harriet));
    const decide = (type: string, expectedRevision: number) =>
      done(type, { leaveRequestId: leaveId(1), adminComments: null }, web(silas), { expectedRevision });
    expect(await status(morning)).toBeNull();
    await decide('ApproveLeaveRequest', 0);
    await until(
      () => status(morning),
      (is) => is === 'excused',
    );
    await decide('AcknowledgeLeaveRequest', 1);
    await until(
      () => status(morning),
      (is) => is === 'absent',
    );
    await decide('ApproveLeaveRequest', 2);
    await until(
      () => status(morning),
      (is) => is === 'excused',
    );
    await until(
      () => letters.filter(({ to }) => to === 'ada@example.org').length,
      (n) => n === 3,
    );
    expect(
      letters.filter(({ to }) => to === 'ada@example.org').map(({ subject, replyTo }) => [subject, replyTo]),
    ).toEqual([
      ['Your leave request was approved', 'silas@example.org'],
      ['Your leave request was noted', 'silas@example.org'],
      ['Your leave request was approved', 'silas@example.org'],
    ]);
    expect((await notices(ada)).map(({ params }) => (params as { status: string }).status)).toEqual([
      'approved',
      'acknowledged',
      'approved',
    ]);
  });

  test('who decides about what has moved on is told, and nothing changes', async () => {
    const reply = await world.send(
      'AcknowledgeLeaveRequest',
      { leaveRequestId: leaveId(1), adminComments: null },
      web(harriet),
      { expectedRevision: 0 },
    );
    expect(reply).toMatchObject({ ok: false, code: 'conflict', actual: 3 });
    expect(
      await world.send('ApproveLeaveRequest', { leaveRequestId: leaveId(1), adminComments: null }, web(ben)),
    ).toMatchObject({
      ok: false,
      code: 'notFound',
    });
    expect(await status(morning)).toBe('excused');
  });

  test('a register that is opened later, and a mark that is taken later, know of it', async () => {
    now = new Date('2026-10-06T07:00:00.000Z');
    const tuesday = registerIdOf(yearOne, '2026-10-06', 'P1');
    await done('OpenRegister', { groupId: yearOne, date: '2026-10-06', periodKey: 'P1' }, web(harriet));
    expect((await world.history(registerStream(tuesday)))[0]!.data).toMatchObject({
      students: [ada, ben],
      preset: [{ userId: ada, leaveRequestId: leaveId(1) }],
    });
    const batchId = '00000000-0000-4000-8000-0000000000e1';
    const marks = [ada, ben].map((userId) => ({ userId, status: 'absent' }));
    await done('RecordAttendance', { registerId: tuesday, batchId, marks }, web(harriet));
    expect([await status(tuesday), await status(tuesday, ben)]).toEqual(['excused', 'absent']);
    await done('UndoMarks', { registerId: tuesday, batchId }, web(harriet));
    expect([await status(tuesday), await status(tuesday, ben)]).toEqual(['excused', null]);
  });

  test('an arrival is a time of the day of the register where its region is', async () => {
    const tuesday = registerIdOf(yearOne, '2026-10-06', 'P1');
    const batchId = '00000000-0000-4000-8000-0000000000e2';
    const seen = (arrivedAt: string) =>
      world.send(
        'RecordAttendance',
        { registerId: tuesday, batchId, marks: [{ userId: ben, status: 'present', arrivedAt }] },
        web(harriet),
      );
    expect(await seen('2026-10-05T22:59:00.000Z')).toMatchObject({ ok: false, code: 'register.arrivedOtherDay' });
    // London is an hour ahead in summer.
    expect(await seen('2026-10-05T23:01:00.000Z')).toMatchObject({ ok: true });
    await done('UndoMarks', { registerId: tuesday, batchId }, web(harriet));
  });

  test('the demo data raises notifications and mails nobody', async () => {
    const before = letters.length;
    await done(
      'SubmitLeaveRequest',
      ask(2),
      { ...web(ada), channel: 'SEED' },
      { occurredAt: '2026-09-10T10:00:00.000Z' },
    );
    await until(
      () => notices(harriet, '202609'),
      (all) => all.length === 1,
    );
    await done('SubmitLeaveRequest', ask(3), web(ada));
    await until(
      () => letters.length,
      (n) => n === before + 3,
    );
    expect(letters.slice(before).every(({ text }) => text.includes('Reason: Family wedding'))).toBe(true);
  });
});

describe('an absence', () => {
  test('is explained, excused and unexcused', async () => {
    await until(
      () => status(morning, ben),
      (is) => is === 'absent',
    );
    const absence = { registerId: morning, userId: ben };
    await done('SubmitAbsenceExplanation', { ...absence, text: 'The bus did not run.' }, web(ben));
    await until(
      () => notices(silas),
      (all) => all.some(({ key }) => key === 'explanationSubmitted'),
    );
    await done('ExcuseAbsence', { ...absence, comment: null }, web(harriet));
    await until(
      () => status(morning, ben),
      (is) => is === 'excused',
    );
    await done('UnexcuseAbsence', { ...absence, comment: null }, web(harriet));
    await until(
      () => status(morning, ben),
      (is) => is === 'absent',
    );
    expect((await notices(ben)).map(({ key, params }) => [key, (params as { status: string }).status])).toEqual([
      ['explanationExcused', 'excused'],
      ['explanationExcused', 'explained'],
    ]);
  });
});

describe('time', () => {
  test('closes at the end of the day what nobody closed', async () => {
    const tuesday = registerIdOf(yearOne, '2026-10-06', 'P1');
    expect(await status(tuesday, ben)).toBeNull();
    now = new Date('2026-10-06T23:00:01.000Z');
    await until(
      () => status(tuesday, ben),
      (is) => is === 'absent',
    );
    expect(await status(tuesday)).toBe('excused');
  });

  test('tries a letter again after a minute, without the words of the mail server in the log', async () => {
    isMailDown = true;
    const before = letters.length;
    await done(
      'CommentLeaveRequest',
      { leaveRequestId: leaveId(3), adminComments: 'Which day matters more?' },
      web(silas),
    );
    const failed = async () => {
      for await (const batch of world.store.readAll(0, { categories: ['emailMessage'] }))
        for (const { type, data } of batch.events) if (type === 'EmailFailed') return data as { error: string };
      return undefined;
    };
    expect((await until(failed, (data) => data !== undefined))!.error).toBe('ETIMEDOUT');
    isMailDown = false;
    now = new Date(now.getTime() + 61_000);
    await until(
      () => letters.length,
      (n) => n === before + 1,
    );
    expect(letters.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'A comment on your leave request' });
  });
});

test('an address has one account', async () => {
  const again = {
    userId: exampleId('u', 77),
    email: 'ADA@example.org',
    firstName: 'Ada',
    lastName: 'Other',
    regionIds: [campus],
    groupIds: [],
    roles: ['user'],
  };
  expect(await world.send('InviteUser', again, web(silas))).toMatchObject({ ok: false, code: 'account.emailTaken' });
  expect(await world.history(`userAccount-${again.userId}`)).toEqual([]);
});
test('nothing was parked on the way', () => {
  expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
