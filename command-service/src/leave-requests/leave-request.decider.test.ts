import { describe, expect, test } from '@jest/globals';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { ada, campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import {
  leaveRequestCommands,
  type LeaveRequestCommand,
} from '@paideia/events/leave-requests/leave-request.commands.ts';
import type { LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { leaveRequestExamples } from '@paideia/events/leave-requests/leave-request.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { leaveRequest, type LeaveFacts } from './leave-request.decider.ts';

const { periods } = attendanceSchemaExamples.DefineAttendanceSchema;
const usual: LeaveFacts = { group: { regionId: campus, archived: false }, isEnrolled: true, periods, locks: [] };
const byHarriet = { ...usual, actorId: harriet };
const { given } = specFor(leaveRequest, byHarriet);

const wish = leaveRequestCommands.SubmitLeaveRequest.parse(leaveRequestExamples.SubmitLeaveRequest);
const whose = { leaveRequestId: wish.leaveRequestId, userId: ada, groupId: wish.groupId, regionId: campus };
const submit: LeaveRequestCommand = { type: 'SubmitLeaveRequest', data: wish };
const submitted: LeaveRequestEvent = { type: 'LeaveRequestSubmitted', data: { ...wish, ...whose } };
const decision = {
  ...whose,
  attendanceType: 'absence' as const,
  fromDate: wish.fromDate,
  toDate: wish.toDate,
  periods: [],
  by: harriet,
};
const approved = (
  formerly: 'pending' | 'acknowledged' = 'pending',
  adminComments: string | null = null,
): LeaveRequestEvent => ({
  type: 'LeaveRequestApproved',
  data: { ...decision, adminComments, formerly },
});
const acknowledged = (
  formerly: 'pending' | 'approved' = 'pending',
  adminComments: string | null = null,
): LeaveRequestEvent => ({
  type: 'LeaveRequestAcknowledged',
  data: { ...decision, adminComments, formerly },
});
const commented = (adminComments: string | null): LeaveRequestEvent => ({
  type: 'LeaveRequestCommented',
  data: { ...whose, adminComments, by: harriet },
});
const withdrawn: LeaveRequestEvent = { type: 'LeaveRequestWithdrawn', data: whose };
const ofWish = { leaveRequestId: wish.leaveRequestId };
const approve = (adminComments?: string | null): LeaveRequestCommand => ({
  type: 'ApproveLeaveRequest',
  data: { ...ofWish, adminComments },
});
const acknowledge = (adminComments?: string | null): LeaveRequestCommand => ({
  type: 'AcknowledgeLeaveRequest',
  data: { ...ofWish, adminComments },
});
const comment = (adminComments: string | null): LeaveRequestCommand => ({
  type: 'CommentLeaveRequest',
  data: { ...ofWish, adminComments },
});
const withdraw: LeaveRequestCommand = { type: 'WithdrawLeaveRequest', data: ofWish };
const amend = (more: Partial<typeof wish> = {}): LeaveRequestCommand => ({
  type: 'AmendLeaveRequest',
  data: { ...wish, ...ofWish, ...more },
});

describe('the transitions of a leave request', () => {
  test.each([
    ['none -> pending', [], submit, [submitted]],
    ['pending -> approved', [submitted], approve(), [approved()]],
    ['pending -> acknowledged', [submitted], acknowledge(), [acknowledged()]],
    [
      'pending -> pending, amended',
      [submitted],
      amend({ toDate: '2026-10-13' }),
      [{ type: 'LeaveRequestAmended', data: { ...wish, ...whose, toDate: '2026-10-13' } }],
    ],
    ['pending -> gone', [submitted], withdraw, [withdrawn]],
    ['approved -> acknowledged', [submitted, approved()], acknowledge(), [acknowledged('approved')]],
    ['acknowledged -> approved', [submitted, acknowledged()], approve(), [approved('acknowledged')]],
    ['approved again', [submitted, approved()], approve(), []],
    ['acknowledged again', [submitted, acknowledged()], acknowledge(), []],
    ['approved again with another comment', [submitted, approved()], approve('Well done'), [commented('Well done')]],
    ['approved again with the same comment', [submitted, approved('pending', 'Well done')], approve('Well done'), []],
    [
      'a comment outlives the reversal',
      [submitted, approved('pending', 'Well done')],
      acknowledge(),
      [acknowledged('approved', 'Well done')],
    ],
    [
      'a comment is taken back with the decision',
      [submitted, commented('Which day?')],
      approve(null),
      [approved('pending', null)],
    ],
    [
      'a comment is taken back with the reversal',
      [submitted, approved('pending', 'Well done')],
      acknowledge(null),
      [acknowledged('approved', null)],
    ],
    [
      'approved again without the comment',
      [submitted, approved('pending', 'Well done')],
      approve(null),
      [commented(null)],
    ],
    ['a comment is taken back by itself', [submitted, commented('Which day?')], comment(null), [commented(null)]],
    ['no comment is taken back', [submitted], comment(null), []],
    ['amended without a change', [submitted], amend(), []],
    ['a comment while pending', [submitted], comment('Which day?'), [commented('Which day?')]],
    ['a comment on a decided one', [submitted, approved()], comment('Which day?'), [commented('Which day?')]],
    ['the same comment again', [submitted, commented('Which day?')], comment('Which day?'), []],
    ['submitted again', [submitted], submit, []],
  ] as const)('%s', (_, history, command, events) => {
    given(...history)
      .when(command)
      .then(...(events as readonly LeaveRequestEvent[]));
  });
  test.each([
    ['amend an approved one', [submitted, approved()], amend({ toDate: '2026-10-13' }), 'leaveRequest.decided'],
    ['amend an acknowledged one', [submitted, acknowledged()], amend(), 'leaveRequest.decided'],
    ['withdraw an approved one', [submitted, approved()], withdraw, 'leaveRequest.decided'],
    ['withdraw an acknowledged one', [submitted, acknowledged()], withdraw, 'leaveRequest.decided'],
    [
      'another one under the same id',
      [submitted],
      { ...submit, data: { ...wish, reason: 'Other' } },
      'leaveRequest.exists',
    ],
    ['what was withdrawn', [submitted, withdrawn], submit, 'leaveRequest.exists'],
  ] as const)('cannot %s', (_, history, command, code) => {
    given(...history)
      .when(command)
      .thenRejected(code);
  });
  test('a withdrawn request is not there any more', () => {
    expect(leaveRequest.exists(given(submitted, withdrawn).state())).toBe(false);
    expect(leaveRequest.exists(given(submitted).state())).toBe(true);
  });
  test('only people decide', () => given(submitted).when(approve(), { actorId: null }).thenRejected('noAccess'));
});

describe('what a leave request covers', () => {
  const asks = (more: Partial<typeof wish>): LeaveRequestCommand => ({
    type: 'SubmitLeaveRequest',
    data: { ...wish, ...more },
  });
  const day = { fromDate: '2026-11-24', toDate: '2026-11-24' };
  test.each([
    ['the whole day', { ...day }, []],
    ['the named periods, each once', { ...day, periods: ['P2', 'P2'] }, ['P2']],
    ['a late arrival: what starts before it', { ...day, attendanceType: 'lateArrival', time: '09:15' }, ['P1']],
    [
      'a late arrival at the start of a period does not miss that one',
      { ...day, attendanceType: 'lateArrival', time: '10:30' },
      ['P1'],
    ],
    ['an early departure: what ends after it', { ...day, attendanceType: 'earlyDeparture', time: '11:00' }, ['P2']],
    [
      'an early departure at the end of a period does not miss that one',
      { ...day, attendanceType: 'earlyDeparture', time: '10:00' },
      ['P2'],
    ],
    [
      'an early departure in the first period',
      { ...day, attendanceType: 'earlyDeparture', time: '09:00' },
      ['P1', 'P2'],
    ],
    [
      'named periods go before a time',
      { ...day, attendanceType: 'lateArrival', time: '09:15', periods: ['P2'] },
      ['P2'],
    ],
  ] as const)('%s', (_, more, covered) => {
    given()
      .when(asks(more as Partial<typeof wish>))
      .thenLike({ type: 'LeaveRequestSubmitted', data: { periods: covered } });
  });
  test('an absence has no time', () => {
    given()
      .when(asks({ time: '09:00' }))
      .thenLike({ data: { time: null, periods: [] } });
  });
  test.each([
    ['a period that is not there', { periods: ['P9'] }, usual, 'leaveRequest.periodUnknown'],
    [
      'a late arrival before everything',
      { ...day, attendanceType: 'lateArrival', time: '08:30' },
      usual,
      'leaveRequest.coversNothing',
    ],
    [
      'an early departure after everything',
      { ...day, attendanceType: 'earlyDeparture', time: '12:00' },
      usual,
      'leaveRequest.coversNothing',
    ],
    [
      'a late arrival on a day without lessons',
      { fromDate: '2026-11-27', toDate: '2026-11-27', attendanceType: 'lateArrival', time: '12:00' },
      usual,
      'leaveRequest.coversNothing',
    ],
    ['a group of others', {}, { ...usual, isEnrolled: false }, 'leaveRequest.notEnrolled'],
    [
      'a group that is archived',
      {},
      { ...usual, group: { regionId: campus, archived: true } },
      'leaveRequest.groupArchived',
    ],
    ['a group that is not there', {}, { ...usual, group: undefined }, 'leaveRequest.notEnrolled'],
  ] as const)('refuses %s', (_, more, facts, code) => {
    given()
      .when(asks(more as Partial<typeof wish>), facts)
      .thenRejected(code);
  });
  test('an amended time is written out anew', () => {
    given({ ...submitted, data: { ...submitted.data, attendanceType: 'lateArrival', time: '09:15', periods: ['P1'] } })
      .when(amend({ attendanceType: 'earlyDeparture', time: '11:00' }))
      .thenLike({ type: 'LeaveRequestAmended', data: { periods: ['P2'], time: '11:00' } });
  });
  test.each([
    ['ends before it starts', { toDate: '2026-10-11' }, 'leaveRequest.endsBeforeItStarts', false],
    ['lasts 61 days', { toDate: '2026-12-11' }, 'leaveRequest.tooLong', false],
    ['lasts 60 days', { toDate: '2026-12-10' }, '', true],
    ['has no reason', { reason: '  ' }, '', false],
  ])('a wish that %s', (_, more, message, isFit) => {
    const { success, error } = leaveRequestCommands.SubmitLeaveRequest.safeParse({ ...wish, ...more });
    expect(success).toBe(isFit);
    if (message) expect(error?.issues[0]?.message).toBe(message);
  });
});

describe('who may', () => {
  const { allows } = given();
  const actor = (more: Partial<Actor>): Actor => ({
    userId: harriet,
    roles: ['user'],
    regionIds: [campus],
    regionRoles: [],
    attendanceAdminOf: [],
    ...more,
  });
  const scope = { ownerId: ada, regionId: campus };
  test.each([
    ['the student', actor({ userId: ada }), { submit: true, amend: true, decide: false }],
    ['another student', actor({ userId: exampleId('u', 3) }), { submit: false, amend: false, decide: false }],
    [
      'an attendance admin of the region',
      actor({ attendanceAdminOf: [campus] }),
      { submit: false, amend: false, decide: true },
    ],
    [
      'an attendance admin of another region',
      actor({ attendanceAdminOf: [exampleId('r', 2)] }),
      { submit: false, amend: false, decide: false },
    ],
    ['a manager', actor({ roles: ['user', 'manager'] }), { submit: false, amend: false, decide: false }],
    ['an admin', actor({ roles: ['user', 'manager', 'admin'] }), { submit: false, amend: false, decide: true }],
    [
      'an admin who acts as the student',
      actor({ userId: ada, impersonatorId: harriet, roles: ['admin'] }),
      { submit: true, amend: true, decide: false },
    ],
  ])('%s', (_, who, wanted) => {
    expect({
      submit: allows('SubmitLeaveRequest', who, scope),
      amend: allows('AmendLeaveRequest', who, scope),
      decide:
        allows('ApproveLeaveRequest', who, scope) &&
        allows('AcknowledgeLeaveRequest', who, scope) &&
        allows('CommentLeaveRequest', who, scope),
    }).toEqual(wanted);
  });
});
