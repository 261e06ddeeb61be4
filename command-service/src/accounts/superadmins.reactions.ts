import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { defineReaction } from '../kernel/react/reaction.ts';

const seat = async ({ userId }: { readonly userId: string }) => [{ type: 'SeatSuperadmin', data: { userId } }];
const seatOf = (data: { readonly userId: string; readonly roles: readonly string[] }) =>
  data.roles.includes('superadmin') ? seat(data) : Promise.resolve([]);

/** Seats follow the accounts; leaving one comes first, as a step of the command itself. */
export const superadminSeats = defineReaction({
  name: 'superadmin-seats',
  from: 'beginning',
  events: [userAccountEvents],
  on: { UserActivated: seat, UserReactivated: seat, UserDeactivated: seat, RolesGranted: seatOf, RolesRevoked: seatOf },
});
