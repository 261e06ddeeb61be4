import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  attendanceGroups,
  type AttendanceGroupReference,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { registerStream } from '@paideia/events/registers/register.events.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import type { ApiSpecOptions } from '../kernel/testing/spec.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  otherGroupId,
  people,
  regionId,
  type College,
  type Person,
} from './attendance.examples.ts';

const [wednesday, thursday, second] = [
  register('2026-11-18', 'P1'),
  register('2026-11-19', 'P1'),
  register('2026-11-19', 'P2'),
];
const lastThursday = register('2026-11-12', 'P1');
const longAgo = register('2026-11-11', 'P1');
let reply: ReturnType<NonNullable<ApiSpecOptions['reply']>>;
let college: College;
beforeAll(async () => {
  const events = [
    ...[longAgo.opened(), longAgo.recorded(freya, 'absent'), longAgo.closed(emmett)],
    ...[
      wednesday.opened(),
      wednesday.recorded(freya, 'late'),
      wednesday.recorded(emmett, 'present'),
      wednesday.closed(),
    ],
    ...[thursday.opened(), thursday.recorded(freya, 'present'), thursday.recorded(emmett, 'absent')],
    ...[second.opened(), second.recorded(emmett, 'late')],
  ];
  college = await collegeWith(events, { reply: () => reply });
});
afterAll(() => college.close());
const codeOf = async (person: Person, query: string, variables: object = {}) =>
  (await college.ask(person, query, variables)).errors[0]?.extensions.code;

describe('a day of a group', () => {
  const day = (date: string) =>
    college.ask(
      'harriet',
      'query ($g: ID!, $d: String!) { registerDay(groupId: $g, date: $d) { date previousDate nextDate group { name timeZone } periods { periodKey start term register { _id status counts { open late } } } } }',
      { g: groupId, d: date },
    );
  test('has its periods with the registers that are open, and the school days beside it', async () => {
    expect((await day('2026-11-19')).data).toEqual({
      registerDay: {
        date: '2026-11-19',
        previousDate: '2026-11-18',
        nextDate: '2026-11-23',
        group: { name: 'Cedar Ridge Day Year 1', timeZone: 'America/Denver' },
        periods: [
          {
            periodKey: 'P1',
            start: '08:30',
            term: 'Autumn',
            register: { _id: thursday.registerId, status: 'open', counts: { open: 0, late: 0 } },
          },
          {
            periodKey: 'P2',
            start: '10:30',
            term: 'Autumn',
            register: { _id: second.registerId, status: 'open', counts: { open: 1, late: 1 } },
          },
        ],
      },
    });
  });
  test('without lessons is empty', async () =>
    expect((await day('2026-11-20')).data).toMatchObject({ registerDay: { periods: [], previousDate: '2026-11-19' } }));
  test('that is no date is refused', async () =>
    expect((await day('tomorrow')).errors[0]?.extensions).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'date' }],
    }));
  test('is absent for whoever does not run its registers', async () => {
    for (const person of ['freya', 'oskar'] as const)
      expect(await codeOf(person, `{ registerDay(groupId: "${groupId}", date: "2026-11-19") { date } }`)).toBe(
        'notFound',
      );
  });
});

