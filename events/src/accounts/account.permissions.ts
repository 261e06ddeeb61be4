import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  nobody,
  self,
  somewhere,
  superadmin,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { EmailClaimCommand, UserAccountCommand } from './account.commands.ts';
import type { SuperadminsCommand } from './superadmins.commands.ts';
import type { UserImportCommand } from '../user-imports/user-import.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const userKeys = defineKeys('users', { order: 60, isRegional: true });

const administers = anyOf(admin, inRegion('admin'));
const manages = inPerson(keyed(userKeys.write, administers));
/** What gives people rights, or the way into their accounts, takes the role. */
const givesRights = inPerson(administers);
type Processes = 'InviteUser' | 'SelfCreateAccount' | 'ChangeEmail' | 'RevokeRoles' | 'DeactivateUser';

/** Which roles may be granted by whom is the decider's: only a superadmin touches admin and superadmin. */
export const accountPermissions: Readonly<
  Record<UserAccountCommand['type'] | EmailClaimCommand['type'] | Processes, Rule>
> = {
  InviteUser: manages,
  ClaimEmail: anyOf(manages, system),
  ReleaseEmail: anyOf(manages, system),
  // Steps are permitted with their command.
  RegisterInvitedUser: nobody,
  RegisterRolesRevoked: nobody,
  RegisterUserDeactivated: nobody,
  SetInitialPassword: system,
  GrantRoles: inPerson(admin),
  RevokeRoles: inPerson(admin),
  GrantRegionRoles: givesRights,
  RevokeRegionRoles: givesRights,
  SetIndividualPermissions: inPerson(superadmin),
  AssignUserRegions: inPerson(admin),
  AddUserRegion: system,
  RemoveUserRegion: system,
  DeactivateUser: manages,
  ReactivateUser: manages,
  RegisterUserErased: system,
  RetractInvitation: anyOf(manages, system),
  // Visitors come through the service's own routes of sign-in and sign-up, which count their tries and look at their links.
  SelfCreateAccount: system,
  RegisterSelfSignedUpUser: system,
  VerifyEmail: system,
  ResendAccountMail: anyOf(system, manages),
  ChangeEmail: anyOf(inPerson(self), givesRights),
  SetAccountEmail: nobody,
  RequestPasswordReset: anyOf(system, manages),
  ResetPassword: system,
  ChangePassword: inPerson(self),
};
export const superadminsPermissions: Readonly<Record<SuperadminsCommand['type'], Rule>> = {
  SeatSuperadmin: system,
  UnseatSuperadmin: nobody,
};
export const userImportPermissions: Readonly<Record<UserImportCommand['type'] | 'InviteImportedUser', Rule>> = {
  StartUserImport: manages,
  QueueUserImportRows: manages,
  CancelUserImport: manages,
  UndoUserImport: manages,
  SettleUserImportRow: system,
  SettleUserImportUndo: system,
  InviteImportedUser: system,
};

/** May know that the account is there. */
export const knowsUser = anyOf(self, keyed(userKeys.read, administers));
/** Lists people at all: everybody's admins, and those of one region, who see its people alone. */
export const readsUsers = somewhere(knowsUser);
