import { describe, expect, test } from '@jest/globals';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { AttendanceSchemaEvent } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { UserPreferencesEvent, UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import type { RegionEvent } from '@paideia/events/regions/region.events.ts';
import type { SettingKey, SiteSettingsEvent } from '@paideia/events/site-settings/site-setting.events.ts';
import { specFor } from '../kernel/spec.ts';
import { usersProjection } from './users.projection.ts';
import { retractedUsers, users } from './users.view.ts';

type Event =
  | UserAccountEvent
  | UserProfileEvent
  | UserPreferencesEvent
  | EnrolmentEvent
  | GroupEvent
  | RegionEvent
  | SiteSettingsEvent
  | AttendanceSchemaEvent;
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [userId, other, campus, alumniRegion, year1, library, schemaId, by] = [1, 2, 3, 4, 5, 6, 7, 8].map(hex) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const { given: givenAny } = specFor(usersProjection);
const given = (...events: readonly Event[]) => givenAny(...events);

const region = (regionId: string, name: string, slug: string): RegionEvent => ({
  type: 'RegionCreated',
  data: {
    regionId,
    name,
    slug,
    type: 'CHARIS_CAMPUS',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: 'America/Denver',
    description: null,
    phone: null,
    ...noAddress,
  },
});
const group = (groupId: string, regionId: string, name: string): GroupEvent => ({
  type: 'GroupCreated',
  data: {
    groupId,
    regionId,
    name,
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: 'en',
    offlineApp: false,
    selfSignUp: false,
    freeOfCharge: false,
  },
});
const schema: AttendanceSchemaEvent = {
  type: 'AttendanceSchemaDefined',
  data: {
    schemaId,
    name: 'Day program',
    schemaVersion: 1,
    terms: [],
    periods: [],
    grading: {
      minutesLateThreshold: 15,
      graceAbsentsPerTerm: 3,
      graceLatesPerTerm: 4,
      absenceDeduction: 1,
      lateDeduction: 0.5,
    },
  },
};
const invited: UserAccountEvent = {
  type: 'UserInvited',
  data: {
    userId,
    email: 'freya@example.org',
    emailKey: 'k',
    regionIds: [campus],
    groupIds: [year1],
    roles: ['user'],
    invitedBy: by,
  },
};
const profile: UserProfileEvent = {
  type: 'UserProfileCreated',
  data: { userId, changed: { firstName: 'Freya', lastName: 'Łąska' }, locale: 'pl_PL' },
};
const activated: UserAccountEvent = { type: 'UserActivated', data: { userId } };
const enrolled = (groupId: string, regionId = campus): EnrolmentEvent => ({
  type: 'EnrolmentStarted',
  data: { groupId, userId, regionId, date: '2026-09-07', source: 'admin' },
});
const completed: EnrolmentEvent = {
  type: 'EnrolmentCompleted',
  data: { groupId: year1, userId, regionId: campus, date: '2027-05-07', gradYear: 2027, gradLocation: 'Cedar Ridge' },
};
const graduated = (programYear: number, groupId = year1): EnrolmentEvent => ({
  type: 'StudentGraduated',
  data: {
    groupId,
    userId,
    regionId: campus,
    date: '2027-05-07',
    programYear,
    gradYear: 2027,
    gradLocation: 'Cedar Ridge',
    alumniRegionIds: [],
    alumniGroupIds: [],
  },
});
const setting = (key: SettingKey, to: string): SiteSettingsEvent => ({
  type: 'SiteSettingChanged',
  data: { key, from: null, to },
});
const college = [
  setting('alumniRegionId', alumniRegion),
  region(campus, 'Cedar Ridge', 'US-CedarRidge'),
  region(alumniRegion, 'Alumni', 'US-Alumni'),
  schema,
  group(year1, campus, 'Day Year 1'),
  group(library, alumniRegion, 'Library'),
];

describe('an account', () => {
  test('is invited under an address, with roles and the names of its regions', () => {
    given(...college, invited).then(users, userId, {
      _id: userId,
      _revision: 0,
      status: 'invited',
      email: 'freya@example.org',
      roles: ['user'],
      createdBy: by,
      createdAt: '2026-11-20T09:00:00.000Z',
      regionIds: [campus],
      regions: [{ _id: campus, name: 'Cedar Ridge', slug: 'US-CedarRidge' }],
      emailVerified: false,
      groups: [],
    });
  });
  test('has the name of its profile, sorted by family name without accents', () => {
    const one = given(invited, profile);
    one.then(users, userId, {
      fullName: 'Freya Łąska',
      nameKey: 'laska freya',
      locale: 'pl_PL',
      profileRevision: 0,
      _revision: 0,
    });
    given(invited, profile, {
      type: 'UserProfileUpdated',
      data: { userId, changed: { lastName: 'Halloran', phones: [{ type: 'mobile', number: '1' }] } },
    }).then(users, userId, {
      fullName: 'Freya Halloran',
      nameKey: 'halloran freya',
      firstName: 'Freya',
      phones: [{ type: 'mobile', number: '1' }],
      profileRevision: 1,
    });
  });
  test('reads empty where its key was erased', () => {
    given(
      { ...invited, data: { ...invited.data, email: null } },
      {
        type: 'UserProfileCreated',
        data: { userId, changed: { firstName: null, lastName: null }, locale: 'en' },
      },
    ).then(users, userId, { email: null, firstName: '', lastName: '', fullName: '', nameKey: '' });
  });
  test('takes a profile that comes before it', () => {
    given(profile, invited).then(users, userId, {
      fullName: 'Freya Łąska',
      email: 'freya@example.org',
      locale: 'pl_PL',
    });
  });
  test('becomes active, is deactivated, and comes back as what it was', () => {
    const off: UserAccountEvent = { type: 'UserDeactivated', data: { userId, reason: 'left', by } };
    const on: UserAccountEvent = { type: 'UserReactivated', data: { userId, reason: 'back', by } };
    given(invited, { type: 'EmailVerified', data: { userId } }, activated).then(users, userId, {
      status: 'active',
      emailVerified: true,
    });
    given(invited, activated, off).then(users, userId, { status: 'deactivated', _revision: 2 });
    given(invited, activated, off, on).then(users, userId, { status: 'active' });
    given(invited, off, on).then(users, userId, { status: 'invited' });
  });
  test('gains and loses roles', () => {
    const granted: UserAccountEvent = { type: 'RolesGranted', data: { userId, roles: ['manager', 'user'], by } };
    given(invited, granted).then(users, userId, { roles: ['user', 'manager'] });
    given(invited, granted, { type: 'RolesRevoked', data: { userId, roles: ['manager'], by } }).then(users, userId, {
      roles: ['user'],
    });
  });
  test('gains and loses roles of one region', () => {
    const granted: UserAccountEvent = {
      type: 'RegionRolesGranted',
      data: { userId, regionId: campus, slug: 'US-CedarRidge', roleNames: ['manager', 'dean'], by },
    };
    const revoked = (roleNames: ('manager' | 'dean')[]): UserAccountEvent => ({
      type: 'RegionRolesRevoked',
      data: { userId, regionId: campus, slug: 'US-CedarRidge', roleNames, by },
    });
    given(invited, granted).then(users, userId, {
      regionRoles: [{ regionId: campus, slug: 'US-CedarRidge', roleNames: ['manager', 'dean'] }],
      regionRoleIds: [campus],
    });
    given(invited, granted, revoked(['dean'])).then(users, userId, {
      regionRoles: [{ regionId: campus, slug: 'US-CedarRidge', roleNames: ['manager'] }],
    });
    given(invited, granted, revoked(['dean', 'manager'])).then(users, userId, { regionRoles: [], regionRoleIds: [] });
  });
  test('moves to other regions, and follows their names', () => {
    const moved: UserAccountEvent = {
      type: 'UserRegionsChanged',
      data: { userId, regionIds: [alumniRegion, other], by },
    };
    const renamed: RegionEvent = {
      type: 'RegionUpdated',
      data: { regionId: alumniRegion, changed: { name: 'US Alumni' } },
    };
    given(...college, invited, moved, renamed).then(users, userId, {
      regionIds: [alumniRegion, other],
      regions: [
        { _id: alumniRegion, name: 'US Alumni', slug: 'US-Alumni' },
        { _id: other, name: '', slug: '' },
      ],
    });
  });
  test('keeps its regions when only the zone of one changes', () => {
    given(...college, invited, { type: 'RegionUpdated', data: { regionId: campus, changed: { zone: 'EUROPE' } } }).then(
      users,
      userId,
      {
        regions: [{ _id: campus, name: 'Cedar Ridge', slug: 'US-CedarRidge' }],
      },
    );
  });
  test('is an attendance admin while the region lists it', () => {
    const admins = (...userIds: string[]): RegionEvent => ({
      type: 'RegionAttendanceAdminsSet',
      data: { regionId: campus, userIds },
    });
    given(invited, admins(userId)).then(users, userId, { attendanceAdminOf: [campus] });
    given(invited, admins(userId), admins(userId, other)).then(users, userId, { attendanceAdminOf: [campus] });
    given(invited, admins(userId), admins(other)).then(users, userId, { attendanceAdminOf: [] });
    given(admins(userId), invited).then(users, userId, { attendanceAdminOf: [campus], email: 'freya@example.org' });
  });
  test('shows the welcome to the alumni until it is closed', () => {
    given(invited).then(users, userId, { showAlumniWelcome: true });
    given(invited, { type: 'AlumniWelcomeDismissed', data: { userId } }).then(users, userId, {
      showAlumniWelcome: false,
    });
  });
  test('knows which letters are wanted', () => {
    const set = (subscribed: boolean) =>
      ({
        type: 'NotificationPreferenceSet',
        data: { userId, notificationDefinitionId: 'examReminder', regionId: campus, subscribed },
      }) as const;
    given(invited, set(false)).then(users, userId, {
      notificationPreferences: [{ notificationDefinitionId: 'examReminder', regionId: campus, subscribed: false }],
    });
    given(invited, set(false), set(true)).then(users, userId, {
      notificationPreferences: [{ notificationDefinitionId: 'examReminder', regionId: campus, subscribed: true }],
    });
    given(invited, { type: 'AlumniEmailSubscriptionChanged', data: { userId, subscribed: false } }).then(
      users,
      userId,
      { subscribeAlumniEmail: false },
    );
  });
  test('remembers the chosen group and the accepted terms', () => {
    given(
      invited,
      { type: 'GroupSelected', data: { userId, groupId: year1 } },
      { type: 'TermsAccepted', data: { userId, termsVersion: '2' } },
    ).then(users, userId, {
      selectedGroup: year1,
      termsVersion: '2',
      termsAccepted: true,
    });
    given(invited).then(users, userId, { selectedGroup: null, termsVersion: null, termsAccepted: false });
  });
});

describe('the groups of an account', () => {
  const assigned: GroupEvent = {
    type: 'GroupAttendanceSchemaAssigned',
    data: { groupId: year1, regionId: campus, schemaId },
  };
  test('carry their names and schemas, whichever came first', () => {
    const expected = {
      _id: year1,
      name: 'Day Year 1',
      archived: false,
      attendanceSchemaId: schemaId,
      attendanceSchemaName: 'Day program',
      enrolment: 'active',
    };
    for (const events of [
      [...college, assigned, invited, enrolled(year1)],
      [invited, enrolled(year1), ...college, assigned],
      [...college.filter((one) => one !== schema), assigned, invited, enrolled(year1), schema],
      [...college.filter((one) => one !== schema), assigned, schema, invited, enrolled(year1)],
    ]) {
      const user = given(...events).one(users, userId);
      expect(user?.groups).toMatchObject([expected]);
      expect(user).toMatchObject({
        groupIds: [year1],
        groupRegionIds: [campus],
        attendanceSchemaIds: [schemaId],
        isActiveStudent: true,
      });
    }
  });
  test('stay after completion and go with a withdrawal', () => {
    given(...college, invited, enrolled(year1), completed).then(users, userId, {
      groupIds: [year1],
      isActiveStudent: false,
    });
    const withdrawn: EnrolmentEvent = {
      type: 'EnrolmentWithdrawn',
      data: { groupId: year1, userId, regionId: campus, date: '2026-10-01', reason: 'moved' },
    };
    given(...college, invited, enrolled(year1), withdrawn).then(users, userId, {
      groupIds: [],
      groups: [],
      isActiveStudent: false,
    });
  });
  test('go while the account is deactivated', () => {
    const enrolment = { groupId: year1, userId, regionId: campus, date: '2026-10-01' };
    const [suspended, resumed]: EnrolmentEvent[] = [
      { type: 'EnrolmentSuspended', data: enrolment },
      { type: 'EnrolmentResumed', data: enrolment },
    ];
    const none = { groupIds: [], isActiveStudent: false };
    given(...college, invited, enrolled(year1), suspended!).then(users, userId, none);
    given(...college, invited, enrolled(year1), suspended!, resumed!).then(users, userId, {
      groupIds: [year1],
      isActiveStudent: true,
    });
  });
  test('make no active student once archived, and again when restored', () => {
    const archived: GroupEvent = { type: 'GroupArchived', data: { groupId: year1, regionId: campus } };
    const restored: GroupEvent = { type: 'GroupRestored', data: { groupId: year1, regionId: campus } };
    given(...college, invited, enrolled(year1), archived).then(users, userId, { isActiveStudent: false });
    given(...college, invited, enrolled(year1), archived, restored).then(users, userId, { isActiveStudent: true });
    given(...college, archived, invited, enrolled(year1)).then(users, userId, { isActiveStudent: false });
  });
  test('are called what the group is called now, also for who joins later', () => {
    const renamed: GroupEvent = {
      type: 'GroupUpdated',
      data: { groupId: year1, regionId: campus, changed: { name: 'First year' } },
    };
    for (const events of [
      [invited, enrolled(year1), renamed],
      [renamed, invited, enrolled(year1)],
    ])
      expect(
        given(...college, ...events)
          .one(users, userId)
          ?.groups.map(({ name }) => name),
      ).toEqual(['First year']);
  });
  const [news, joined] = [group(library, alumniRegion, 'Library'), enrolled(library, alumniRegion)];
  test.each([
    ['alumniRegionId', alumniRegion],
    ['alumniGroupIds', `${library},${other}`],
  ] as const)('of the alumni make no active student while the setting %s says so', (key, to) => {
    const set = setting(key, to);
    const alumnus = { isActiveStudent: false, groupIds: [library] };
    for (const events of [
      [set, news, invited, joined],
      [news, set, invited, joined],
      [news, invited, joined, set],
      [invited, joined, news, set],
    ])
      given(...events).then(users, userId, alumnus);
    // Another place, or the slug alone, says nothing of this group.
    for (const events of [[], [set, setting(key, key === 'alumniRegionId' ? campus : '')]])
      given(region(alumniRegion, 'Alumni', 'US-Alumni'), news, invited, joined, ...events).then(users, userId, {
        isActiveStudent: true,
      });
  });
  test('of the alumni stay theirs while one of two settings says so', () => {
    given(
      ...[setting('alumniRegionId', alumniRegion), setting('alumniGroupIds', `${library},${other}`)],
      ...[news, invited, joined, setting('alumniRegionId', '')],
    ).then(users, userId, { isActiveStudent: false });
  });
});

describe('an alumnus', () => {
  const rows: readonly [
    string,
    readonly Event[],
    { isAlumni: boolean; isAlumniOnly: boolean; isActiveStudent: boolean },
  ][] = [
    [
      'of program year 1 is none',
      [enrolled(year1), completed, graduated(1)],
      { isAlumni: false, isAlumniOnly: false, isActiveStudent: false },
    ],
    [
      'of program year 2 is one, and nothing else',
      [enrolled(year1), completed, graduated(2)],
      { isAlumni: true, isAlumniOnly: true, isActiveStudent: false },
    ],
    [
      'who reads in the library is still nothing else',
      [enrolled(year1), completed, graduated(2), enrolled(library, alumniRegion)],
      { isAlumni: true, isAlumniOnly: true, isActiveStudent: false },
    ],
    [
      'who studies again is an active student too',
      [enrolled(year1), completed, graduated(2), enrolled(other)],
      { isAlumni: true, isAlumniOnly: false, isActiveStudent: true },
    ],
    [
      'who works here is not only an alumnus',
      [graduated(2), { type: 'RolesGranted', data: { userId, roles: ['manager'], by } }],
      { isAlumni: true, isAlumniOnly: false, isActiveStudent: false },
    ],
    [
      'who teaches in a region is not only an alumnus',
      [
        graduated(2),
        {
          type: 'RegionRolesGranted',
          data: { userId, regionId: campus, slug: 'US-CedarRidge', roleNames: ['instructor'], by },
        },
      ],
      { isAlumni: true, isAlumniOnly: false, isActiveStudent: false },
    ],
  ];
  test.each(rows)('%s', (_, events, expected) => {
    given(...college, invited, ...events).then(users, userId, expected);
  });
  test('has a year and a place', () => {
    given(...college, invited, graduated(2)).then(users, userId, { gradYear: 2027, gradLocation: 'Cedar Ridge' });
    const undone: EnrolmentEvent = {
      type: 'GraduationUndone',
      data: {
        groupId: year1,
        userId,
        regionId: campus,
        date: '2027-05-10',
        reason: 'A mistake',
        alumniRegionIds: [],
        alumniGroupIds: [],
      },
    };
    given(...college, invited, enrolled(year1), completed, graduated(2), undone).then(users, userId, {
      isAlumni: false,
      gradYear: null,
      gradLocation: null,
      isActiveStudent: true,
      groupIds: [year1],
    });
    // Another graduation stands.
    given(...college, invited, graduated(2, library), graduated(2), undone).then(users, userId, {
      isAlumni: true,
      gradYear: 2027,
    });
  });
});

describe('what staff does to an account', () => {
  const by_ = { by };
  test('another address has to be confirmed anew', () => {
    const changed: UserAccountEvent = {
      type: 'UserEmailChanged',
      data: {
        userId,
        email: 'new@example.org',
        emailKey: 'n',
        formerEmail: 'freya@example.org',
        formerEmailKey: 'k',
        ...by_,
      },
    };
    given(invited, profile, { type: 'EmailVerified', data: { userId } }, changed).then(users, userId, {
      email: 'new@example.org',
      emailVerified: false,
    });
  });
  test('an invitation that is retracted leaves nobody, whatever still follows', () => {
    const retracted: UserAccountEvent = { type: 'InvitationRetracted', data: { userId, emailKey: 'k', ...by_ } };
    const withdrawn: EnrolmentEvent = {
      type: 'EnrolmentWithdrawn',
      data: { groupId: year1, userId, regionId: campus, date: '2026-09-08', reason: 'invitationRetracted' },
    };
    const gone = given(invited, profile, enrolled(year1), retracted, withdrawn);
    gone.thenGone(users, userId);
    const retractedAt = '2026-11-20T09:00:00.000Z';
    gone.then(retractedUsers, userId, {
      fullName: 'Freya Łąska',
      email: 'freya@example.org',
      isErased: false,
      retractedAt,
    });
    // This holds until the person is erased: an account comes back by neither.
    const erased = given(invited, profile, retracted, { type: 'UserErased', data: { userId, by } });
    erased.thenGone(users, userId);
    erased.then(retractedUsers, userId, { fullName: 'Erased person', email: null, isErased: true });
  });
  test('an import is remembered, and when the last invitation went out', () => {
    const data = { ...invited.data, importId: other };
    given({ ...invited, data }, { type: 'InvitationMailRequested', data: { userId } }).then(users, userId, {
      importId: other,
      invitedAt: '2026-11-20T09:00:00.000Z',
    });
  });
});
