import { describe, expect, test } from '@jest/globals';
import type { Role, UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { UserAccountCommand } from '@paideia/events/accounts/account.commands.ts';
import { userAccountExamples as examples } from '@paideia/events/accounts/account.examples.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { ada, campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { permissionKeys, type PermissionKey } from '@paideia/events/permission-keys.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { userAccount } from './account.decider.ts';

const elsewhere = exampleId('r', 2);
const platform = exampleId('r', 9);
const regions = [
  { regionId: campus, slug: 'UK-Wells', zone: 'EUROPE' },
  { regionId: elsewhere, slug: 'PL-Lublin', zone: 'EUROPE' },
  { regionId: platform, slug: 'SYSTEM', zone: 'SYSTEM' },
];
const actor = (roles: string[], more: Partial<Actor> = {}): Actor => ({
  userId: harriet,
  roles,
  regionIds: [campus],
  regionRoles: [],
  attendanceAdminOf: [],
  ...more,
});
const superadmin = actor(['superadmin', 'admin', 'manager', 'user']);
const admin = actor(['admin', 'manager', 'user']);
const registrar = actor(['user'], { regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: ['admin'] }] });
const usual = {
  regions,
  groupRegionIds: [campus],
  regionId: campus,
  group: undefined,
  studies: [],
  who: superadmin,
  actorId: harriet,
};
const { given } = specFor(userAccount, usual);

const ofAda = { userId: ada };
const invitation = { ...examples.RegisterInvitedUser, regionIds: [campus], roles: ['user'] as Role[] };
const invited = (roles: Role[] = ['user']): UserAccountEvent => ({
  type: 'UserInvited',
  data: { ...invitation, roles, invitedBy: harriet },
});
const granted = (...roles: Role[]): UserAccountEvent => ({
  type: 'RolesGranted',
  data: { ...ofAda, roles, by: harriet },
});
const revoked = (...roles: Role[]): UserAccountEvent => ({
  type: 'RolesRevoked',
  data: { ...ofAda, roles, by: harriet },
});
const grant = (...roles: Role[]): UserAccountCommand => ({ type: 'GrantRoles', data: { ...ofAda, roles } });
const revoke = (...roles: Role[]): UserAccountCommand => ({ type: 'RegisterRolesRevoked', data: { ...ofAda, roles } });
const invite = (more: Partial<typeof invitation> = {}): UserAccountCommand => ({
  type: 'RegisterInvitedUser',
  data: { ...invitation, ...more },
});
const entered = (['InitialPasswordSet', 'EmailVerified', 'UserActivated'] as const).map((type): UserAccountEvent => ({
  type,
  data: ofAda,
}));
const deactivated: UserAccountEvent = {
  type: 'UserDeactivated',
  data: { ...ofAda, reason: 'Moved away', by: harriet },
};

describe('roles', () => {
  test.each([
    [['superadmin'], ['superadmin', 'admin', 'manager']],
    [['admin'], ['admin', 'manager']],
    [['manager'], ['manager']],
    [['reportsAdmin'], ['reportsAdmin']],
    [
      ['manager', 'reportsAdmin'],
      ['manager', 'reportsAdmin'],
    ],
  ] as const)('granting %j writes the lower ones too', (wanted, fresh) => {
    given(invited())
      .when(grant(...wanted))
      .then(granted(...fresh));
  });
  test('that are there already make no event', () =>
    given(invited(['admin', 'manager', 'user']))
      .when(grant('manager', 'admin'))
      .thenNothing());
  test.each([
    ['a superadmin', superadmin, 'superadmin', true],
    ['a superadmin', superadmin, 'admin', true],
    ['an admin', admin, 'superadmin', false],
    ['an admin', admin, 'admin', false],
    ['an admin', admin, 'manager', true],
    ['an admin', admin, 'reportsAdmin', true],
    ['a regional registrar', registrar, 'manager', false],
  ] as const)('%s and %s', (_, who, role, may) => {
    for (const command of [grant(role), revoke(role)]) {
      const { outcome, thenRejected } = given(invited([role, 'user'])).when(command, { who });
      if (may) expect(outcome).not.toHaveProperty('rejected');
      else thenRejected('account.roleReserved');
    }
  });
  test('go with what they include kept', () => {
    given(invited(['admin', 'manager', 'user']))
      .when(revoke('admin'))
      .then(revoked('admin'));
    given(invited(['admin', 'manager', 'user']))
      .when(revoke('manager'))
      .thenRejected('account.roleIncluded');
    given(invited(['admin', 'manager', 'user']))
      .when(revoke('admin', 'manager'))
      .then(revoked('admin', 'manager'));
    given(invited()).when(revoke('manager')).thenNothing();
  });
  test('of a region carry its slug; its admins are named by admins', () => {
    const dean: UserAccountCommand = {
      type: 'GrantRegionRoles',
      data: { ...ofAda, regionId: campus, roleNames: ['dean', 'dean'] },
    };
    const event: UserAccountEvent = {
      type: 'RegionRolesGranted',
      data: { ...ofAda, regionId: campus, slug: 'UK-Wells', roleNames: ['dean'], by: harriet },
    };
    given(invited())
      .when(dean, { regions: [regions[0]!] })
      .then(event);
    given(invited(), event).when(dean).thenNothing();
    given(invited()).when(dean, { regions: [] }).thenRejected('account.regionUnknown');
    const head: UserAccountCommand = {
      type: 'GrantRegionRoles',
      data: { ...ofAda, regionId: campus, roleNames: ['admin'] },
    };
    given(invited()).when(head, { who: registrar }).thenRejected('account.roleReserved');
    given(invited()).when(head, { who: admin }).thenLike({ type: 'RegionRolesGranted' });
    given(invited(), event)
      .when({ type: 'RevokeRegionRoles', data: { ...ofAda, regionId: campus, roleNames: ['dean', 'manager'] } })
      .thenLike({ type: 'RegionRolesRevoked', data: { roleNames: ['dean'] } });
  });
});

