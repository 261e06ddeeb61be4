import { describe, expect, test } from '@jest/globals';
import type { ImpersonationEvent } from '@paideia/events/impersonations/impersonation.events.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { impersonation } from './impersonation.decider.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const [impersonationId, renata, freya] = [id(1), id(2), id(3)];
const roles = {
  user: ['user'],
  reportsAdmin: ['reportsAdmin', 'user'],
  manager: ['manager', 'user'],
  admin: ['admin', 'manager', 'user'],
  superadmin: ['superadmin', 'admin', 'manager', 'user'],
} as const;
type Name = keyof typeof roles;
const actor = (name: Name, more: Partial<Actor> = {}): Actor => ({
  userId: renata,
  roles: roles[name],
  regionIds: [],
  regionRoles: [],
  attendanceAdminOf: [],
  ...more,
});
const other = (
  name: Name,
  status: 'invited' | 'active' | 'deactivated' = 'active',
  permissions: readonly string[] = [],
) => ({
  userId: freya,
  roles: roles[name],
  permissions,
  status,
});
const spec = specFor(impersonation, { other: other('user') });
const start = {
  type: 'StartImpersonation',
  data: { impersonationId, userId: freya, reason: 'Her invoices do not load' },
} as const;
const asFreya = { impersonationId, adminId: renata, userId: freya };
const started: ImpersonationEvent = {
  type: 'ImpersonationStarted',
  data: { ...asFreya, reason: 'Her invoices do not load', endsAt: '2026-11-20T09:30:00.000Z' },
};
const stopped: ImpersonationEvent = { type: 'ImpersonationEnded', data: { ...asFreya, cause: 'stopped' } };

describe('acting as somebody else', () => {
  test('lasts half an hour and names both, and why', () =>
    spec
      .given()
      .when(start, { who: actor('admin') })
      .then(started));

  const allowed: Readonly<Record<Name, readonly Name[]>> = {
    user: [],
    reportsAdmin: [],
    manager: [],
    admin: ['user', 'reportsAdmin', 'manager'],
    superadmin: ['user', 'reportsAdmin', 'manager', 'admin'],
  };
  const names = Object.keys(roles) as Name[];
  test.each(names.flatMap((me) => names.map((them) => [me, them, allowed[me].includes(them)] as const)))(
    '%s as %s: %s',
    (me, them, may) => {
      const given = spec.given().when(start, { who: actor(me), other: other(them) });
      if (may) given.thenLike({ type: 'ImpersonationStarted' });
      else given.thenRejected('impersonation.rank');
    },
  );
  test.each([
    ['oneself', { ...other('user'), userId: renata }],
    ['an invited account', other('user', 'invited')],
    ['a deactivated account', other('user', 'deactivated')],
    ['nobody', undefined],
  ])('never as %s', (_what, them) =>
    spec
      .given()
      .when(start, { who: actor('superadmin'), other: them })
      .thenRejected('impersonation.rank'),
  );
  test('whoever was given something beside the roles is acted as by superadmins alone', () => {
    const them = other('user', 'active', ['documents:read']);
    spec
      .given()
      .when(start, { who: actor('admin'), other: them })
      .thenRejected('impersonation.rank');
    spec
      .given()
      .when(start, { who: actor('superadmin'), other: them })
      .thenLike({ type: 'ImpersonationStarted' });
  });
  test('needs a reason', () =>
    expect(() => spec.given().when({ ...start, data: { ...start.data, reason: '  ' } })).toThrow());
  test('an id begins once', () =>
    spec
      .given(started)
      .when(start, { who: actor('admin') })
      .thenRejected('impersonation.exists'));

  test('is for looking, until it is switched', () => {
    const set = (isWritable: boolean) =>
      ({ type: 'SetImpersonationWriting', data: { impersonationId, isWritable } }) as const;
    const allowed: ImpersonationEvent = { type: 'ImpersonationWritingSet', data: { ...asFreya, isWritable: true } };
    spec.given(started).when(set(true)).then(allowed);
    spec.given(started).when(set(false)).thenNothing();
    spec
      .given(started, allowed)
      .when(set(false))
      .thenLike({ data: { isWritable: false } });
    spec.given(started, stopped).when(set(true)).thenNothing();
  });
  test('is stopped by the admin or by the clock, once', () => {
    const stop = { type: 'StopImpersonation', data: { impersonationId } } as const;
    spec
      .given(started)
      .when(stop, { who: actor('user', { userId: freya, impersonatorId: renata }) })
      .then(stopped);
    spec
      .given(started)
      .when(stop, { who: 'system', now: '2026-11-20T09:30:00.000Z' })
      .thenLike({ data: { cause: 'timeLimit' } });
    spec
      .given(started)
      .when(stop, { who: 'system' })
      .thenLike({ data: { cause: 'sessionsEnded' } });
    spec.given(started, stopped).when(stop).thenNothing();
  });
});

describe('who may', () => {
  const { allows } = spec.given();
  const scope = { ownerId: renata };
  test('begin: an admin in person, never within another', () => {
    expect(allows('StartImpersonation', actor('admin'), {})).toBe(true);
    expect(allows('StartImpersonation', actor('manager'), {})).toBe(false);
    expect(allows('StartImpersonation', actor('admin', { impersonatorId: id(9) }), {})).toBe(false);
    expect(allows('StartImpersonation', 'system', {})).toBe(false);
  });
  test('steer it: the admin whose it is, while acting; end it: in person as well', () => {
    for (const type of ['SetImpersonationWriting', 'StopImpersonation'] as const) {
      expect(allows(type, actor('user', { userId: freya, impersonatorId: renata }), scope)).toBe(true);
      expect(allows(type, actor('user', { userId: freya, impersonatorId: id(9) }), scope)).toBe(false);
      expect(allows(type, actor('user', { userId: freya }), scope)).toBe(false);
      expect(allows(type, actor('user', { userId: freya, impersonatorId: renata }), {})).toBe(false);
    }
    const inPerson = (userId: string) => actor('admin', { userId });
    expect(allows('StopImpersonation', inPerson(renata), scope)).toBe(true);
    expect(allows('StopImpersonation', inPerson(id(9)), scope)).toBe(false);
    expect(allows('StopImpersonation', actor('admin', { userId: renata, impersonatorId: id(9) }), scope)).toBe(false);
    expect(allows('SetImpersonationWriting', inPerson(renata), scope)).toBe(false);
    expect(allows('SetImpersonationWriting', 'system', scope)).toBe(false);
    expect(allows('StopImpersonation', 'system', scope)).toBe(true);
  });
});
