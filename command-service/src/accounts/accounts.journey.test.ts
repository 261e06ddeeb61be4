import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { superadminsStream } from '@paideia/events/accounts/superadmins.events.ts';
import { userImportStream } from '@paideia/events/user-imports/user-import.events.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { ada, ben, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openWorld, person, seed, system, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { exampleSlices } from '../slices.examples.ts';
import { importedUserId } from '../user-imports/user-import.decider.ts';

// The real kernel works over the embedded stores here: commands, facts and reactions together.
const registrar = exampleId('u', 11);
let world: World;
const end = new AbortController();
let running: Promise<unknown> | undefined;

const done: World['done'] = (...command) => world.done(...command);
const types = async (stream: string) => (await world.history(stream)).map(({ type }) => type);
const seated = async () =>
  (await world.history(superadminsStream)).reduce<string[]>((all, { type, data }) => {
    const { userId } = data as { userId: string };
    return type === 'SuperadminSeated' ? [...all, userId] : all.filter((one) => one !== userId);
  }, []);
const invite = (userId: string, email: string, more: object = {}, actor = seed) =>
  world.send(
    'InviteUser',
    {
      userId,
      email,
      firstName: 'New',
      lastName: 'Person',
      regionIds: [campus],
      groupIds: [],
      roles: ['user'],
      ...more,
    },
    actor,
  );

beforeAll(async () => {
  const slices = exampleSlices();
  world = await openWorld({
    events: catalogue,
    slices: slices,
  });
  running = world.service.run(end.signal);
  await world.reactionsBegun();
  await done('CreateRegion', regionExamples.RegisterRegion);
  await done('DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema);
  await done('CreateGroup', groupExamples.CreateGroup);
  const superadmin = ['superadmin', 'admin', 'manager', 'user'];
  for (const userId of [ada, ben, harriet]) await person(world, userId, superadmin);
  await person(world, registrar);
  await done('GrantRegionRoles', { userId: registrar, regionId: campus, roleNames: ['admin'] });
  await until(seated, (all) => all.length === 3);
});
afterAll(async () => {
  end.abort();
  await running?.catch(() => undefined);
  await world.close();
});

describe('the last superadmin', () => {
  test('stays, also when two leave at the same moment', async () => {
    await done('RevokeRoles', { userId: harriet, roles: ['superadmin'] }, web(ada));
    const replies = await Promise.all([
      world.send('RevokeRoles', { userId: ben, roles: ['superadmin'] }, web(ada)),
      world.send('DeactivateUser', { userId: ada, reason: 'Left' }, web(ben)),
    ]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: 'account.lastSuperadmin' });
    expect(await until(seated, (all) => all.length === 1)).toHaveLength(1);
    const [last] = await seated();
    await done('ReactivateUser', { userId: ada, reason: 'Back' });
    await done('GrantRoles', { userId: ben, roles: ['superadmin'] });
    await until(seated, (all) => all.length === 2);
    expect([ada, ben]).toContain(last);
  });
  test('is given back the seat when the account could not be changed after all', async () => {
    const stale = await world.send('DeactivateUser', { userId: ben, reason: 'Left' }, web(ada), {
      expectedRevision: 0,
    });
    expect(stale).toMatchObject({ ok: false, code: 'conflict' });
    expect(await seated()).toHaveLength(2);
    expect((await world.history(userAccountStream(ben))).at(-1)?.type).not.toBe('UserDeactivated');
  });
  test('is not unseated by someone who may not', async () => {
    const before = await types(superadminsStream);
    await person(world, exampleId('u', 12), ['admin', 'manager', 'user']);
    const reply = await world.send('RevokeRoles', { userId: ben, roles: ['superadmin'] }, web(exampleId('u', 12)));
    expect(reply).toMatchObject({ code: 'account.roleReserved' });
    expect(await types(superadminsStream)).toEqual(before);
  });
});

