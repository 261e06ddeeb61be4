import { describe, expect, test } from '@jest/globals';
import { ben, campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { regionCommands, type RegionCommand } from '@paideia/events/regions/region.commands.ts';
import type { RegionEvent } from '@paideia/events/regions/region.events.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import type { AccountFact } from '../accounts/account.facts.ts';
import { createRegion } from './create-region.process.ts';
import { region } from './region.decider.ts';
import { slugClaim } from './slug-claim.decider.ts';

const data = regionCommands.RegisterRegion.parse(regionExamples.RegisterRegion);
const created: RegionEvent = { type: 'RegionCreated', data };
const closed: RegionEvent = { type: 'RegionClosed', data: { regionId: campus } };

describe('a region', () => {
  const { given } = specFor(region, { hasStudents: false, hasOtherInvoices: false, candidates: [] });
  const admin = { userId: harriet, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  test('is made once, in the zone SYSTEM by superadmins only', () => {
    given().when({ type: 'RegisterRegion', data }).then(created);
    given(created).when({ type: 'RegisterRegion', data }).thenNothing();
    given(created)
      .when({ type: 'RegisterRegion', data: { ...data, slug: 'Other' } })
      .thenRejected('region.exists');
    given()
      .when({ type: 'RegisterRegion', data: { ...data, zone: 'SYSTEM' } }, { who: admin })
      .thenRejected('region.systemZone');
    given()
      .when({ type: 'RegisterRegion', data: { ...data, zone: 'SYSTEM' } }, { who: { ...admin, roles: ['superadmin'] } })
      .thenLike({ type: 'RegionCreated' });
  });
  test('closes without students and opens again; the platform’s own never closes', () => {
    const close: RegionCommand = { type: 'CloseRegion', data: { regionId: campus } };
    const reopen: RegionCommand = { type: 'ReopenRegion', data: { regionId: campus } };
    given(created).when(close).then(closed);
    given(created, closed).when(close).thenNothing();
    given(created).when(close, { hasStudents: true }).thenRejected('region.hasStudents');
    given({ ...created, data: { ...data, zone: 'SYSTEM' } })
      .when(close)
      .thenRejected('region.system');
    given(created, closed)
      .when(reopen)
      .then({ type: 'RegionReopened', data: { regionId: campus } });
    given(created).when(reopen).thenNothing();
  });
  test('takes cards when a superadmin says so, and says it once', () => {
    const set = (enabled: boolean): RegionCommand => ({
      type: 'SetRegionCardPayments',
      data: { regionId: campus, enabled },
    });
    const enabled: RegionEvent = { type: 'RegionCardPaymentsEnabled', data: { regionId: campus } };
    given(created).when(set(false)).thenNothing();
    given(created).when(set(true)).then(enabled);
    given(created, enabled).when(set(true)).thenNothing();
    given(created, enabled)
      .when(set(false))
      .then({ type: 'RegionCardPaymentsDisabled', data: { regionId: campus } });
    expect(regionPermissions.SetRegionCardPayments(admin, { regionId: campus })).toBe(false);
    expect(regionPermissions.SetRegionCardPayments({ ...admin, roles: ['superadmin'] }, { regionId: campus })).toBe(
      true,
    );
  });
  describe('is changed', () => {
    const { slug: _slug, ...details } = data;
    const update = (changed: Partial<typeof details>): RegionCommand => ({
      type: 'UpdateRegion',
      data: { ...details, ...changed },
    });
    const updated = (changed: object): RegionEvent => ({ type: 'RegionUpdated', data: { regionId: campus, changed } });
    test('in what is new about it, and says nothing when nothing is', () => {
      given(created)
        .when(update({ phone: '+44 1749 555 0100', addressCity: 'Wells' }))
        .then(updated({ phone: '+44 1749 555 0100', addressCity: 'Wells' }));
      given(created, updated({ phone: '1', addressCity: 'Wells' }))
        .when(update({ addressCity: 'Wells' }))
        .then(updated({ phone: null }));
      given(created).when(update({})).thenNothing();
    });
    test('in its currency only while all its invoices are in that one', () => {
      given(created)
        .when(update({ currency: 'EUR' }))
        .then(updated({ currency: 'EUR' }));
      given(created)
        .when(update({ currency: 'EUR' }), { hasOtherInvoices: true })
        .thenRejected('region.currencyInUse');
      // Its invoices may be of a time with another currency; what else changes is no matter of money.
      given(created)
        .when(update({ name: 'Wells' }), { hasOtherInvoices: true })
        .then(updated({ name: 'Wells' }));
    });
    test('into the zone SYSTEM, and out of it, by superadmins only', () => {
      const ofPlatform: RegionEvent = { ...created, data: { ...data, zone: 'SYSTEM' } };
      for (const [before, zone] of [[created, 'SYSTEM'] as const, [ofPlatform, 'EUROPE'] as const]) {
        given(before).when(update({ zone }), { who: admin }).thenRejected('region.systemZone');
        given(before)
          .when(update({ zone }), { who: { ...admin, roles: ['superadmin'] } })
          .then(updated({ zone }));
      }
    });
    test('by admins, in person; not by the admins of a region', () => {
      const regional = { ...admin, roles: ['user'], regionRoles: [{ regionId: campus, roleNames: ['admin'] }] };
      expect(regionPermissions.UpdateRegion(admin, { regionId: campus })).toBe(true);
      expect(regionPermissions.UpdateRegion({ ...admin, impersonatorId: ben }, { regionId: campus })).toBe(false);
      expect(regionPermissions.UpdateRegion(regional as typeof admin, { regionId: campus })).toBe(false);
    });
  });
  test('has an unknown time zone refused', () => {
    expect(
      regionCommands.RegisterRegion.safeParse({ ...data, timeZone: 'Europe/Nowhere' }).error?.issues[0]?.message,
    ).toBe('region.timeZoneUnknown');
  });

  const account = (userId: string, more: Partial<AccountFact> = {}): AccountFact => ({
    userId,
    status: 'active',
    before: 'active',
    roles: ['user', 'manager'],
    regionIds: [campus],
    permissions: [],
    regionRoles: [],
    deanOf: [],
    adminOf: [],
    ...more,
  });
  const set = (...userIds: string[]): RegionCommand => ({
    type: 'SetRegionAttendanceAdmins',
    data: { regionId: campus, userIds },
  });
  const admins: RegionEvent = {
    type: 'RegionAttendanceAdminsSet',
    data: { regionId: campus, userIds: [harriet, ben] },
  };
  const roleHere = (name: string) => ({
    roles: ['user'],
    regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: [name] }],
  });
  test.each([
    ['a manager', {}, true],
    ['a manager of the region', roleHere('manager'), true],
    ['an admin of the region', roleHere('admin'), true],
    ['a dean', roleHere('dean'), false],
    ['a user', { roles: ['user'] }, false],
    ['a manager of another region', { regionIds: [exampleId('r', 2)] }, false],
    ['a manager who was deactivated', { status: 'deactivated' as const }, false],
  ])('%s as attendance admin', (_, more, isFit) => {
    const then = given(created).when(set(harriet), { candidates: [account(harriet, more)] });
    if (isFit) then.thenLike({ type: 'RegionAttendanceAdminsSet' });
    else then.thenRejected('region.notStaff');
  });
  test('keeps its attendance admins in any order; none is a choice too', () => {
    const candidates = [account(harriet), account(ben)];
    given(created)
      .when(set(harriet, ben, harriet), { candidates })
      .then(admins);
    given(created, admins).when(set(ben, harriet), { candidates }).thenNothing();
    given(created, admins)
      .when(set())
      .thenLike({ data: { userIds: [] } });
    given(created)
      .when(set(ben), { candidates: [account(harriet)] })
      .thenRejected('region.notStaff');
  });
});

