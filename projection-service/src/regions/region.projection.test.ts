import { describe, test } from '@jest/globals';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { noAddress, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { specFor } from '../kernel/spec.ts';
import { regionProjection } from './region.projection.ts';
import { regions } from './region.view.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const [campus, office, ada, ben] = [1, 2, 3, 4].map(hex) as [string, string, string, string];
const spec = specFor(regionProjection);
const given = (...events: readonly (RegionEvent | UserAccountEvent)[]) => spec.given(...events);

const fields = {
  type: 'CHARIS_CAMPUS',
  zone: 'EUROPE',
  currency: 'EUR',
  timeZone: 'Europe/Warsaw',
  description: null,
  phone: '123',
  ...noAddress,
} as const;
const created = (regionId: string, name: string): RegionEvent => ({
  type: 'RegionCreated',
  data: { regionId, name, slug: name, ...fields },
});
const invited = (userId: string, ...regionIds: string[]): UserAccountEvent => ({
  type: 'UserInvited',
  data: { userId, email: 'a@example.org', emailKey: 'k', regionIds, groupIds: [], roles: ['user'], invitedBy: null },
});
const moved = (userId: string, ...regionIds: string[]): UserAccountEvent => ({
  type: 'UserRegionsChanged',
  data: { userId, regionIds, by: null },
});
const off = (userId: string): UserAccountEvent => ({
  type: 'UserDeactivated',
  data: { userId, reason: 'left', by: null },
});
const on = (userId: string): UserAccountEvent => ({
  type: 'UserReactivated',
  data: { userId, reason: 'back', by: null },
});

describe('a region', () => {
  test('begins open, with nobody', () => {
    given(created(campus, 'Łódź')).then(regions, campus, {
      _id: campus,
      _revision: 0,
      name: 'Łódź',
      slug: 'Łódź',
      zone: 'EUROPE',
      closed: false,
      notificationAdmins: [],
      userCount: 0,
      createdAt: '2026-11-20T09:00:00.000Z',
    });
  });
  test('changes what was changed and nothing else', () => {
    const changed: RegionEvent = {
      type: 'RegionUpdated',
      data: { regionId: campus, changed: { name: 'Lublin', phone: null } },
    };
    given(created(campus, 'PL'), changed).then(regions, campus, {
      name: 'Lublin',
      nameKey: 'lublin',
      phone: null,
      zone: 'EUROPE',
      slug: 'PL',
      _revision: 1,
    });
    given(created(campus, 'PL'), { type: 'RegionUpdated', data: { regionId: campus, changed: { zone: 'ASIA' } } }).then(
      regions,
      campus,
      {
        name: 'PL',
        nameKey: 'pl',
        zone: 'ASIA',
        phone: '123',
      },
    );
  });
  test('takes cards from when it is said until it is ended', () => {
    const ofCampus = { regionId: campus };
    given(created(campus, 'PL')).then(regions, campus, { cardPaymentsEnabled: false });
    given(created(campus, 'PL'), { type: 'RegionCardPaymentsEnabled', data: ofCampus }).then(regions, campus, {
      cardPaymentsEnabled: true,
      _revision: 1,
    });
    given(
      created(campus, 'PL'),
      { type: 'RegionCardPaymentsEnabled', data: ofCampus },
      { type: 'RegionCardPaymentsDisabled', data: ofCampus },
    ).then(regions, campus, {
      cardPaymentsEnabled: false,
    });
  });
  test('closes and reopens', () => {
    given(created(campus, 'PL'), { type: 'RegionClosed', data: { regionId: campus } }).then(regions, campus, {
      closed: true,
    });
    given(
      created(campus, 'PL'),
      { type: 'RegionClosed', data: { regionId: campus } },
      { type: 'RegionReopened', data: { regionId: campus } },
    ).then(regions, campus, { closed: false });
  });
  test('lists its attendance admins, all of them at once', () => {
    const set = (...userIds: string[]): RegionEvent => ({
      type: 'RegionAttendanceAdminsSet',
      data: { regionId: campus, userIds },
    });
    given(created(campus, 'PL'), set(ada, ben), set(ben)).then(regions, campus, {
      notificationAdmins: [ben],
      _revision: 2,
    });
  });
});

describe('the people of a region', () => {
  const both = [created(campus, 'PL'), created(office, 'UK')];
  const rows: readonly [string, readonly (RegionEvent | UserAccountEvent)[], number, number][] = [
    ['are counted where they are', [...both, invited(ada, campus), invited(ben, campus, office)], 2, 1],
    ['are counted once in a region that is named twice', [...both, invited(ada, campus, campus)], 1, 0],
    ['move', [...both, invited(ada, campus), moved(ada, office)], 0, 1],
    ['stay where they were beside', [...both, invited(ada, campus), moved(ada, campus, office)], 1, 1],
    ['do not count while deactivated', [...both, invited(ada, campus), invited(ben, campus), off(ada)], 1, 0],
    [
      'count again when reactivated, where they are by then',
      [...both, invited(ada, campus), off(ada), moved(ada, office), on(ada)],
      0,
      1,
    ],
    ['count also in a region that comes later', [invited(ada, campus), invited(ben, office), off(ben), ...both], 1, 0],
  ];
  test.each(rows)('%s', (_, events, ofCampus, ofOffice) => {
    const memory = given(...events);
    memory.then(regions, campus, { userCount: ofCampus });
    memory.then(regions, office, { userCount: ofOffice });
  });
});
