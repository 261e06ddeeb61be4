import { admin, anyOf, inPerson, inRegion, nobody, self, system, type Actor, type Rule } from '../kernel/permission.ts';
import type { EmailClaimCommand, UserAccountCommand } from './account.commands.ts';
import type { SuperadminsCommand } from './superadmins.commands.ts';
import type { UserImportCommand } from '../user-imports/user-import.commands.ts';

export const managesUsers = inPerson(anyOf(admin, inRegion('admin')));
const manages = managesUsers;
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
  GrantRegionRoles: manages,
  RevokeRegionRoles: manages,
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
  ChangeEmail: anyOf(inPerson(self), manages),
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

/** Where someone administers people without being an admin everywhere. */
export const administeredRegions = ({ regionRoles }: Actor): readonly string[] =>
  regionRoles.filter(({ roleNames }) => roleNames.includes('admin')).map(({ regionId }) => regionId);
/** Lists people at all: everybody's admins, and those of one region, who see its people alone. */
export const readsUsers: Rule = (who) =>
  who !== undefined && who !== 'system' && (admin(who, {}) || administeredRegions(who).length > 0);
/** May know that the account is there. */
export const knowsUser = anyOf(self, admin, inRegion('admin'));
