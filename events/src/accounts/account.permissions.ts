import { admin, anyOf, inPerson, inRegion, self, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { EmailClaimCommand, UserAccountCommand } from './account.commands.ts';

const manages = inPerson(anyOf(admin, inRegion('admin')));

/** Which roles may be granted by whom is the decider's: only a superadmin touches admin and superadmin. */
export const accountPermissions: Readonly<
  Record<UserAccountCommand['type'] | EmailClaimCommand['type'] | 'InviteUser' | 'SelfCreateAccount' | 'ChangeEmail', Rule>
> = {
  InviteUser: manages,
  ClaimEmail: anyOf(manages, system),
  ReleaseEmail: anyOf(manages, system),
  RegisterInvitedUser: manages,
  SetInitialPassword: system,
  GrantRoles: inPerson(admin),
  RevokeRoles: inPerson(admin),
  GrantRegionRoles: manages,
  RevokeRegionRoles: manages,
  AssignUserRegions: inPerson(admin),
  AddUserRegion: system,
  DeactivateUser: manages,
  ReactivateUser: manages,
  // Visitors come through the service's own doors, which count their tries and look at their links.
  SelfCreateAccount: system,
  RegisterSelfSignedUpUser: system,
  VerifyEmail: system,
  ResendAccountMail: anyOf(system, manages),
  ChangeEmail: inPerson(anyOf(self, admin)),
  SetAccountEmail: inPerson(anyOf(self, admin)),
  RequestPasswordReset: anyOf(system, manages),
  ResetPassword: system,
  ChangePassword: inPerson(self),
};
export const readsUsers = anyOf(admin, superadmin);