describe('a register', () => {
  const students = `{ register(_id: "${second.registerId}") { groupName students { name input status takenByName batchId week { date periodKey status } absences lates graceAbsents graceLates } counts { present late absent excused open } } }`;
  test('lists its students by family name with the earlier marks of its week and the sums of the term', async () => {
    const { data } = await college.ask('harriet', students);
    expect(data).toEqual({
      register: {
        groupName: 'Cedar Ridge Day Year 1',
        counts: { present: 0, late: 1, absent: 0, excused: 0, open: 1 },
        students: [
          {
            name: 'Freya Halloran',
            input: null,
            status: null,
            takenByName: null,
            batchId: null,
            absences: 1,
            lates: 1,
            graceAbsents: 3,
            graceLates: 4,
            week: [
              { date: '2026-11-18', periodKey: 'P1', status: 'late' },
              { date: '2026-11-19', periodKey: 'P1', status: 'present' },
            ],
          },
          {
            name: 'Emmett Solano',
            input: 'late',
            status: 'late',
            takenByName: 'Harriet Vance',
            batchId: uuidFrom('first'),
            absences: 2,
            lates: 1,
            graceAbsents: 3,
            graceLates: 4,
            week: [
              { date: '2026-11-18', periodKey: 'P1', status: 'present' },
              { date: '2026-11-19', periodKey: 'P1', status: 'absent' },
            ],
          },
        ],
      },
    });
  });
  test('names who was enrolled on its day and is not on it, and shows no marks of the week before', async () => {
    const asked = `{ register(_id: "${second.registerId}") { joined { userId name } students { name week { date } } } }`;
    expect((await college.ask('nadia', asked)).data).toMatchObject({ register: { joined: [] } });
    const other = await collegeWith([
      ...[lastThursday.opened(), lastThursday.recorded(emmett, 'late')],
      second.opened({ students: [emmett] }),
    ]);
    const { data } = await other.ask('nadia', asked);
    await other.close();
    expect(data).toEqual({
      register: {
        joined: [{ userId: freya, name: 'Freya Halloran' }],
        students: [{ name: 'Emmett Solano', week: [] }],
      },
    });
  });
  test('names nobody who was away on its day', async () => {
    const away = (type: string, date: string): GivenEvent => ({
      type,
      data: { groupId, userId: freya, regionId, date },
      meta: { stream: `enrolment-${groupId}_${freya}` },
    });
    const other = await collegeWith([
      ...[away('EnrolmentSuspended', '2026-11-16'), away('EnrolmentResumed', '2026-11-20')],
      second.opened({ students: [emmett] }),
    ]);
    const { data } = await other.ask('nadia', `{ register(_id: "${second.registerId}") { joined { name } } }`);
    await other.close();
    expect(data).toEqual({ register: { joined: [] } });
  });
  test('tells two students of one name apart by their first day, and shows nothing of it elsewhere', async () => {
    const asked = `{ register(_id: "${second.registerId}") { students { name namesake { startedOn idEnd } } } }`;
    expect((await college.ask('nadia', asked)).data).toEqual({
      register: {
        students: [
          { name: 'Freya Halloran', namesake: null },
          { name: 'Emmett Solano', namesake: null },
        ],
      },
    });
    const twin = await collegeWith([second.opened()]);
    await twin.api.put(users, { ...people.emmett, fullName: 'Freya Halloran', nameKey: people.freya.nameKey });
    const { data } = await twin.ask('nadia', asked);
    const [one, other] = (data as { register: { students: { namesake: { startedOn: string; idEnd: string } }[] } })
      .register.students;
    await twin.close();
    expect(one?.namesake.startedOn).toBe('2026-09-01');
    expect(other?.namesake.startedOn).toBe('2026-09-01');
    expect(one?.namesake.idEnd).not.toBe(other?.namesake.idEnd);
  });
  test('of one who was enrolled again since, the first day is the one before that register', async () => {
    const enrolled = (type: 'EnrolmentStarted' | 'EnrolmentWithdrawn', date: string): GivenEvent => ({
      type,
      data: {
        groupId,
        userId: freya,
        regionId,
        date,
        ...(type === 'EnrolmentStarted' ? { source: 'admin' } : { reason: 'moved' }),
      },
      meta: { stream: `enrolment-${groupId}_${freya}` },
    });
    const later = [enrolled('EnrolmentWithdrawn', '2026-11-20'), enrolled('EnrolmentStarted', '2026-11-23')];
    const other = await collegeWith([second.opened(), ...later]);
    await other.api.put(users, { ...people.emmett, fullName: 'Freya Halloran', nameKey: people.freya.nameKey });
    const asked = `{ register(_id: "${second.registerId}") { students { userId namesake { startedOn } } } }`;
    const { data } = await other.ask('nadia', asked);
    await other.close();
    const students = (data as { register: { students: { userId: string }[] } }).register.students;
    expect(students.find(({ userId }) => userId === freya)).toEqual({
      userId: freya,
      namesake: { startedOn: '2026-09-01' },
    });
  });
  test('reads the same for the other staff of the region, and is absent for students and other regions', async () => {
    expect((await college.ask('silas', students)).errors).toEqual([]);
    for (const person of ['freya', 'oskar'] as const) expect(await codeOf(person, students)).toBe('notFound');
  });
  test('the groups whose registers one may run', async () => {
    const groupsOf = async (person: Person) =>
      (
        (await college.ask(person, '{ myRegisterGroups { _id name } }')).data?.myRegisterGroups as { _id: string }[]
      ).map(({ _id }) => _id);
    expect(await groupsOf('harriet')).toEqual([groupId]);
    expect(await groupsOf('oskar')).toEqual([otherGroupId]);
    expect(await groupsOf('renata')).toEqual([groupId, otherGroupId]);
    expect(await groupsOf('freya')).toEqual([]);
  });
  test.each([
    ['renata', 'first: 1', [groupId]],
    ['renata', 'first: 5', [groupId, otherGroupId]],
    ['renata', 'first: 0', []],
    ['renata', `first: 1, besides: "${otherGroupId}"`, [groupId, otherGroupId]],
    ['renata', `first: 1, besides: "${groupId}"`, [groupId]],
    ['harriet', `first: 1, besides: "${otherGroupId}"`, [groupId]],
    ['harriet', `first: 0, besides: "${'0'.repeat(24)}"`, []],
    ['freya', `first: 1, besides: "${groupId}"`, []],
  ] as const)('for %s, of these groups %s', async (person, args, expected) => {
    const { data } = await college.ask(person, `{ myRegisterGroups(${args}) { _id } }`);
    expect((data?.myRegisterGroups as { _id: string }[]).map(({ _id }) => _id)).toEqual(expected);
  });
  test('a group that is archived, or keeps attendance no more, is there for whoever asks for it: its registers stay', async () => {
    const left: Omit<AttendanceGroupReference, '_id'> = {
      regionId,
      name: 'Evening 2024',
      archived: false,
      schemaId: 'a'.repeat(24),
    };
    for (const changed of [{ archived: true }, { schemaId: null }]) {
      const _id = uuidFrom(JSON.stringify(changed)).replaceAll('-', '').slice(0, 24);
      await college.api.put(attendanceGroups, { ...left, ...changed, _id });
      const groupsOf = async (person: Person, args: string) =>
        (
          (await college.ask(person, `{ myRegisterGroups(${args}) { _id } }`)).data?.myRegisterGroups as {
            _id: string;
          }[]
        ).map((one) => one._id);
      expect(await groupsOf('harriet', 'first: 5')).toEqual([groupId]);
      expect(await groupsOf('harriet', `first: 5, besides: "${_id}"`)).toEqual([groupId, _id]);
      expect(await groupsOf('oskar', `first: 5, besides: "${_id}"`)).toEqual([otherGroupId]);
    }
  });
  test('in the list of staff, filtered', async () => {
    const list = 'query ($f: AttendanceRegisterFilter) { allAttendanceRegisters(filter: $f) { items { id } total } }';
    const registersFor = async (f: object, person: Person = 'harriet') =>
      ((await college.ask(person, list, { f })).data?.allAttendanceRegisters as { items: { id: string }[] }).items.map(
        ({ id }) => id,
      );
    expect(await registersFor({})).toEqual([second, thursday, wednesday, longAgo].map(({ registerId }) => registerId));
    expect(await registersFor({ status: 'open' })).toEqual([second, thursday].map(({ registerId }) => registerId));
    expect(await registersFor({ from: '2026-11-18', to: '2026-11-18' })).toEqual([wednesday.registerId]);
    expect(await registersFor({ date: '2026-11-11', groupId })).toEqual([longAgo.registerId]);
    expect(await registersFor({ term: 'Spring' })).toEqual([]);
    expect(await registersFor({}, 'oskar')).toEqual([]);
    expect(await codeOf('freya', list)).toBe('noAccess');
  });
});