describe('a slug', () => {
  const { given } = specFor(slugClaim, { inUse: false, isPast: true });
  const claim = { slug: 'UK-Wells', regionId: campus };
  const claimed = { type: 'SlugClaimed', data: { ...claim, until: '2026-11-20T09:10:00.000Z' } } as const;
  /** The releases before wrote it so: it was a step of its own, before the region was read. */
  const bare = { type: 'SlugClaimed', data: claim } as const;
  const ofAnother = { type: 'ClaimSlug', data: { ...claim, regionId: ben } } as const;
  test('belongs to one region, whatever its case', () => {
    given().when({ type: 'ClaimSlug', data: claim }).thenNothing();
    given(claimed).when({ type: 'ClaimSlug', data: claim }).thenNothing();
    for (const before of [claimed, bare]) {
      given(before).when(ofAnother, { inUse: true }).thenRejected('region.slugTaken');
      given(before).when(ofAnother).thenNothing();
    }
    expect(slugClaim.stream({ type: 'ClaimSlug', data: { ...claim, slug: 'uk-WELLS' } })).toBe(
      slugClaim.stream({ type: 'ClaimSlug', data: claim }),
    );
  });
  test('is given back unless a region lives under it or may be on its way', () => {
    given(claimed).when({ type: 'ReleaseSlug', data: claim }).thenLike({ type: 'SlugReleased' });
    given(claimed).when({ type: 'ReleaseSlug', data: claim }, { isPast: false }).thenNothing();
    given(bare).when({ type: 'ReleaseSlug', data: claim }, { isPast: false }).thenLike({ type: 'SlugReleased' });
    given(claimed).when({ type: 'ReleaseSlug', data: claim }, { inUse: true }).thenRejected('region.slugInUse');
    given().when({ type: 'ReleaseSlug', data: claim }).thenNothing();
  });
  test('is claimed before its region is made', async () => {
    const steps = await createRegion.steps(data as never, {} as Ask, {} as Given);
    expect(steps.map(({ type, release }) => [type, release?.type])).toEqual([
      ['ClaimSlug', 'ReleaseSlug'],
      ['RegisterRegion', undefined],
    ]);
  });
});
