import { describe, expect, test } from '@jest/globals';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { leaveRequestProjection } from './leave-request.projection.ts';
import { leaveRequests } from './leave-request.view.ts';

const { given } = specFor(leaveRequestProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [leaveRequestId, userId, groupId, regionId, by] = [1, 2, 3, 4, 5].map(hex) as [
  string,
  string,
  string,
  string,
  string,
];
const whose = { leaveRequestId, userId, groupId, regionId };
const days = {
  attendanceType: 'absence',
  fromDate: '2026-10-12',
  toDate: '2026-10-14',
  periods: [] as string[],
} as const;
const stream = `leaveRequest-${leaveRequestId}`;
const at = (event: LeaveRequestEvent, at: string): GivenEvent => ({ ...event, meta: { stream, at } });

const freya: UserProfileEvent = {
  type: 'UserProfileCreated',
  data: { userId, changed: { firstName: 'Freya', lastName: 'Łąska' }, locale: 'en' },
};
const year1: GroupEvent = {
  type: 'GroupCreated',
  data: {
    groupId,
    regionId,
    name: 'Day Year 1',
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: 'en',
    offlineApp: false,
    selfSignUp: false,
    freeOfCharge: false,
  },
};
const wish = { ...days, periods: [], time: null, reason: 'Wedding', studentNotes: null };
const submitted = at({ type: 'LeaveRequestSubmitted', data: { ...whose, ...wish } }, '2026-10-05T18:20:00.000Z');
const amended = at(
  { type: 'LeaveRequestAmended', data: { ...whose, ...wish, toDate: '2026-10-13', reason: 'Family wedding' } },
  '2026-10-06T08:00:00.000Z',
);
const decision = { ...whose, ...days, periods: [], adminComments: 'Enjoy', by };
const approved = at(
  { type: 'LeaveRequestApproved', data: { ...decision, formerly: 'pending' } },
  '2026-10-07T09:00:00.000Z',
);
const acknowledged = at(
  { type: 'LeaveRequestAcknowledged', data: { ...decision, adminComments: null, formerly: 'approved' } },
  '2026-10-08T09:00:00.000Z',
);
const commented = at(
  { type: 'LeaveRequestCommented', data: { ...whose, adminComments: 'Call us', by } },
  '2026-10-09T09:00:00.000Z',
);

describe('a leave request', () => {
  test('waits for a decision under the names of its student and group', () => {
    given(freya, year1, submitted).then(leaveRequests, leaveRequestId, {
      _id: leaveRequestId,
      _revision: 0,
      status: 'pending',
      studentName: 'Freya Łąska',
      studentNameKey: 'laska freya',
      groupName: 'Day Year 1',
      submittedAt: '2026-10-05T18:20:00.000Z',
      decidedBy: null,
      decidedAt: null,
      why: [{ stream, revision: 0 }],
    });
  });
  test('is changed by an amendment, which is no decision', () => {
    given(freya, year1, submitted, amended).then(leaveRequests, leaveRequestId, {
      toDate: '2026-10-13',
      reason: 'Family wedding',
      status: 'pending',
      _revision: 1,
      submittedAt: '2026-10-05T18:20:00.000Z',
    });
  });
  test('is decided, and decided the other way: the last decision stands', () => {
    const one = given(submitted, approved);
    one.then(leaveRequests, leaveRequestId, {
      status: 'approved',
      adminComments: 'Enjoy',
      decidedBy: by,
      decidedAt: '2026-10-07T09:00:00.000Z',
      _revision: 1,
    });
    const both = given(submitted, approved, acknowledged);
    both.then(leaveRequests, leaveRequestId, {
      status: 'acknowledged',
      adminComments: null,
      decidedAt: '2026-10-08T09:00:00.000Z',
      _revision: 2,
    });
    expect(both.one(leaveRequests, leaveRequestId)?.why.map(({ revision }) => revision)).toEqual([0, 1, 2]);
  });
  test('keeps its decision when it is commented', () => {
    given(submitted, approved, commented).then(leaveRequests, leaveRequestId, {
      status: 'approved',
      adminComments: 'Call us',
      decidedAt: '2026-10-07T09:00:00.000Z',
    });
  });
  test('is gone once withdrawn', () => {
    given(submitted, at({ type: 'LeaveRequestWithdrawn', data: whose }, '2026-10-06T08:00:00.000Z')).thenGone(
      leaveRequests,
      leaveRequestId,
    );
  });
});

describe('of somebody who is not active in the group', () => {
  const enrolment = (type: string): GivenEvent => ({
    type,
    data: { userId, groupId, regionId, date: '2026-10-06', source: 'admin', reason: 'left' },
  });
  test.each(['EnrolmentSuspended', 'EnrolmentWithdrawn', 'EnrolmentCompleted'])(
    'waits for nobody from %s on',
    (type) =>
      void given(submitted, enrolment(type)).then(leaveRequests, leaveRequestId, {
        status: 'pending',
        isDormant: true,
      }),
  );
  test.each([
    ['EnrolmentSuspended', 'EnrolmentResumed'],
    ['EnrolmentWithdrawn', 'EnrolmentStarted'],
    ['EnrolmentCompleted', 'GraduationUndone'],
  ])('waits again when %s is followed by %s', (gone, back) => {
    given(submitted, enrolment(gone), enrolment(back)).then(leaveRequests, leaveRequestId, { isDormant: false });
  });
  test('stays shown once it is decided, and that of another group as it is', () => {
    given(submitted, approved, enrolment('EnrolmentSuspended')).then(leaveRequests, leaveRequestId, {
      status: 'approved',
      isDormant: false,
    });
    const elsewhere = { ...enrolment('EnrolmentSuspended'), data: { userId, groupId: hex(9), regionId } };
    given(submitted, elsewhere).then(leaveRequests, leaveRequestId, { isDormant: false });
  });
});

describe('names', () => {
  const renamed = (changed: object): GivenEvent => ({ type: 'UserProfileUpdated', data: { userId, changed } });
  test('follow the profile in every request', () => {
    given(freya, submitted, renamed({ lastName: 'Halloran' })).then(leaveRequests, leaveRequestId, {
      studentName: 'Freya Halloran',
      studentNameKey: 'halloran freya',
    });
  });
  test('stay when something else of the profile changes', () => {
    given(freya, submitted, renamed({ location: 'Lublin' })).then(leaveRequests, leaveRequestId, {
      studentName: 'Freya Łąska',
    });
  });
  test('are nothing after an erasure', () => {
    given(freya, submitted, renamed({ firstName: null, lastName: null })).then(leaveRequests, leaveRequestId, {
      studentName: null,
      studentNameKey: '',
    });
  });
});
