import type { CatalogueEvent } from '@paideia/events/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';
import { auditProjection } from '@paideia/projection-service/audit/audit.projection.ts';
import { auditEvents } from '@paideia/projection-service/audit/audit.view.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { auditMessages } from './audit.examples.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [tobias, silas, freya, year1, campus, leaveRequestId, schemaId] = ['1', '2', '3', '4', '5', '6', '7'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const catalogue = {
  ...specCatalogue,
  ...Object.fromEntries(
    auditMessages.map(({ id: key, defaultMessage }) => [
      key,
      { category: 'audit', description: '', en: defaultMessage },
    ]),
  ),
};

const leave = `leaveRequest-${leaveRequestId}`;
const registerId = `${year1}_20261124_P1`;
const register = `attendanceRegister-${registerId}`;
const place = { registerId, groupId: year1, regionId: campus, date: '2026-11-24', periodKey: 'P1', term: 'Autumn' };
const whose = { leaveRequestId, userId: freya, groupId: year1, regionId: campus };
const wish = {
  attendanceType: 'absence' as const,
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  periods: [],
  time: null,
};
const decision = {
  ...whose,
  attendanceType: 'absence' as const,
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  periods: [],
  by: silas,
};
const region = {
  name: 'Cedar Ridge',
  slug: 'US',
  type: 'CHARIS_CAMPUS' as const,
  zone: 'AMERICAS',
  currency: 'USD',
  timeZone: 'America/Denver',
  description: null,
  phone: null,
  ...noAddress,
};
const group = {
  name: 'Day Year 1',
  programYear: 1,
  startDate: null,
  endDate: null,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: false,
};
const grading = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};

const history: readonly {
  stream: string;
  event: CatalogueEvent;
  at: string;
  actorId?: string | null;
  more?: Partial<Metadata>;
}[] = [
  {
    stream: `region-${campus}`,
    event: { type: 'RegionCreated', data: { regionId: campus, ...region } },
    at: '2026-09-01T08:00:00.000Z',
  },
  {
    stream: `attendanceSchema-${schemaId}`,
    event: {
      type: 'AttendanceSchemaDefined',
      data: { schemaId, name: 'Day program', schemaVersion: 1, terms: [], periods: [], grading },
    },
    at: '2026-09-01T08:01:00.000Z',
  },
  {
    stream: `group-${year1}`,
    event: { type: 'GroupCreated', data: { groupId: year1, regionId: campus, ...group } },
    at: '2026-09-01T08:02:00.000Z',
  },
  {
    stream: `userProfile-${freya}`,
    event: {
      type: 'UserProfileCreated',
      data: { userId: freya, changed: { firstName: 'Freya', lastName: 'Halloran' }, locale: 'en' },
    },
    at: '2026-09-01T08:03:00.000Z',
  },
  {
    stream: leave,
    event: { type: 'LeaveRequestSubmitted', data: { ...whose, ...wish, reason: 'Dentist', studentNotes: null } },
    at: '2026-11-18T08:00:00.000Z',
    actorId: freya,
  },
  {
    stream: leave,
    event: { type: 'LeaveRequestApproved', data: { ...decision, adminComments: 'Fine', formerly: 'pending' } },
    at: '2026-11-19T08:00:00.000Z',
    actorId: silas,
    more: { impersonatedUserId: freya },
  },
  {
    stream: register,
    event: {
      type: 'RegisterOpened',
      data: {
        ...place,
        schemaId,
        schemaVersion: 1,
        startsAt: '2026-11-24T15:30:00.000Z',
        endsAt: '2026-11-24T17:00:00.000Z',
        closesAt: '2026-11-25T06:59:00.000Z',
        minutesLateThreshold: 15,
        students: [freya],
        preset: [{ userId: freya, leaveRequestId }],
        presetAbsent: [],
      },
    },
    at: '2026-11-24T15:25:00.000Z',
    actorId: silas,
  },
  {
    stream: leave,
    event: { type: 'LeaveRequestAcknowledged', data: { ...decision, adminComments: 'Sorry', formerly: 'approved' } },
    at: '2026-11-24T16:00:00.000Z',
    actorId: silas,
  },
  {
    stream: register,
    event: {
      type: 'AttendanceExcuseRevoked',
      data: { ...place, userId: freya, cause: 'leave', causeId: leaveRequestId, restored: 'absent' },
    },
    at: '2026-11-24T16:00:01.000Z',
    actorId: null,
    more: { channel: 'SYSTEM', causationId: '00000000-0000-5000-8000-000000000001' },
  },
];