describe('an address', () => {
  test('is changed, and the former one is free again', async () => {
    const [userId, other] = [exampleId('n', 1), exampleId('n', 2)];
    await invite(userId, 'first@example.org');
    await invite(other, 'other@example.org');
    expect(await world.send('ChangeEmail', { userId, email: 'Other@example.org' }, web(ada))).toMatchObject({
      code: 'account.emailTaken',
    });
    const commandId = '00000000-0000-4000-8000-000000000001';
    await done('ChangeEmail', { userId, email: 'second@example.org' }, web(ada), { commandId });
    expect(
      await world.send('ChangeEmail', { userId, email: 'second@example.org' }, web(ada), { commandId }),
    ).toMatchObject({ ok: true, repeated: true });
    await until(
      () => invite(exampleId('n', 3), 'first@example.org'),
      ({ ok }) => ok,
    );
    expect(await invite(exampleId('n', 4), 'second@example.org')).toMatchObject({ code: 'account.emailTaken' });
  });
  test('of someone with wider rights is not for a region’s admin, and of a stranger not there at all', async () => {
    const stranger = exampleId('n', 5);
    await invite(stranger, 'stranger@example.org', { regionIds: [] });
    const absent = await world.send(
      'ChangeEmail',
      { userId: exampleId('n', 99), email: 'x@example.org' },
      web(registrar),
    );
    for (const [type, more] of [
      ['ChangeEmail', { email: 'x@example.org' }],
      ['DeactivateUser', { reason: 'x' }],
      ['RevokeRoles', { roles: ['user'] }],
      ['ResendAccountMail', {}],
      ['RetractInvitation', {}],
      ['GrantRegionRoles', { regionId: campus, roleNames: ['dean'] }],
    ] as const) {
      const reply = await world.send(type, { userId: stranger, ...more }, web(registrar));
      expect([type, reply]).toEqual([type, absent]);
    }
    expect(await world.send('EnrolStudent', { groupId: yearOne, userId: stranger }, web(registrar))).toMatchObject({
      code: 'enrolment.userUnknown',
    });
    await invite(exampleId('n', 6), 'manager@example.org', { roles: ['manager'] });
    expect(
      await world.send('ChangeEmail', { userId: exampleId('n', 6), email: 'mine@example.org' }, web(registrar)),
    ).toMatchObject({
      code: 'account.outranked',
    });
    await invite(exampleId('n', 7), 'mine@example.org', {}, web(registrar));
    expect(await types(userAccountStream(exampleId('n', 7)))).toEqual(['UserInvited']);
  });
});

test('a retracted invitation leaves nothing behind', async () => {
  const userId = exampleId('n', 20);
  await invite(userId, 'gone@example.org', { groupIds: [yearOne] });
  await done('RetractInvitation', { userId }, web(registrar));
  await until(
    () => types(enrolmentStream(yearOne, userId)),
    (all) => all.includes('EnrolmentWithdrawn'),
  );
  await until(
    () => invite(exampleId('n', 21), 'gone@example.org'),
    ({ ok }) => ok,
  );
  expect(await world.send('ReactivateUser', { userId, reason: 'x' }, web(ada))).toMatchObject({
    code: 'account.retracted',
  });
});

test('a deactivation suspends enrolments, and a reactivation resumes them', async () => {
  const userId = exampleId('n', 22);
  const history = () => types(enrolmentStream(yearOne, userId));
  await invite(userId, 'away@example.org', { groupIds: [yearOne] });
  await done('DeactivateUser', { userId, reason: 'Moved away' }, web(registrar));
  await until(history, (all) => all.at(-1) === 'EnrolmentSuspended');
  await done('ReactivateUser', { userId, reason: 'Back again' }, web(registrar));
  expect(await until(history, (all) => all.at(-1) === 'EnrolmentResumed')).toEqual([
    'EnrolmentStarted',
    'EnrolmentSuspended',
    'EnrolmentResumed',
  ]);
});

