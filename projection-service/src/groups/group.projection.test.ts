import { describe, expect, test } from '@jest/globals';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { specFor } from '../kernel/spec.ts';
import { groupProjection } from './group.projection.ts';
import { groupMembers, groups } from './group.view.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const [groupId, regionId, ada, ben, schemaId] = [1, 2, 3, 4, 5].map(hex) as [string, string, string, string, string];
const spec = specFor(groupProjection);
type Event = GroupEvent | EnrolmentEvent | UserProfileEvent;
const given = (...events: readonly Event[]) => spec.given(...events);
const ofGroup = { groupId, regionId };
const memberOf = (userId: string) => `${groupId}_${userId}`;

const created: GroupEvent = {
  type: 'GroupCreated',
  data: {
    ...ofGroup,
    name: 'Évening',
    programYear: 1,
    startDate: '2026-09-07',
    endDate: null,
    locale: 'en',
    offlineApp: true,
    selfSignUp: false,
    freeOfCharge: false,
  },
};
const profile = (userId: string, firstName: string, lastName: string): UserProfileEvent => ({
  type: 'UserProfileCreated',
  data: { userId, changed: { firstName, lastName }, locale: 'en' },
});
const started = (userId: string, date = '2026-09-07'): EnrolmentEvent => ({
  type: 'EnrolmentStarted',
  data: { ...ofGroup, userId, date, source: 'admin' },
});
const withdrawn = (userId: string): EnrolmentEvent => ({
  type: 'EnrolmentWithdrawn',
  data: { ...ofGroup, userId, date: '2026-10-01', reason: null },
});
const suspended = (userId: string): EnrolmentEvent => ({
  type: 'EnrolmentSuspended',
  data: { ...ofGroup, userId, date: '2026-10-01' },
});
const resumed = (userId: string): EnrolmentEvent => ({
  type: 'EnrolmentResumed',
  data: { ...ofGroup, userId, date: '2026-10-08' },
});
const completed = (userId: string): EnrolmentEvent => ({
  type: 'EnrolmentCompleted',
  data: { ...ofGroup, userId, date: '2027-05-07', gradYear: 2027, gradLocation: 'Lublin' },
});
const graduated = (userId: string): EnrolmentEvent => ({
  type: 'StudentGraduated',
  data: {
    ...ofGroup,
    userId,
    date: '2027-05-07',
    programYear: 2,
    gradYear: 2027,
    gradLocation: 'Lublin',
    alumniRegionIds: [],
    alumniGroupIds: [],
  },
});

