import { G } from '../../../../../scripts/demo/ids.ts';
import {
  actOn,
  fresh,
  knows,
  list,
  nothing,
  ofPerson,
  ofRegion,
  open,
  own,
  reason,
  revision,
  type Row,
  user,
} from '../../row.ts';
import { accountPermissions, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { anyone, inPerson, signedIn } from '@paideia/events/kernel/permission.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';

const a = accountPermissions;

export const queries: Readonly<Record<string, Row>> = {
  currentUser: own,
  mySessions: own,
  allAdminUsers: list(readsUsers, { id: (of) => of.userId, rule: knows }),
  AdminUser: ofPerson(knows, ({ userId }) => ({ id: userId })),
};
export const mutations: Readonly<Record<string, Row>> = {
  loginWithPassword: { ...open, args: () => ({ email: 'nobody@example.org', password: '0'.repeat(64) }) },
  forgotPassword: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  recoverPassword: { rule: inPerson(anyone), ...nothing, args: () => ({ token: 'x', newPassword: '0'.repeat(64) }) },
  verifyEmail: { ...open, args: () => ({ token: 'x' }) },
  resendVerification: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  selfCreateAccount: {
    ...open,
    args: () => ({
      groupId: G(1),
      country: 'Poland',
      userProfileInput: { email: 'new@example.org', firstName: 'N', lastName: 'N' },
    }),
  },
  beginMSAuth: { ...open, args: () => ({ state: 's'.repeat(32) }) },
  validateMSAuth: { ...open, args: () => ({ state: 's', code: 'c' }) },
  logoutUser: open,
  endSession: {
    rule: inPerson(signedIn),
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: 'x' }),
    note: 'own sessions; others are absent',
  },
  endOtherSessions: { rule: inPerson(signedIn), ...nothing },
  changePassword: {
    rule: a.ChangePassword,
    about: 'self',
    args: () => ({ oldPassword: '0'.repeat(64), newPassword: '1'.repeat(64) }),
    note: 'the own one',
  },
  changeEmail: ofPerson(a.ChangeEmail, ({ userId }) => ({
    userId,
    email: 'matrix@example.org',
    password: '0'.repeat(64),
  })),
  inviteUser: ofRegion(a.InviteUser, (of) => ({
    input: {
      _id: fresh(of, 'user'),
      email: `${of.name.toLowerCase()}.fresh@example.org`,
      firstName: 'N',
      lastName: 'N',
      regionIds: [of.regionId],
      groupIds: [],
      roles: ['user'],
    },
  })),
  updateUser: ofPerson(actOn(profilePermissions.UpdateUserProfile), (of) => ({
    ...user(of),
    input: { location: 'Wells' },
  })),
  grantRoles: ofPerson(actOn(a.GrantRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  revokeRoles: ofPerson(actOn(a.RevokeRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  grantRegionRoles: ofPerson(actOn(a.GrantRegionRoles), (of) => ({
    ...user(of),
    regionId: of.regionId,
    roleNames: ['dean'],
  })),
  revokeRegionRoles: ofPerson(actOn(a.RevokeRegionRoles), (of) => ({
    ...user(of),
    regionId: of.regionId,
    roleNames: ['dean'],
  })),
  setIndividualPermissions: ofPerson(actOn(a.SetIndividualPermissions), (of) => ({
    ...user(of),
    ...revision,
    permissions: ['teachers:read'],
  })),
  assignUserRegions: ofPerson(actOn(a.AssignUserRegions), (of) => ({ ...user(of), regionIds: [of.regionId] })),
  changeUserEmail: ofPerson(actOn(a.ChangeEmail), (of) => ({ ...user(of), email: 'matrix@example.org' })),
  deactivateUser: ofPerson(actOn(a.DeactivateUser), (of) => ({ ...user(of), reason })),
  reactivateUser: ofPerson(actOn(a.ReactivateUser), (of) => ({ ...user(of), reason })),
  resendInvitation: ofPerson(actOn(a.ResendAccountMail), user),
  retractInvitation: ofPerson(actOn(a.RetractInvitation), user),
};
