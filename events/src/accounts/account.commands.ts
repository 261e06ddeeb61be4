import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestEmail, longestPersonName, longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { PermissionKey, RegionRole, Role } from './account.events.ts';
import { passwordCommands } from './password.commands.ts';
import { signUpCommands } from './sign-up.commands.ts';

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(longestEmail));
const userRef = z.object({ userId: Id });
const roles = userRef.extend({ roles: z.array(Role).min(1) });
const regionRoles = userRef.extend({ regionId: Id, roleNames: z.array(RegionRole).min(1) });

/** Each of these goes to one account's stream. */
export const userAccountCommands = defineCommands({
  /** A step of InviteUser: the address is claimed before. */
  RegisterInvitedUser: userRef.extend({
    email: Email,
    emailKey: z.string(),
    regionIds: z.array(Id),
    groupIds: z.array(Id),
    roles: z.array(Role),
    /** Only of an import, whose rows are worked off by the system. */
    imported: z.object({ importId: Id, invitedBy: Id.nullable() }).optional(),
  }),
  /** The kernel has stored the verifier before; the event only says that a password was set. */
  SetInitialPassword: userRef,
  GrantRoles: roles,
  /** A step of RevokeRoles: a superadmin has left the seat before. */
  RegisterRolesRevoked: roles,
  GrantRegionRoles: regionRoles,
  RevokeRegionRoles: regionRoles,
  /** The whole list: what it leaves out is taken. */
  SetIndividualPermissions: userRef.extend({ permissions: z.array(PermissionKey.max(100)).max(100) }),
  AssignUserRegions: userRef.extend({ regionIds: z.array(Id).max(100) }),
  /** Follows an enrolment: whoever belongs to a group belongs to its region. */
  AddUserRegion: userRef.extend({ regionId: Id }),
  /** Follows a graduation that is taken back. */
  RemoveUserRegion: userRef.extend({ regionId: Id }),
  /** A step of DeactivateUser, like that of RevokeRoles. */
  RegisterUserDeactivated: userRef.extend({ reason: Text(longestReason) }),
  /** It is as if the person had never been invited: the address is given back and the enrolments end. */
  RetractInvitation: userRef,
  ReactivateUser: userRef.extend({ reason: Text(longestReason) }),
  /** The person's key is gone by now. */
  RegisterUserErased: userRef.extend({ by: Id.nullable() }),
  ...signUpCommands,
  ...passwordCommands,
});
export type UserAccountCommand = CommandOf<typeof userAccountCommands>;

export const emailClaimCommands = defineCommands({
  ClaimEmail: userRef.extend({ emailKey: z.string() }),
  ReleaseEmail: userRef.extend({ emailKey: z.string() }),
});
export type EmailClaimCommand = CommandOf<typeof emailClaimCommands>;

/** This goes to several streams: the address's claim, the account, the profile, and one enrolment a group. */
export const InviteUser = userRef.extend({
  email: Email,
  firstName: Text(longestPersonName),
  lastName: Text(longestPersonName),
  locale: z.string().max(10).default('en'),
  regionIds: z.array(Id).max(100),
  groupIds: z.array(Id).max(100),
  roles: z.array(Role).min(1),
});
export type InviteUser = z.infer<typeof InviteUser>;

/** This goes to the account and to the one stream of superadmins. */
export const RevokeRoles = roles;
export const DeactivateUser = userRef.extend({ reason: Text(longestReason) });