describe('what is given beside the roles', () => {
  const set = (...permissions: PermissionKey[]): UserAccountCommand => ({
    type: 'SetIndividualPermissions',
    data: { ...ofAda, permissions },
  });
  const wasSet = (...permissions: PermissionKey[]): UserAccountEvent => ({
    type: 'IndividualPermissionsSet',
    data: { ...ofAda, permissions, by: harriet },
  });
  test('is the whole list, in the order of the console; to change brings to read', () => {
    given(invited())
      .when(set('links:read', 'teachers:write'))
      .then(wasSet('teachers:read', 'teachers:write', 'links:read'));
    given(invited(), wasSet('teachers:read', 'links:read')).when(set('links:read')).then(wasSet('links:read'));
    given(invited(), wasSet('links:read')).when(set()).then(wasSet());
    given(invited(), wasSet('teachers:read', 'links:read')).when(set('links:read', 'teachers:read')).thenNothing();
  });
  test('is to a list of the console, to read it or to change it', () => {
    for (const unknown of ['siteSettings:write', 'systemLog:write', 'toString:read'])
      given(invited())
        .when({ type: 'SetIndividualPermissions', data: { ...ofAda, permissions: ['links:read', unknown] } })
        .thenRejected('account.permissionUnknown');
  });
  test('comes from superadmins, in person, and never from oneself', () => {
    const scope = { ownerId: ada, regionId: campus };
    for (const who of [admin, registrar, actor(['user'], { permissions: permissionKeys })])
      expect(accountPermissions.SetIndividualPermissions(who, scope)).toBe(false);
    expect(accountPermissions.SetIndividualPermissions(superadmin, scope)).toBe(true);
    expect(accountPermissions.SetIndividualPermissions({ ...superadmin, impersonatorId: ada }, scope)).toBe(false);
    given(invited(['superadmin', 'user']))
      .when(set('links:read'), { who: { ...superadmin, userId: ada } })
      .thenRejected('account.ownPermissions');
  });
  test('lifts an account above those who could not give it', () => {
    const deactivate: UserAccountCommand = {
      type: 'RegisterUserDeactivated',
      data: { ...ofAda, reason: 'Moved away' },
    };
    const keyholder = actor(['user'], { permissions: ['users:read', 'users:write'] });
    for (const who of [admin, registrar, keyholder]) {
      given(invited()).when(deactivate, { who }).thenLike({ type: 'UserDeactivated' });
      given(invited(), wasSet('links:read')).when(deactivate, { who }).thenRejected('account.outranked');
      given(invited(), wasSet('links:read'), wasSet()).when(deactivate, { who }).thenLike({ type: 'UserDeactivated' });
    }
    given(invited(), wasSet('links:read')).when(deactivate).thenLike({ type: 'UserDeactivated' });
  });
  test('the key to people invites plain users to the own regions', () => {
    const who = actor(['user'], { permissions: ['users:read', 'users:write'] });
    given().when(invite(), { who }).thenLike({ type: 'UserInvited' });
    given()
      .when(invite({ regionIds: [elsewhere] }), { who })
      .thenRejected('account.foreignRegion');
    given()
      .when(invite({ roles: ['manager'] }), { who })
      .thenRejected('account.roleReserved');
  });
});