describe('an import', () => {
  const importId = exampleId('i', 1);
  const people = Array.from({ length: 5 }, (_, i) => ({
    line: i + 2,
    email: `person${i}@example.org`,
    firstName: `Given${i}`,
    lastName: 'Name',
    locale: 'en',
  }));
  const start = (id: string, rowCount: number, actor = web(registrar)) =>
    world.send(
      'StartUserImport',
      {
        importId: id,
        fileName: 'people.csv',
        fileHash: 'a1'.repeat(32),
        rowCount,
        regionId: campus,
        groupIds: [yearOne],
      },
      actor,
    );
  const outcomes = async (id: string, type = 'UserImportRowSettled') =>
    (await world.history(userImportStream(id))).flatMap((event) =>
      event.type === type ? [(event.data as { outcome: string }).outcome] : [],
    );
  const queue = (id: string, from = 1, rows: readonly object[] = people) =>
    world.send('QueueUserImportRows', { importId: id, from, rows }, web(registrar));

  test('makes each person once, says who was there already, and repeated makes nobody', async () => {
    await invite(exampleId('n', 30), 'person3@example.org');
    await start(importId, 5);
    expect(await queue(importId, 1, people.slice(0, 3))).toMatchObject({ ok: true });
    expect(await queue(importId, 5)).toMatchObject({ code: 'userImport.rowsMissing' });
    expect(await queue(importId)).toMatchObject({ ok: true });
    expect(await queue(importId)).toMatchObject({ ok: true, ids: [] });
    await until(
      () => types(userImportStream(importId)),
      (all) => all.includes('UserImportFinished'),
    );
    expect(await outcomes(importId)).toEqual(['invited', 'invited', 'invited', 'emailTaken', 'invited']);
    const [first] = await world.history(userAccountStream(importedUserId(importId, 1)));
    expect(first?.data).toMatchObject({
      email: 'person0@example.org',
      roles: ['user'],
      invitedBy: registrar,
      importId,
    });
    expect(await types(enrolmentStream(yearOne, importedUserId(importId, 1)))).toEqual(['EnrolmentStarted']);

    await start(exampleId('i', 2), 5);
    await queue(exampleId('i', 2));
    await until(
      () => outcomes(exampleId('i', 2)),
      (all) => all.length === 5,
    );
    expect(new Set(await outcomes(exampleId('i', 2)))).toEqual(new Set(['emailTaken']));
  });
  test('enrols from the first day that the file says, and from today where it says none', async () => {
    const id = exampleId('i', 5);
    await start(id, 2);
    const [one, other] = people.map((person) => ({ ...person, email: `day.${person.email}` }));
    await queue(id, 1, [{ ...one!, enrolledFrom: '2026-09-07' }, other!]);
    await until(
      () => types(userImportStream(id)),
      (all) => all.includes('UserImportFinished'),
    );
    const begun = await Promise.all(
      [1, 2].map(async (row) => (await world.history(enrolmentStream(yearOne, importedUserId(id, row))))[0]?.data),
    );
    expect(begun).toEqual([
      expect.objectContaining({ date: '2026-09-07' }),
      expect.not.objectContaining({ date: '2026-09-07' }),
    ]);
    const rows = (await world.history(userImportStream(id))).filter(({ type }) => type === 'UserImportRowQueued');
    expect(rows.map(({ data }) => 'enrolledFrom' in (data as object))).toEqual([true, false]);
  });
  test('is undone but for those who came in', async () => {
    const came = importedUserId(importId, 2);
    await world.write(userAccountStream(came), [
      { type: 'InitialPasswordSet', data: { userId: came } },
      { type: 'UserActivated', data: { userId: came } },
    ]);
    await done('UndoUserImport', { importId }, web(registrar));
    await until(
      () => types(userImportStream(importId)),
      (all) => all.includes('UserImportUndone'),
    );
    expect(await outcomes(importId, 'UserImportRowUndone')).toEqual(['retracted', 'left', 'retracted', 'retracted']);
    expect(await world.send('UndoUserImport', { importId }, web(registrar))).toMatchObject({ ok: true, ids: [] });
    await until(
      () => invite(exampleId('n', 31), 'person0@example.org'),
      ({ ok }) => ok,
    );
  });
  test('stops when it is told to, and is for the own region and for people only', async () => {
    const id = exampleId('i', 3);
    await start(id, 100);
    expect(await world.send('UndoUserImport', { importId: id }, web(registrar))).toMatchObject({
      code: 'userImport.stillRunning',
    });
    await done('CancelUserImport', { importId: id }, web(registrar));
    expect(await queue(id)).toMatchObject({ code: 'userImport.notRunning' });
    expect(await world.send('CancelUserImport', { importId: id }, web(exampleId('n', 30)))).toMatchObject({
      code: 'notFound',
    });
    expect(await start(exampleId('i', 4), 1, web(exampleId('n', 30)))).toMatchObject({ ok: false });
    expect(await world.send('InviteImportedUser', { userId: ada }, web(ada))).toMatchObject({ ok: false });
    expect(
      await world.send(
        'SettleUserImportRow',
        { importId: id, row: 1, userId: importedUserId(id, 1), email: null },
        system,
      ),
    ).toMatchObject({ ok: true });
    expect(await outcomes(id)).toEqual(['cancelled']);
  });
});