let api: ApiSpec;
let auditor: string;
let admin: string;
beforeAll(async () => {
  api = await apiSpec({ catalogue });
  auditor = await api.signIn(
    userView({
      _id: tobias,
      email: 't@example.org',
      fullName: 'Tobias Lindqvist',
      roles: ['superadmin', 'admin', 'user'],
    }),
  );
  admin = await api.signIn(
    userView({ _id: silas, email: 's@example.org', fullName: 'Silas Demarest', roles: ['admin', 'user'] }),
  );
  await api.signIn(userView({ _id: freya, email: 'f@example.org', fullName: 'Freya Halloran' }));
  for (const { stream, event, at, actorId = tobias, more } of history)
    await api.append(stream, event, { at, actorId, ...more });
  const recorded: Recorded[] = [];
  for await (const { events } of api.log.readAll(0)) {
    for (const { stream, revision, position, id: eventId, type, meta } of events) {
      recorded.push({
        id: eventId,
        type,
        stream,
        revision,
        position,
        meta: meta as Metadata,
        data: history[recorded.length]!.event.data,
      });
    }
  }
  await api.put(auditEvents, ...foldInMemory(auditProjection, recorded).all(auditEvents));
});
afterAll(() => api.close());

type Entry = { readonly type: string; readonly sentence: string };
const list = async (args: string, cookie = auditor) => {
  const { data, errors } = await api.post(`{ allAuditEvents${args} { items { type } total } }`, {}, { cookie });
  return (
    errors[0]?.extensions.code ??
    (data?.allAuditEvents as { items: Entry[] } | undefined)?.items.map(({ type }) => type)
  );
};

describe('the system log', () => {
  test.each([
    [
      '(filter: { stream: "leaveRequest-666666666666666666666666" })',
      ['LeaveRequestAcknowledged', 'LeaveRequestApproved', 'LeaveRequestSubmitted'],
    ],
    [
      '(filter: { category: "attendanceRegister" }, sortField: "at", sortOrder: "ASC")',
      ['RegisterOpened', 'AttendanceExcuseRevoked'],
    ],
    ['(filter: { type: "GroupCreated" })', ['GroupCreated']],
    [`(filter: { actorId: "${freya}" })`, ['LeaveRequestSubmitted']],
    [`(filter: { subjectId: "${freya}", to: "2026-09-30" })`, ['UserProfileCreated']],
    [
      '(filter: { from: "2026-11-24", to: "2026-11-24" })',
      ['AttendanceExcuseRevoked', 'LeaveRequestAcknowledged', 'RegisterOpened'],
    ],
    ['(filter: { q: "leaveRequestA" })', ['LeaveRequestAcknowledged', 'LeaveRequestApproved']],
    ['(perPage: 1)', ['AttendanceExcuseRevoked']],
    ['(filter: { to: "never" })', 'invalid'],
  ])('%s', async (args, expected) => expect(await list(args)).toEqual(expected));

  test('is for superadmins only, in every way', async () => {
    expect(await list('', admin)).toBe('noAccess');
    for (const query of [
      `{ AuditEvent(id: "1") { id } }`,
      `{ eventTimeline(stream: "${leave}") { type } }`,
      `{ stateAt(stream: "${leave}") { state } }`,
    ]) {
      expect((await api.post(query, {}, { cookie: admin })).errors[0]?.extensions.code).toBe('noAccess');
      expect((await api.post(query)).errors[0]?.extensions.code).toBe('session.none');
    }
  });
  test('says who did what to whom, and what was there before', async () => {
    const { data } = await api.post(
      `{ allAuditEvents(filter: { type: "LeaveRequestApproved" }) { items { id sentence actorName impersonatedUserName subjectName category changes { field before after } data } } }`,
      {},
      { cookie: auditor },
    );
    const [item] = (data?.allAuditEvents as { items: Record<string, unknown>[] }).items;
    expect(item).toMatchObject({
      sentence: 'Silas Demarest approved Freya Halloran’s leave request for 24 November (signed in as Freya Halloran)',
      category: 'leaveRequest',
      actorName: 'Silas Demarest',
      impersonatedUserName: 'Freya Halloran',
      subjectName: 'Freya Halloran',
      changes: [
        { field: 'Staff’s comments', before: null, after: 'Fine' },
        { field: 'Status', before: 'pending', after: 'approved' },
      ],
    });
    expect(item?.data).toMatchObject({ adminComments: 'Fine', userId: freya });
    const one = await api.post(`{ AuditEvent(id: "${item?.id as string}") { sentence } }`, {}, { cookie: auditor });
    expect(one.data?.AuditEvent).toEqual({ sentence: item?.sentence });
  });
});