describe('an invitation', () => {
  test('makes an account with the lower roles', () => {
    given()
      .when(invite({ roles: ['admin'] }))
      .thenLike({
        type: 'UserInvited',
        data: { roles: ['admin', 'manager', 'user'], email: 'ada@example.org', invitedBy: harriet },
      });
  });
  test('repeated makes nothing, for another address it is refused', () => {
    given(invited()).when(invite()).thenNothing();
    given(invited())
      .when(invite({ emailKey: 'other' }))
      .thenRejected('account.exists');
  });
  test.each([
    ['an admin invites no superadmin', admin, { roles: ['superadmin'] as Role[] }, 'account.roleReserved'],
    ['a registrar invites users only', registrar, { roles: ['manager'] as Role[] }, 'account.roleReserved'],
    ['a registrar stays in the own region', registrar, { regionIds: [campus, elsewhere] }, 'account.foreignRegion'],
    ['an admin does not give the platform’s region', admin, { regionIds: [platform] }, 'account.systemRegion'],
    ['an unknown region', superadmin, { regionIds: [exampleId('r', 77)] }, 'account.regionUnknown'],
  ] as const)('%s', (_, who, more, code) => {
    given()
      .when(invite(more as Partial<typeof invitation>), { who })
      .thenRejected(code);
  });
  test('by a registrar into the own region, and by the seed anywhere', () => {
    given().when(invite(), { who: registrar }).thenLike({ type: 'UserInvited' });
    given()
      .when(invite({ regionIds: [platform], roles: ['superadmin'] }), { who: 'system', actorId: null })
      .thenLike({ type: 'UserInvited', data: { invitedBy: null } });
  });
});

describe('an account', () => {
  const setPassword: UserAccountCommand = { type: 'SetInitialPassword', data: ofAda };
  const reactivate: UserAccountCommand = { type: 'ReactivateUser', data: { ...ofAda, reason: 'Came back' } };
  const deactivate: UserAccountCommand = { type: 'RegisterUserDeactivated', data: { ...ofAda, reason: 'Moved away' } };
  test('becomes active with its first password, which is set once', () => {
    given(invited())
      .when(setPassword)
      .then(...entered);
    given(invited(), ...entered)
      .when(setPassword)
      .thenRejected('account.passwordAlreadySet');
    given(invited(), deactivated).when(setPassword).thenRejected('account.deactivated');
  });
  test('is deactivated and comes back as what it was', () => {
    given(invited()).when(deactivate).then(deactivated);
    given(invited(), deactivated).when(deactivate).thenNothing();
    given(invited(), deactivated).when(reactivate).thenLike({ type: 'UserReactivated' });
    given(invited()).when(reactivate).thenNothing();
    const back: UserAccountEvent = { type: 'UserReactivated', data: { ...ofAda, reason: 'Came back', by: harriet } };
    expect(given(invited(), deactivated, back).state().status).toBe('invited');
    expect(given(invited(), ...entered, deactivated, back).state().status).toBe('active');
  });
  test('is not deactivated by oneself, nor by someone of a lower rank', () => {
    given(invited())
      .when(deactivate, { who: { ...admin, userId: ada } })
      .thenRejected('account.ownAccount');
    given(invited(['admin', 'manager', 'user']))
      .when(deactivate, { who: admin })
      .thenRejected('account.outranked');
    given(invited(['manager', 'user']))
      .when(deactivate, { who: registrar })
      .thenRejected('account.outranked');
  });
  test('has its regions', () => {
    const changed = (...regionIds: string[]): UserAccountEvent => ({
      type: 'UserRegionsChanged',
      data: { ...ofAda, regionIds, by: harriet },
    });
    const assign = (...regionIds: string[]): UserAccountCommand => ({
      type: 'AssignUserRegions',
      data: { ...ofAda, regionIds },
    });
    given(invited())
      .when(assign(campus, elsewhere, campus))
      .then(changed(campus, elsewhere));
    given(invited(), changed(campus, elsewhere)).when(assign(elsewhere, campus)).thenNothing();
    given(invited()).when(assign(platform), { who: admin }).thenRejected('account.systemRegion');
    // Only superadmins see the platform's own region, so others cannot mean to take anybody out of it.
    const ofPlatform = [invited(), changed(campus, platform)] as const;
    given(...ofPlatform)
      .when(assign(elsewhere), { who: admin })
      .then(changed(elsewhere, platform));
    given(...ofPlatform)
      .when(assign(elsewhere), { who: superadmin })
      .then(changed(elsewhere));
    // Whoever studies in a region stays in it; the regions of others, and new ones, are free.
    const studies = [{ regionId: campus, name: 'Year 1' }];
    expect(given(invited()).when(assign(elsewhere), { studies }).outcome).toEqual({
      rejected: 'account.studiesThere',
      params: { group: 'Year 1' },
    });
    given(invited(), changed(campus, elsewhere)).when(assign(campus), { studies }).then(changed(campus));
    given(invited())
      .when({ type: 'AddUserRegion', data: { ...ofAda, regionId: elsewhere } })
      .then(changed(campus, elsewhere));
    given(invited())
      .when({ type: 'AddUserRegion', data: { ...ofAda, regionId: campus } })
      .thenNothing();
    // A dean of the campus who moves is no dean there any more; elsewhere, where they never belonged, the role was given all the same.
    const of = { ...ofAda, slug: 'x', roleNames: ['dean' as const], by: harriet };
    const dean = (regionId: string): UserAccountEvent => ({ type: 'RegionRolesGranted', data: { ...of, regionId } });
    const noDean: UserAccountEvent = { type: 'RegionRolesRevoked', data: { ...of, regionId: campus } };
    const deans = [invited(), dean(campus), dean(exampleId('e'))] as const;
    given(...deans)
      .when(assign(elsewhere))
      .then(changed(elsewhere), noDean);
    given(...deans)
      .when(assign(campus, elsewhere))
      .then(changed(campus, elsewhere));
    given(...deans, changed(campus, elsewhere))
      .when({ type: 'RemoveUserRegion', data: { ...ofAda, regionId: campus } })
      .then(changed(elsewhere), noDean);
  });
});

