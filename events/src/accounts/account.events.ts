import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal, withheld } from '../kernel/personal.ts';
import { accountManagementRows } from './account-management.events.ts';
import { passwordEvents } from './password.events.ts';
import { signUpEvents } from './sign-up.events.ts';

export const userAccountStream = streamOf('userAccount');
export const emailClaimStream = streamOf('emailClaim');

export const Role = z.enum(['user', 'manager', 'admin', 'superadmin', 'reportsAdmin']);
export type Role = z.infer<typeof Role>;
export const RegionRole = z.enum(['user', 'manager', 'admin', 'dean', 'instructor']);
export type RegionRole = z.infer<typeof RegionRole>;
/** Which there are, the slices say (`permission-keys.ts`); the log may tell of one to a list that is no more. */
export const PermissionKey = z.string();
export const AccountStatus = z.enum(['invited', 'signedUp', 'active', 'deactivated']);

const about = { subject: (data: { userId: string }) => data.userId };
const userRef = z.object({ userId: Id });
const roles = userRef.extend({ roles: z.array(Role), by: Id.nullable() });
const regionRoles = userRef.extend({
  regionId: Id,
  slug: z.string(),
  roleNames: z.array(RegionRole),
  by: Id.nullable(),
});

export const userAccountEvents = defineEvents('userAccount', {
  /** `emailKey` is an HMAC of the lower-case address under a server secret, never the bare hash. */
  UserInvited: event(
    userRef.extend({
      email: personal(z.string()),
      emailKey: withheld(z.string()),
      regionIds: z.array(Id),
      groupIds: z.array(Id),
      roles: z.array(Role),
      invitedBy: Id.nullable(),
      /** The import that the person came with. */
      importId: Id.optional(),
    }),
    about,
  ),
  InitialPasswordSet: event(userRef),
  EmailVerified: event(userRef),
  UserActivated: event(userRef),
  RolesGranted: event(roles),
  RolesRevoked: event(roles),
  RegionRolesGranted: event(regionRoles),
  RegionRolesRevoked: event(regionRoles),
  /** All that the person may do beside the roles from now on. */
  IndividualPermissionsSet: event(userRef.extend({ permissions: z.array(PermissionKey), by: Id.nullable() })),
  UserRegionsChanged: event(userRef.extend({ regionIds: z.array(Id), by: Id.nullable() })),
  UserDeactivated: event(userRef.extend({ reason: personal(z.string()), by: Id.nullable() }), about),
  UserReactivated: event(userRef.extend({ reason: personal(z.string()), by: Id.nullable() }), about),
  ...signUpEvents,
  ...passwordEvents,
  ...accountManagementRows,
});
export type UserAccountEvent = EventOf<typeof userAccountEvents>;

/** One live account an address: the first append to the claim's stream wins. */
export const emailClaimEvents = defineEvents('emailClaim', {
  /**
   * If the account does not live under the address after `until`, another may have it. Without it the claim was a step by itself, and stands until it is
   * given back.
   */
  EmailClaimed: event(z.object({ emailKey: withheld(z.string()), userId: Id, until: z.string().optional() })),
  /** Also stands in the stream of an account that never came: what was on its way there is refused by it, and another may have the address. */
  EmailReleased: event(z.object({ emailKey: withheld(z.string()), userId: Id })),
});
export type EmailClaimEvent = EventOf<typeof emailClaimEvents>;
