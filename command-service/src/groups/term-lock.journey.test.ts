import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { leaveRequestExamples } from '@paideia/events/leave-requests/leave-request.examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { registerIdOf, registerStream } from '@paideia/events/registers/register.events.ts';
import { until } from '../kernel/testing/until.ts';
import { openWorld, web, type World } from '../kernel/testing/world.ts';
import { exampleSlices } from '../slices.examples.ts';

// The real kernel: a term that is locked, what is refused in it, and what goes on by itself beside it.
const silas = exampleId('u', 9);
let now = new Date('2026-10-05T08:00:00.000Z');
let world: World;
let running: Promise<unknown>;
const end = new AbortController();
const registerId = registerIdOf(yearOne, '2026-10-05', 'P1');
const term = 'Autumn 2026';
const leave = (n: number, fromDate: string, toDate: string) => ({
  ...leaveRequestExamples.SubmitLeaveRequest,
  leaveRequestId: exampleId('l', n),
  fromDate,
  toDate,
});
const marks = {
  registerId,
  batchId: '00000000-0000-4000-8000-0000000000e1',
  marks: [{ userId: ada, status: 'absent' }],
};
const locked = { ok: false, code: 'termLock.locked', params: { term } };

beforeAll(async () => {
  world = await openWorld({ slices: exampleSlices(), events: catalogue, clock: () => now });
  running = world.service.run(end.signal);
  await world.done('CreateRegion', regionExamples.RegisterRegion);
  await world.done('DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema);
  await world.done('CreateGroup', groupExamples.CreateGroup);
  for (const [userId, roles, groupIds] of [
    [ada, ['user'], [yearOne]],
    [harriet, ['manager'], []],
    [silas, ['admin'], []],
  ] as const) {
    const [firstName, email] = [userId, `${userId}@example.org`];
    await world.done('InviteUser', { userId, email, firstName, lastName: 'Lee', regionIds: [campus], groupIds, roles });
    await world.done('SetInitialPassword', { userId });
  }
  await world.done('SetRegionAttendanceAdmins', { regionId: campus, userIds: [harriet, silas] });
  await world.done('OpenRegister', { groupId: yearOne, date: '2026-10-05', periodKey: 'P1' }, web(harriet));
});
afterAll(async () => {
  end.abort();
  await running.catch(() => undefined);
  await world.close();
});

test('a term is locked when its registers are closed, by an admin', async () => {
  const lock = (who: string) => world.send('LockTerm', { groupId: yearOne, term }, web(who));
  expect(await lock(silas)).toMatchObject({ ok: false, code: 'termLock.registersOpen', params: { count: 1 } });
  await world.done('RecordAttendance', marks, web(harriet));
  await world.done('CloseRegister', { registerId }, web(harriet));
  expect(await lock(harriet)).toMatchObject({ ok: false, code: 'noAccess' });
  expect(await lock(silas)).toMatchObject({ ok: true });
});

test('then nothing of its attendance changes', async () => {
  const correct = { registerId, userId: ada, status: 'present', reason: 'Seen' };
  expect(await world.send('CorrectAttendance', correct, web(harriet))).toMatchObject(locked);
  expect(await world.send('SubmitLeaveRequest', leave(1, '2026-10-05', '2026-10-06'), web(ada))).toMatchObject(locked);
  const before = (await world.history(registerStream(registerId))).length;
  // So is what a reaction would send: it has its answer then, and goes on.
  const excuse = { registerId, userId: ada, cause: 'leave', causeId: exampleId('l', 9) };
  expect(await world.send('ExcuseAttendance', excuse)).toMatchObject(locked);
  expect(await world.history(registerStream(registerId))).toHaveLength(before);
});

test('leave that was asked for before is decided when the term is unlocked, and its marks follow', async () => {
  await world.done('UnlockTerm', { groupId: yearOne, term, reason: 'A correction' }, web(silas));
  await world.done('SubmitLeaveRequest', leave(2, '2026-10-05', '2026-10-05'), web(ada));
  await world.done('LockTerm', { groupId: yearOne, term }, web(silas));
  const approve = (n: number) =>
    world.send('ApproveLeaveRequest', { leaveRequestId: exampleId('l', n), adminComments: null }, web(silas));
  expect(await approve(2)).toMatchObject(locked);
  await world.done('UnlockTerm', { groupId: yearOne, term, reason: 'A correction' }, web(silas));
  expect(await approve(2)).toMatchObject({ ok: true });
  await until(
    async () => (await world.history(registerStream(registerId))).map(({ type }) => type),
    (types) => types.includes('AttendanceExcused'),
  );
  now = new Date('2026-10-05T09:00:00.000Z');
});