test('accounts are managed in person', () => {
  const { allows } = given();
  expect(allows('GrantRoles', admin, { regionId: campus })).toBe(true);
  expect(allows('GrantRoles', { ...admin, impersonatorId: ada }, { regionId: campus })).toBe(false);
  expect(allows('ReactivateUser', registrar, { regionId: campus })).toBe(true);
  expect(allows('ReactivateUser', registrar, { regionId: elsewhere })).toBe(false);
  expect(allows('AddUserRegion', admin, { regionId: campus })).toBe(false);
  expect(allows('SetInitialPassword', superadmin, {})).toBe(false);
});

describe('what staff does to an account', () => {
  const email = { ...ofAda, email: 'new@example.org', emailKey: 'n' };
  const change: UserAccountCommand = { type: 'SetAccountEmail', data: email };
  const retract: UserAccountCommand = { type: 'RetractInvitation', data: ofAda };
  const regionRole = (regionId: string, name: 'dean' | 'admin'): UserAccountEvent => ({
    type: 'RegionRolesGranted',
    data: { ...ofAda, regionId, slug: 'x', roleNames: [name], by: harriet },
  });
  test.each([
    ['a superadmin, of an admin', superadmin, [invited(['admin', 'user'])], undefined],
    ['an admin, of a manager', admin, [invited(['manager', 'user'])], undefined],
    ['an admin, of a region’s admin', admin, [invited(), regionRole(campus, 'admin')], undefined],
    ['an admin, of an admin', admin, [invited(['admin', 'user'])], 'account.outranked'],
    ['a registrar, of a student', registrar, [invited()], undefined],
    ['a registrar, of a dean in the own region', registrar, [invited(), regionRole(campus, 'dean')], undefined],
    ['a registrar, of a manager', registrar, [invited(['manager', 'user'])], 'account.outranked'],
    ['a registrar, of a fellow registrar', registrar, [invited(), regionRole(campus, 'admin')], 'account.outranked'],
    ['a registrar, of a dean elsewhere', registrar, [invited(), regionRole(elsewhere, 'dean')], 'account.outranked'],
    ['the person', { ...actor(['user']), userId: ada }, [invited(['superadmin', 'admin'])], undefined],
  ] as const)('an address is changed by %s: %#', (_, who, history, code) => {
    const { then, thenRejected } = given(...history).when(change, { who, actorId: who.userId });
    if (code) thenRejected(code);
    else
      then(
        {
          type: 'UserEmailChanged',
          data: { ...email, formerEmail: invitation.email, formerEmailKey: invitation.emailKey, by: who.userId },
        },
        { type: 'InvitationMailRequested', data: ofAda },
      );
  });
  test('an invitation is sent again, and retracted, until the person has come in', () => {
    const again: UserAccountCommand = { type: 'ResendAccountMail', data: ofAda };
    const retracted: UserAccountEvent = {
      type: 'InvitationRetracted',
      data: { ...ofAda, emailKey: invitation.emailKey, by: harriet },
    };
    given(invited()).when(again).thenLike({ type: 'InvitationMailRequested' });
    given(invited()).when(retract).then(retracted);
    given(invited(), retracted).when(retract).thenNothing();
    given(invited(), retracted).when(again).thenRejected('account.retracted');
    given(invited(), retracted).when(change).thenRejected('account.retracted');
    given(invited(), retracted)
      .when({ type: 'AddUserRegion', data: { ...ofAda, regionId: elsewhere } })
      .thenNothing();
    given(invited(), ...entered)
      .when(retract)
      .thenRejected('account.hasSignedIn');
    given(invited(['manager', 'user']))
      .when(retract, { who: registrar })
      .thenRejected('account.outranked');
  });
  test.each([
    ['resends nothing', { type: 'ResendAccountMail', data: ofAda }],
    ['sends no link for a password', { type: 'RequestPasswordReset', data: ofAda }],
    ['changes no address', change],
    ['retracts no invitation', retract],
    ['does not deactivate', { type: 'RegisterUserDeactivated', data: { ...ofAda, reason: 'Left' } }],
    ['does not reactivate', { type: 'ReactivateUser', data: { ...ofAda, reason: 'Back' } }],
  ] as const)('of an administrator of another region, a person of the own one: a registrar %s', (_, command) => {
    for (const name of ['admin', 'dean'] as const)
      given(invited(), regionRole(elsewhere, name)).when(command, { who: registrar }).thenRejected('account.outranked');
  });
  test.each<[string, UserAccountCommand, UserAccountEvent['type']]>([
    [
      'grants no role of the region',
      { type: 'GrantRegionRoles', data: { ...ofAda, regionId: campus, roleNames: ['dean'] } },
      'RegionRolesGranted',
    ],
    // It would end that person's sessions.
    [
      'takes none',
      { type: 'RevokeRegionRoles', data: { ...ofAda, regionId: campus, roleNames: ['instructor'] } },
      'RegionRolesRevoked',
    ],
  ])('of whoever is above: a registrar %s', (_, command, type) => {
    const taught: UserAccountEvent = {
      type: 'RegionRolesGranted',
      data: { ...ofAda, regionId: campus, slug: 'UK-Wells', roleNames: ['instructor'], by: harriet },
    };
    for (const above of [
      [invited(['superadmin', 'admin', 'manager', 'user'])],
      [invited(['manager', 'user'])],
      [invited(), regionRole(elsewhere, 'dean')],
    ])
      given(...above, taught)
        .when(command, { who: registrar })
        .thenRejected('account.outranked');
    given(invited(), taught).when(command, { who: registrar }).thenLike({ type });
  });
  test.each<[string, UserAccountCommand]>([
    ['grants no role', grant('manager')],
    ['takes no role', revoke('reportsAdmin')],
    ['assigns no regions', { type: 'AssignUserRegions', data: { ...ofAda, regionIds: [elsewhere] } }],
  ])('of a superadmin: an admin %s', (_, command) =>
    given(invited(['superadmin', 'admin', 'manager', 'user']), granted('reportsAdmin'))
      .when(command, { who: admin })
      .thenRejected('account.outranked'),
  );
  test('an admin assigns the own regions', () =>
    given(invited(['admin', 'manager', 'user']))
      .when(
        { type: 'AssignUserRegions', data: { ...ofAda, regionIds: [elsewhere] } },
        { who: { ...admin, userId: ada }, actorId: ada },
      )
      .thenLike({ type: 'UserRegionsChanged' }));
  test('a registrar invites to groups of the own region only', () => {
    given()
      .when(invite(), { who: registrar, groupRegionIds: [elsewhere] })
      .thenRejected('account.foreignRegion');
  });
});