describe('a group', () => {
  test('begins without students, sorted without accents', () => {
    given(created).then(groups, groupId, {
      _id: groupId,
      _revision: 0,
      name: 'Évening',
      nameKey: 'evening',
      studentCount: 0,
      archived: false,
      attendanceSchemaId: null,
      offlineApp: true,
    });
  });
  test('is renamed, and keeps what was not changed', () => {
    given(created, {
      type: 'GroupUpdated',
      data: { ...ofGroup, changed: { name: 'Örebro', endDate: '2027-05-07' } },
    }).then(groups, groupId, {
      _revision: 1,
      name: 'Örebro',
      nameKey: 'orebro',
      endDate: '2027-05-07',
      startDate: '2026-09-07',
    });
    given(created, { type: 'GroupUpdated', data: { ...ofGroup, changed: { selfSignUp: true } } }).then(
      groups,
      groupId,
      {
        nameKey: 'evening',
        selfSignUp: true,
      },
    );
  });
  test('has the revision of its stream also when only its courses changed', () => {
    given(created, { type: 'GroupCoursesSet', data: { ...ofGroup, items: [] } }).then(groups, groupId, {
      _revision: 1,
    });
  });
  test('has the staff that was last set', () => {
    const staff = (instructorIds: string[], facilitatorIds: string[]): GroupEvent => ({
      type: 'GroupStaffSet',
      data: { ...ofGroup, instructorIds, facilitatorIds },
    });
    given(created).then(groups, groupId, { instructorIds: [], facilitatorIds: [] });
    given(created, staff([ada], [ben]), staff([], [ben])).then(groups, groupId, {
      instructorIds: [],
      facilitatorIds: [ben],
      _revision: 2,
    });
  });
  test('knows which of its terms are locked, since when and by whom, until they are unlocked', () => {
    const term = { term: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' };
    const locked: GroupEvent = { type: 'TermLocked', data: { ...ofGroup, ...term, courseIds: [hex(9)], by: ada } };
    const unlocked: GroupEvent = {
      type: 'TermUnlocked',
      data: { ...ofGroup, term: 'Autumn 2026', reason: 'A wrong grade', by: ben },
    };
    const locksAfter = (...events: GroupEvent[]) => given(created, ...events).one(groups, groupId)?.locks;
    const lock = { ...term, courseIds: [hex(9)], lockedAt: expect.any(String), lockedBy: ada };
    expect(locksAfter()).toEqual([]);
    expect(locksAfter(locked)).toEqual([lock]);
    expect(locksAfter(locked, unlocked)).toEqual([]);
    expect(locksAfter(locked, unlocked, locked)).toEqual([lock]);
    expect(given(created, locked).one(groups, groupId)?._revision).toBe(1);
  });
  test('gets a schema, is archived and restored', () => {
    given(created, { type: 'GroupAttendanceSchemaAssigned', data: { ...ofGroup, schemaId } }).then(groups, groupId, {
      attendanceSchemaId: schemaId,
      _revision: 1,
    });
    given(created, { type: 'GroupArchived', data: ofGroup }).then(groups, groupId, { archived: true });
    given(created, { type: 'GroupArchived', data: ofGroup }, { type: 'GroupRestored', data: ofGroup }).then(
      groups,
      groupId,
      {
        archived: false,
        _revision: 2,
      },
    );
  });
  const counts: readonly [string, readonly Event[], number][] = [
    ['who joined', [created, started(ada), started(ben)], 2],
    ['not who left', [created, started(ada), started(ben), withdrawn(ada)], 1],
    ['not who finished, once', [created, started(ada), completed(ada), graduated(ada)], 0],
    ['who came back', [created, started(ada), withdrawn(ada), started(ada, '2026-11-02')], 1],
    ['not whose account is deactivated', [created, started(ada), started(ben), suspended(ada)], 1],
    ['who is reactivated', [created, started(ada), suspended(ada), resumed(ada)], 1],
    ['who joined before it was known', [started(ada), created, started(ben)], 2],
  ];
  test.each(counts)('counts %s', (_, events, studentCount) => {
    given(...events).then(groups, groupId, { studentCount });
  });
});

describe('a member', () => {
  test('has the name of the profile, whichever came first', () => {
    const expected = {
      groupId,
      userId: ada,
      regionId,
      status: 'active',
      name: 'Ada Byron',
      nameKey: 'byron ada',
      startedOn: '2026-09-07',
      endedOn: null,
    } as const;
    given(profile(ada, 'Ada', 'Byron'), created, started(ada)).then(groupMembers, memberOf(ada), expected);
    given(created, started(ada), profile(ada, 'Ada', 'Byron')).then(groupMembers, memberOf(ada), expected);
  });
  test('is renamed with the profile, and nameless after an erasure', () => {
    const renamed: UserProfileEvent = {
      type: 'UserProfileUpdated',
      data: { userId: ada, changed: { lastName: 'Lovelace' } },
    };
    given(profile(ada, 'Ada', 'Byron'), started(ada), renamed).then(groupMembers, memberOf(ada), {
      name: 'Ada Lovelace',
      nameKey: 'lovelace ada',
    });
    const erased: UserProfileEvent = {
      type: 'UserProfileCreated',
      data: { userId: ada, changed: { firstName: null, lastName: null }, locale: 'en' },
    };
    given(erased, started(ada)).then(groupMembers, memberOf(ada), { name: null, nameKey: '' });
  });
  test('keeps the dates of the enrolment', () => {
    given(started(ada), withdrawn(ada)).then(groupMembers, memberOf(ada), {
      status: 'withdrawn',
      startedOn: '2026-09-07',
      endedOn: '2026-10-01',
    });
    given(started(ada), completed(ada)).then(groupMembers, memberOf(ada), {
      status: 'completed',
      endedOn: '2027-05-07',
      gradYear: 2027,
    });
    given(started(ada), suspended(ada)).then(groupMembers, memberOf(ada), {
      status: 'suspended',
      endedOn: '2026-10-01',
    });
    given(started(ada), suspended(ada), resumed(ada)).then(groupMembers, memberOf(ada), {
      status: 'active',
      startedOn: '2026-09-07',
      endedOn: null,
    });
    const undone: EnrolmentEvent = {
      type: 'GraduationUndone',
      data: {
        ...ofGroup,
        userId: ada,
        date: '2027-05-10',
        reason: 'A mistake',
        alumniRegionIds: [],
        alumniGroupIds: [],
      },
    };
    given(started(ada), completed(ada), graduated(ada), undone).then(groupMembers, memberOf(ada), {
      status: 'active',
      endedOn: null,
      gradYear: null,
    });
    const again = given(started(ada), withdrawn(ada), started(ada, '2026-11-02'));
    again.then(groupMembers, memberOf(ada), { status: 'active', startedOn: '2026-11-02', endedOn: null });
    given(created, started(ada), withdrawn(ada), {
      type: 'EnrolmentStartCorrected',
      data: { ...ofGroup, userId: ada, date: '2026-09-14', formerDate: '2026-09-07' },
    }).then(groupMembers, memberOf(ada), { status: 'withdrawn', startedOn: '2026-09-14', endedOn: '2026-10-01' });
    expect(again.all(groupMembers)).toHaveLength(1);
  });
});