describe('the timeline of a stream', () => {
  const timeline = async (args: string) =>
    (
      await api.post(
        `{ eventTimeline(${args}) { revision sentence causationId changes { field before after } } }`,
        {},
        { cookie: auditor },
      )
    ).data?.eventTimeline as {
      readonly revision: number;
      readonly sentence: string;
    }[];
  test('tells its events in order, up to a revision', async () => {
    expect((await timeline(`stream: "${leave}"`)).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect((await timeline(`stream: "${leave}", upTo: 1`)).map(({ revision }) => revision)).toEqual([0, 1]);
    expect(await timeline('stream: "leaveRequest-ffffffffffffffffffffffff"')).toEqual([]);
  });
  test('names whose field changed where a stream is about several people, and what caused it', async () => {
    expect((await timeline(`stream: "${register}"`)).at(-1)).toEqual({
      revision: 1,
      sentence: 'The leave no longer excuses Freya Halloran on 24 November, period 1: absent',
      causationId: '00000000-0000-5000-8000-000000000001',
      changes: [
        { field: 'Status, Freya Halloran', before: 'excused', after: 'absent' },
        { field: 'Excused by, Freya Halloran', before: 'approved leave', after: null },
      ],
    });
  });
  test('of something that is no stream is refused', async () => {
    const { errors } = await api.post('{ eventTimeline(stream: "../etc") { type } }', {}, { cookie: auditor });
    expect(errors[0]?.extensions.code).toBe('invalid');
  });
});

describe('a record as it stood then', () => {
  const stateAt = async (args: string) => {
    const { data, errors } = await api.post(
      `{ stateAt(${args}) { stream revision at events state } }`,
      {},
      { cookie: auditor },
    );
    return errors[0]?.extensions.code ?? data?.stateAt;
  };
  test.each([
    [
      'revision: 0',
      0,
      {
        status: 'pending',
        adminComments: null,
        reason: 'Dentist',
        studentName: 'Freya Halloran',
        groupName: 'Day Year 1',
      },
    ],
    ['revision: 1', 1, { status: 'approved', adminComments: 'Fine' }],
    ['at: "2026-11-20T00:00:00.000Z"', 1, { status: 'approved' }],
    ['at: "2026-11-24T16:00:00.000Z"', 2, { status: 'acknowledged', adminComments: 'Sorry' }],
  ])('leave, %s', async (when, revision, state) => {
    expect(await stateAt(`stream: "${leave}", ${when}`)).toMatchObject({
      stream: leave,
      revision,
      events: revision + 1,
      state,
    });
  });
  test('leave, now', async () =>
    expect(await stateAt(`stream: "${leave}"`)).toMatchObject({
      revision: 2,
      at: '2026-11-24T16:00:00.000Z',
      state: { status: 'acknowledged' },
    }));
  test('a register, with its marks', async () => {
    expect(await stateAt(`stream: "${register}", revision: 0`)).toMatchObject({
      state: { status: 'open', date: '2026-11-24', marks: [{ userId: freya, status: 'excused' }] },
    });
    expect(await stateAt(`stream: "${register}"`)).toMatchObject({
      state: { marks: [{ userId: freya, status: 'absent' }], grading },
    });
  });
  test('a user, a group and a region, without sums that other streams make', async () => {
    expect(await stateAt(`stream: "userProfile-${freya}"`)).toMatchObject({ state: { fullName: 'Freya Halloran' } });
    expect(await stateAt(`stream: "group-${year1}"`)).toMatchObject({ state: { name: 'Day Year 1', archived: false } });
    const { state } = (await stateAt(`stream: "region-${campus}"`)) as { state: object };
    expect(state).toMatchObject({ name: 'Cedar Ridge', closed: false });
    expect(state).not.toHaveProperty('userCount');
  });
  test.each([
    [`stream: "${leave}", at: "2026-11-01T00:00:00.000Z"`, 'notFound'],
    ['stream: "leaveRequest-ffffffffffffffffffffffff"', 'notFound'],
    ['stream: "emailClaim-x"', 'invalid'],
    ['stream: "constructor-x"', 'invalid'],
    [`stream: "${leave}", at: "yesterday"`, 'invalid'],
  ])('%s: %s', async (args, code) => expect(await stateAt(args)).toBe(code));
});
