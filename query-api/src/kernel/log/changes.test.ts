import { describe, expect, test } from '@jest/globals';
import type { CatalogueEvent } from '@paideia/events/catalogue.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import { changesOf } from './changes.ts';
import type { LoggedEvent } from './logged-event.ts';

const [ada, ben, year1, campus] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const changed = (stream: string, ...events: readonly CatalogueEvent[]) => {
  const logged = events.map(({ type, data }, n): LoggedEvent => ({
    type,
    data,
    stream,
    revision: n,
    position: n + 1,
    meta: { at: '2026-11-20T09:00:00.000Z', actorId: ada, channel: 'WEB', correlationId: 'c', payloadHash: 'h' },
  }));
  return changesOf(logged);
};
/** It says what the last event changed, as `field: before -> after`; a field of one of several is `owner.field`. */
const last = (stream: string, ...events: readonly CatalogueEvent[]) =>
  changed(stream, ...events)
    .at(-1)!
    .changes.map(
      ({ owner: id, field, before, after }) =>
        `${id && `${id[0]!}.`}${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
    );

const leave = `leaveRequest-${'1'.repeat(24)}`;
const whose = { leaveRequestId: '1'.repeat(24), userId: ada, groupId: year1, regionId: campus };
const wish = {
  attendanceType: 'absence' as const,
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  periods: [],
  time: null,
};
const submitted: CatalogueEvent = {
  type: 'LeaveRequestSubmitted',
  data: { ...whose, ...wish, reason: 'Dentist', studentNotes: null },
};
const approved: CatalogueEvent = {
  type: 'LeaveRequestApproved',
  data: { ...whose, ...wish, adminComments: 'Fine', by: ben, formerly: 'pending' },
};
const acknowledged: CatalogueEvent = {
  type: 'LeaveRequestAcknowledged',
  data: { ...whose, ...wish, adminComments: 'Fine', by: ben, formerly: 'approved' },
};

const bill = { invoiceId: '7'.repeat(24), userId: ada, regionId: campus, currency: 'USD' };
const issued: CatalogueEvent = {
  type: 'InvoiceIssued',
  data: {
    ...bill,
    lines: [],
    taxRate: 0,
    subtotal: 10_000,
    tax: 0,
    total: 10_000,
    date: '2026-09-07',
    dueDate: '2026-10-01',
    remarks: null,
  },
};
const paid = (amount: number, reference: string | null): CatalogueEvent => ({
  type: 'PaymentRecorded',
  data: { ...bill, paymentId: '8'.repeat(24), amount, method: 'bank', date: '2026-10-01', reference },
});

const december = { currency: 'HUF', year: 2026, month: 12, combinedDate: '2026-12' };

const [survey, church, ruth] = ['c', 'd', 'e'].map((digit) => digit.repeat(24)) as [string, string, string];
const planned = (courseId: string, order: number, more: Partial<PlannedCourse> = {}): PlannedCourse => ({
  courseId,
  order,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName: 'Autumn',
  teacherIds: [],
  ...more,
});
const plan = (...items: PlannedCourse[]): CatalogueEvent => ({
  type: 'GroupCoursesSet',
  data: { groupId: year1, regionId: campus, items },
});

const register = `attendanceRegister-${year1}_20261012_P1`;
const place = {
  registerId: `${year1}_20261012_P1`,
  groupId: year1,
  regionId: campus,
  date: '2026-10-12',
  periodKey: 'P1',
  term: 'Autumn',
};
const opened: CatalogueEvent = {
  type: 'RegisterOpened',
  data: {
    ...place,
    schemaId: '5'.repeat(24),
    schemaVersion: 1,
    startsAt: '2026-10-12T14:30:00.000Z',
    endsAt: '2026-10-12T16:00:00.000Z',

    closesAt: '2026-10-13T06:00:00.000Z',
    minutesLateThreshold: 15,
    students: [ada, ben],
    preset: [{ userId: ben, leaveRequestId: '1'.repeat(24) }],
    presetAbsent: [],
  },
};
const batchId = '00000000-0000-5000-8000-000000000000';
const marked = (userId: string, status: 'present' | 'absent'): CatalogueEvent => ({
  type: 'AttendanceRecorded',
  data: {
    ...place,
    userId,
    input: status,
    status,
    excuses: [],
    arrivedAt: null,
    minutesLate: null,
    batchId,
    takenBy: ben,
  },
});
const account = `userAccount-${ada}`;
const invited: CatalogueEvent = {
  type: 'UserInvited',
  data: {
    userId: ada,
    email: 'ada@example.org',
    emailKey: 'k',
    regionIds: [campus],
    groupIds: [],
    roles: ['user'],
    invitedBy: ben,
  },
};

describe('before and after', () => {
  const rows: readonly [string, string, readonly CatalogueEvent[], readonly string[]][] = [
    [
      'a first event sets everything that is not empty, without ids of records and of who did it',
      leave,
      [submitted],
      [
        ...[
          `userId: null -> "${ada}"`,
          `groupId: null -> "${year1}"`,
          `regionId: null -> "${campus}"`,
          'attendanceType: null -> "absence"',
        ],
        ...[
          'fromDate: null -> "2026-11-24"',
          'toDate: null -> "2026-11-24"',
          'periods: null -> []',
          'reason: null -> "Dentist"',
          'status: null -> "pending"',
        ],
      ],
    ],
    [
      'a rate of exchange keeps its decimals, of which figures are shown two at most',
      'forexRates-HUF_2026',
      [
        { type: 'ForexRateRecorded', data: { ...december, rate: 0.00281 } },
        { type: 'ForexRateCorrected', data: { ...december, from: 0.00281, rate: 0.00279 } },
      ],
      ['2.rate: "0.00281" -> "0.00279"'],
    ],
    [
      'a first plan says when and by whom each course is held',
      `group-${year1}`,
      [plan(planned(survey, 1, { teacherIds: [ruth] }))],
      [
        `courseIds: null -> ["${survey}"]`,
        'c.fromDate: null -> "2026-09-07"',
        'c.toDate: null -> "2026-12-18"',
        'c.term: null -> "Autumn"',
        `c.teacherIds: null -> ["${ruth}"]`,
      ],
    ],
    [
      'a plan with other days says of which course, and no more of it',
      `group-${year1}`,
      [
        plan(planned(survey, 1), planned(church, 2, { teacherIds: [ruth] })),
        plan(planned(survey, 1, { fromDate: '2026-09-14' }), planned(church, 2, { termName: 'Spring' })),
      ],
      ['c.fromDate: "2026-09-07" -> "2026-09-14"', 'd.term: "Autumn" -> "Spring"', `d.teacherIds: ["${ruth}"] -> null`],
    ],
    [
      'a decision changes the status and the comment, not what it repeats',
      leave,
      [submitted, approved],
      ['adminComments: null -> "Fine"', 'status: "pending" -> "approved"'],
    ],
    [
      'a decision the other way starts from the first one',
      leave,
      [submitted, approved, acknowledged],
      ['status: "approved" -> "acknowledged"'],
    ],
    [
      'a withdrawal ends it',
      leave,
      [submitted, { type: 'LeaveRequestWithdrawn', data: whose }],
      ['status: "pending" -> "withdrawn"'],
    ],
    [
      'a mark is of its student',
      register,
      [opened, marked(ada, 'present')],
      ['a.input: null -> "present"', 'a.status: null -> "present"'],
    ],
    [
      'another student’s mark is not what was before',
      register,
      [opened, marked(ada, 'present'), marked(ben, 'absent')],
      ['b.input: null -> "absent"', 'b.status: "excused" -> "absent"'],
    ],
    [
      'an excuse starts from the mark',
      register,
      [
        opened,
        marked(ada, 'absent'),
        {
          type: 'AttendanceExcused',
          data: { ...place, userId: ada, cause: 'leave', causeId: '1', original: 'absent', status: 'excused' },
        },
      ],
      ['a.status: "absent" -> "excused"', 'a.cause: null -> "leave"'],
    ],
    [
      'an excuse that is taken back leaves what is restored',
      register,
      [
        opened,
        {
          type: 'AttendanceExcuseRevoked',
          data: { ...place, userId: ben, cause: 'leave', causeId: '1', restored: 'absent' },
        },
      ],
      ['b.status: "excused" -> "absent"', 'b.cause: "leave" -> null'],
    ],
    [
      'an undo restores each student',
      register,
      [
        ...[opened, marked(ada, 'present')],
        {
          type: 'MarksUndone',
          data: {
            ...place,
            batchId,
            restored: [{ userId: ada, input: null, status: null, arrivedAt: null, minutesLate: null }],
            kept: [],
          },
        },
      ],
      ['a.input: "present" -> null', 'a.status: "present" -> null'],
    ],
    [
      'closing makes absent who was not marked',
      register,
      [opened, marked(ben, 'present'), { type: 'RegisterClosed', data: { ...place, absentees: [ada] } }],
      ['register: "open" -> "closed"', 'a.status: null -> "absent"'],
    ],
    [
      'a correction says itself what was before',
      register,
      [
        {
          type: 'AttendanceCorrected',
          data: { ...place, userId: ada, from: 'absent', to: 'late', reason: 'Came', by: ben },
        },
      ],
      ['a.input: null -> "late"', 'a.status: "absent" -> "late"', 'a.reason: null -> "Came"'],
    ],
    [
      'roles are all roles, before and after',
      account,
      [invited, { type: 'RolesGranted', data: { userId: ada, roles: ['manager'], by: ben } }],
      ['roles: ["user"] -> ["user","manager"]'],
    ],
    [
      'roles that go leave the others',
      account,
      [
        invited,
        { type: 'RolesGranted', data: { userId: ada, roles: ['manager'], by: ben } },
        { type: 'RolesRevoked', data: { userId: ada, roles: ['user'], by: ben } },
      ],
      ['roles: ["user","manager"] -> ["manager"]'],
    ],
    [
      'roles of a region are of that region',
      account,
      [
        invited,
        {
          type: 'RegionRolesGranted',
          data: { userId: ada, regionId: campus, slug: 'PL', roleNames: ['dean'], by: ben },
        },
      ],
      ['d.roleNames: null -> ["dean"]'],
    ],
    [
      'an account that was active comes back active',
      account,
      [
        ...[invited, { type: 'UserActivated', data: { userId: ada } } as const],
        ...[
          { type: 'UserDeactivated', data: { userId: ada, reason: 'left', by: ben } } as const,
          { type: 'UserReactivated', data: { userId: ada, reason: 'left', by: ben } } as const,
        ],
      ],
      ['status: "deactivated" -> "active"'],
    ],
    [
      'a profile changes what it names',
      `userProfile-${ada}`,
      [
        {
          type: 'UserProfileCreated',
          data: { userId: ada, changed: { firstName: 'Ada', lastName: 'Byron' }, locale: 'en' },
        },
        { type: 'UserProfileUpdated', data: { userId: ada, changed: { lastName: 'Lovelace' } } },
      ],
      ['lastName: "Byron" -> "Lovelace"'],
    ],
    [
      'what was erased shows nothing',
      `userProfile-${ada}`,
      [{ type: 'UserProfileUpdated', data: { userId: ada, changed: { lastName: null } } }],
      [],
    ],
    [
      'a setting is known by its key',
      'siteSettings-global',
      [{ type: 'SiteSettingChanged', data: { key: 'appName', from: 'Paideia', to: 'Cedar' } }],
      ['a.value: "Paideia" -> "Cedar"'],
    ],
    [
      'a setting that is a region, groups, a person or a language is said by names, and not by ids',
      'siteSettings-global',
      [
        { type: 'SiteSettingChanged', data: { key: 'alumniGroupIds', from: null, to: '' } },
        { type: 'SiteSettingChanged', data: { key: 'alumniGroupIds', from: '', to: `${year1},${ben}` } },
      ],
      [`a.value: "" -> [{"kind":"group","id":"${year1}"},{"kind":"group","id":"${ben}"}]`],
    ],
    [
      'as a language is',
      'siteSettings-global',
      [{ type: 'SiteSettingChanged', data: { key: 'defaultLocale', from: 'en', to: 'de_DE' } }],
      ['d.value: {"language":"en"} -> {"language":"de_DE"}'],
    ],
    [
      'another setting is not what was before',
      'siteSettings-global',
      [
        { type: 'SiteSettingChanged', data: { key: 'appName', from: null, to: 'Cedar' } },
        { type: 'SiteSettingChanged', data: { key: 'orgName', from: null, to: 'College' } },
      ],
      ['o.value: null -> "College"'],
    ],
    [
      'subtitles in a second language do not change the language of the first',
      `videoUpload-${'8'.repeat(24)}`,
      ['en', 'pl_PL'].map((locale): CatalogueEvent => ({
        type: 'VideoSubtitlesSet',
        data: { videoId: '8'.repeat(24), locale, fileId: '9'.repeat(24) },
      })),
      ['locale: null -> {"language":"pl_PL"}'],
    ],
    [
      'a payment changes the sums of its invoice, and says its own words once',
      `invoice-${'7'.repeat(24)}`,
      [issued, paid(4_000, 'Cheque 1'), paid(6_000, null)],
      [
        'method: null -> "bank"',
        'date: null -> "2026-10-01"',
        'paid: {"amount":4000,"currency":"USD"} -> {"amount":10000,"currency":"USD"}',
        'balance: {"amount":6000,"currency":"USD"} -> {"amount":0,"currency":"USD"}',
        'status: "part-paid" -> "paid"',
      ],
    ],
  ];
  test.each(rows)('%s', (_, stream, events, expected) => expect(last(stream, ...events)).toEqual(expected));

  test('the last known values are those of the stream as a whole', () => {
    expect(changed(leave, submitted, approved).map(({ known }) => [known.status, known.reason])).toEqual([
      ['pending', 'Dentist'],
      ['approved', 'Dentist'],
    ]);
  });
  test('a type without a row changes the fields that it has', () => {
    const logged: LoggedEvent = {
      type: 'NobodyKnowsThis',
      data: { colour: 'red' },
      stream: 'newThing-1',
      revision: 0,
      position: 1,
      meta: { at: '2026-11-20T09:00:00.000Z', actorId: null, channel: 'WEB', correlationId: 'c', payloadHash: 'h' },
    };
    expect(changesOf([logged])[0]!.changes).toEqual([{ owner: '', field: 'colour', before: null, after: 'red' }]);
    expect(changesOf([{ ...logged, data: null }])[0]!.changes).toEqual([]);
  });
});
