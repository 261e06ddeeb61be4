import { regionsWhere, somewhere, type Actor } from '@paideia/events/kernel/permission.ts';
import { seesLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { readsRegister } from '@paideia/events/registers/register.permissions.ts';

/** Regions whose records an actor may see; admins see all. */
type Regions = 'all' | readonly string[];

/** Where an actor decides about leave or, as a manager of the region, follows it. */
export const leaveRegions = (actor: Actor): Regions => regionsWhere(actor, seesLeaveRequest);
/** Answers where an actor takes or reads registers. */
export const registerRegions = (actor: Actor): Regions => regionsWhere(actor, readsRegister);
export const seesLeaveOfRegions = somewhere(seesLeaveRequest);
export const seesRegistersOfRegions = somewhere(readsRegister);
