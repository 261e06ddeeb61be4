import { describe, test } from '@jest/globals';
import { userAccountExamples as examples } from '@paideia/events/accounts/account.examples.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { ada, campus, harriet } from '@paideia/events/kernel/examples.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { userAccount } from './account.decider.ts';

const open = { archived: false, selfSignUp: true, freeOfCharge: true };
const admin: Actor = {
  userId: harriet,
  roles: ['admin', 'manager', 'user'],
  regionIds: [],
  regionRoles: [],
  attendanceAdminOf: [],
};
const { given } = specFor(userAccount, { regions: [], groupRegionIds: [], studies: [], regionId: campus, group: open });

const ofAda = { userId: ada };
const signUp = examples.RegisterSelfSignedUpUser;
const event = <T extends UserAccountEvent['type']>(type: T) =>
  ({ type, data: ofAda }) as Extract<UserAccountEvent, { type: T }>;
const signedUp: UserAccountEvent = { type: 'UserSelfSignedUp', data: { ...signUp, hasPassword: false } };
const invited: UserAccountEvent = {
  type: 'UserInvited',
  data: { ...examples.RegisterInvitedUser, roles: ['user'], invitedBy: harriet },
};
const entered = [event('InitialPasswordSet'), event('EmailVerified'), event('UserActivated')] as const;
const deactivated: UserAccountEvent = {
  type: 'UserDeactivated',
  data: { ...ofAda, reason: 'Moved away', by: harriet },
};
const reactivated: UserAccountEvent = { type: 'UserReactivated', data: { ...ofAda, reason: 'Back', by: harriet } };
const does = <
  T extends
    | 'VerifyEmail'
    | 'ResendAccountMail'
    | 'RequestPasswordReset'
    | 'ResetPassword'
    | 'ChangePassword'
    | 'SetInitialPassword',
>(
  type: T,
) => ({
  type,
  data: ofAda,
});

describe('an account that a person makes', () => {
  test('begins once, for a group that is open and free', () => {
    given().when({ type: 'RegisterSelfSignedUpUser', data: signUp }).then(signedUp);
    given(signedUp).when({ type: 'RegisterSelfSignedUpUser', data: signUp }).thenNothing();
    given(signedUp)
      .when({ type: 'RegisterSelfSignedUpUser', data: { ...signUp, emailKey: 'e9'.repeat(32) } })
      .thenRejected('account.exists');
  });
  test.each([undefined, { ...open, archived: true }, { ...open, selfSignUp: false }, { ...open, freeOfCharge: false }])(
    'not for %j',
    (group) => {
      given().when({ type: 'RegisterSelfSignedUpUser', data: signUp }, { group }).thenRejected('account.groupClosed');
    },
  );
  test('is active once its address is proved, which is said once', () => {
    given(signedUp).when(does('VerifyEmail')).then(event('EmailVerified'), event('UserActivated'));
    given(signedUp, event('EmailVerified'), event('UserActivated')).when(does('VerifyEmail')).thenNothing();
    given(signedUp, deactivated).when(does('VerifyEmail')).thenRejected('account.deactivated');
  });
  test('that was deactivated before goes back to where it was', () => {
    given(signedUp, deactivated, reactivated).when(does('ResendAccountMail')).then(event('VerificationMailRequested'));
    given(invited, deactivated, reactivated).when(does('ResendAccountMail')).then(event('InvitationMailRequested'));
  });
});

describe('a password by a link', () => {
  test('proves the address too, as far as it was not', () => {
    given(signedUp)
      .when(does('ResetPassword'))
      .then(...entered);
    given(invited)
      .when(does('SetInitialPassword'))
      .then(...entered);
    given(signedUp, event('EmailVerified'), event('UserActivated'))
      .when(does('SetInitialPassword'))
      .then(event('InitialPasswordSet'));
    given({ ...signedUp, data: { ...signUp, hasPassword: true } })
      .when(does('ResetPassword'))
      .then(event('PasswordReset'), event('EmailVerified'), event('UserActivated'));
  });
  test('replaces the one that was there', () => {
    given(invited, ...entered)
      .when(does('ResetPassword'))
      .then(event('PasswordReset'));
    given(invited, ...entered)
      .when(does('SetInitialPassword'))
      .thenRejected('account.passwordAlreadySet');
  });
  test('is neither asked for nor set while the account is deactivated', () => {
    given(invited, ...entered, deactivated)
      .when(does('RequestPasswordReset'))
      .thenNothing();
    given(invited, ...entered, deactivated)
      .when(does('ResetPassword'))
      .thenRejected('account.deactivated');
    given(invited, ...entered, deactivated)
      .when(does('ChangePassword'))
      .thenRejected('account.deactivated');
  });
  test('is asked for and changed by events that say no more than that', () => {
    given(invited, ...entered)
      .when(does('RequestPasswordReset'))
      .then(event('PasswordResetRequested'));
    given(invited, ...entered)
      .when(does('ChangePassword'))
      .then(event('PasswordChanged'));
  });
});

describe('the mail that an account waits for', () => {
  test('is the invitation, or the proof of the address, or none', () => {
    given(invited).when(does('ResendAccountMail')).then(event('InvitationMailRequested'));
    given(signedUp).when(does('ResendAccountMail')).then(event('VerificationMailRequested'));
    given(invited, ...entered)
      .when(does('ResendAccountMail'))
      .thenRejected('account.nothingToResend');
  });
});

describe('another address', () => {
  const data = examples.SetAccountEmail;
  const set = { type: 'SetAccountEmail', data } as const;
  const changed: UserAccountEvent = {
    type: 'UserEmailChanged',
    data: { ...data, formerEmail: 'ada@example.org', formerEmailKey: signUp.emailKey, by: null },
  };
  test('is to be proved anew, and the account stays open', () => {
    given(invited, ...entered)
      .when(set)
      .then(changed, event('VerificationMailRequested'));
    given(invited, ...entered, changed)
      .when(set)
      .thenNothing();
    given(invited, ...entered, changed)
      .when(does('VerifyEmail'))
      .then(event('EmailVerified'));
    given(invited).when(set).then(changed, event('InvitationMailRequested'));
  });
  test('of somebody above is not an admin’s to give', () => {
    const superadmin: UserAccountEvent = { type: 'RolesGranted', data: { ...ofAda, roles: ['superadmin'], by: null } };
    given(invited, ...entered, superadmin)
      .when(set, { who: admin, actorId: harriet })
      .thenRejected('account.outranked');
    given(invited, ...entered)
      .when(set, { who: admin, actorId: harriet })
      .thenLike({ type: 'UserEmailChanged', data: { by: harriet } }, event('VerificationMailRequested'));
  });
});