describe('marks', () => {
  const last = () => college.api.sent.at(-1)!.envelope;
  test('are forwarded with their batch', async () => {
    const batchId = uuidFrom('now');
    const record =
      'mutation ($id: ID!, $b: String!, $m: [RegisterMarkInput!]!) { recordAttendance(_id: $id, batchId: $b, marks: $m) { _id } }';
    const { data } = await college.ask('harriet', record, {
      id: second.registerId,
      b: batchId,
      m: [{ userId: freya, status: 'present' }],
    });
    expect(data).toEqual({ recordAttendance: { _id: second.registerId } });
    expect(last()).toMatchObject({
      type: 'RecordAttendance',
      data: { registerId: second.registerId, batchId, marks: [{ userId: freya, status: 'present', arrivedAt: null }] },
    });
  });
  test.each([
    [
      'correctAttendance(_id: $id, userId: $u, status: present, reason: "Was there", expectedRevision: 2)',
      'CorrectAttendance',
      { status: 'present', reason: 'Was there' },
    ],
    [
      'excuseAttendance(_id: $id, userId: $u, expectedRevision: 2, commandId: "11111111-1111-4111-8111-111111111111")',
      'ExcuseAttendance',
      { cause: 'manual', causeId: '11111111-1111-4111-8111-111111111111' },
    ],
    [
      'revokeExcuse(_id: $id, userId: $u, cause: manual, causeId: "x", expectedRevision: 2)',
      'RevokeExcuse',
      { cause: 'manual', causeId: 'x' },
    ],
  ])('%s', async (call, type, data) => {
    await college.ask('harriet', `mutation ($id: ID!, $u: ID!) { ${call} { _id } }`, {
      id: second.registerId,
      u: freya,
    });
    expect(last()).toMatchObject({
      type,
      expectedRevision: 2,
      data: { registerId: second.registerId, userId: freya, ...data },
    });
  });
  test('the register is opened and closed', async () => {
    await college.ask(
      'harriet',
      `mutation { openRegister(groupId: "${groupId}", date: "2026-11-19", periodKey: "P2") { _id } }`,
    );
    expect(last()).toMatchObject({ type: 'OpenRegister', data: { groupId, date: '2026-11-19', periodKey: 'P2' } });
    await college.ask(
      'harriet',
      `mutation { closeRegister(_id: "${second.registerId}", expectedRevision: 1) { status } }`,
    );
    expect(last()).toMatchObject({
      type: 'CloseRegister',
      expectedRevision: 1,
      data: { registerId: second.registerId },
    });
  });
  test('an undo says what is as it was and what stayed', async () => {
    const batchId = uuidFrom('batch');
    const place = {
      registerId: thursday.registerId,
      groupId,
      regionId: '2'.padStart(24, '0'),
      date: '2026-11-19',
      periodKey: 'P1',
      term: 'Autumn',
    };
    const restored = [{ userId: freya, input: null, status: null, arrivedAt: null, minutesLate: null }];
    await college.api.append(
      registerStream(thursday.registerId),
      { type: 'MarksUndone', data: { ...place, batchId, restored, kept: [{ userId: emmett, why: 'changedSince' }] } },
      { actorId: harriet },
    );
    const undo =
      'mutation ($id: ID!, $b: String!) { undoMarks(_id: $id, batchId: $b) { register { _id } restored kept { userId name why } } }';
    reply = { ok: true, stream: thursday.stream, revision: 3, position: 0, ids: [], repeated: false };
    const answered = await college.ask('harriet', undo, { id: thursday.registerId, b: batchId });
    reply = undefined;
    expect(answered.data).toEqual({
      undoMarks: {
        register: { _id: thursday.registerId },
        restored: 1,
        kept: [{ userId: emmett, name: 'Emmett Solano', why: 'changedSince' }],
      },
    });
  });
});
