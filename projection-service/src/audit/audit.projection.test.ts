import { describe, expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { auditProjection } from './audit.projection.ts';
import { auditEvents, auditIdOf, dataOf } from './audit.view.ts';

const { given } = specFor(auditProjection);
const [userId, adminId, regionId] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const stream = `userAccount-${userId}`;

describe('the system log', () => {
  test('has one document for every event, in the order of the log', () => {
    const memory = given(
      { type: 'UserActivated', data: { userId }, meta: { stream } },
      { type: 'RegionClosed', data: { regionId }, meta: { stream: `region-${regionId}` } },
      { type: 'NobodyKnowsThis', data: { what: 1 }, meta: { stream: 'newThing-1' } },
    );
    expect(memory.all(auditEvents).map(({ _id, type, category }) => [_id, type, category])).toEqual([
      [auditIdOf(1), 'UserActivated', 'userAccount'],
      [auditIdOf(2), 'RegionClosed', 'region'],
      [auditIdOf(3), 'NobodyKnowsThis', 'newThing'],
    ]);
    memory.then(auditEvents, auditIdOf(2), {
      regionId,
      subjectId: null,
      actorId: null,
      data: JSON.stringify({ regionId }),
      impersonatedUserId: null,
      causationId: null,
    });
  });
  test('says who acted, as whom, about whom and why', () => {
    const meta = {
      stream,
      actorId: adminId,
      impersonatedUserId: userId,
      regionId,
      causationId: 'c',
      channel: 'APP',
      payloadHash: 'h',
      at: '2026-11-19T08:00:00.000Z',
    } as const;
    given({ type: 'UserActivated', data: { userId }, meta }).then(auditEvents, auditIdOf(1), {
      stream,
      revision: 0,
      position: 1,
      actorId: adminId,
      impersonatedUserId: userId,
      subjectId: userId,
      regionId,
      causationId: 'c',
      channel: 'APP',
      payloadHash: 'h',
      at: '2026-11-19T08:00:00.000Z',
    });
  });
  test('counts an address among what is about its person; one of a region is about nobody', () => {
    const address = (itemId: string, owner: string) => ({
      type: 'AddressRemoved',
      data: { addressId: adminId, itemId, owner },
      meta: { stream: `address-${adminId}` },
    });
    const memory = given(address(userId, 'user'), address(regionId, 'region'));
    expect(memory.all(auditEvents).map(({ subjectId }) => subjectId)).toEqual([userId, null]);
  });
  test('knows the event by the id that others name as their cause', () => {
    const memory = given({ type: 'RegionClosed', data: { regionId }, meta: { stream: `region-${regionId}` } });
    expect(memory.one(auditEvents, auditIdOf(1))?.eventId).toMatch(/^\S+$/);
  });
  test('keeps what people may read and nothing that lets anybody in', () => {
    const data = {
      userId,
      email: 'ada@example.org',
      emailKey: 'k',
      resetToken: 't',
      passwordDigest: 'd',
      regionIds: [],
      groupIds: [],
      roles: ['user'],
      invitedBy: null,
    };
    const found = given({ type: 'UserInvited', data, meta: { stream } }).one(auditEvents, auditIdOf(1));
    expect(dataOf(found!)).toEqual({
      userId,
      email: 'ada@example.org',
      regionIds: [],
      groupIds: [],
      roles: ['user'],
      invitedBy: null,
    });
  });
  test.each(['constructor', '__proto__', '$gt', '$where', 'a.b', '', 'with\0zero', 'toString'])(
    'keeps a report of which a field is called %j, as anybody may send it',
    (name) => {
      const payload = JSON.parse(`{${JSON.stringify(name)}:{${JSON.stringify(name)}:1}}`) as object;
      const data = { logitId: userId, userId: null, action: 'activity', type: 'ACTIVITY', payload };
      const found = given({ type: 'LogEntryRecorded', data, meta: { stream: 'logit-20261120_anonymous' } });
      expect(JSON.stringify(dataOf(found.one(auditEvents, auditIdOf(1))!))).toBe(JSON.stringify(data));
    },
  );
  test('sorts ids as text as it sorts positions', () => {
    expect([10, 9, 100].map(auditIdOf).sort()).toEqual([9, 10, 100].map(auditIdOf));
  });
});
