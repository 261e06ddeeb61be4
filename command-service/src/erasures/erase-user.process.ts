import { EraseUser } from '@paideia/events/erasures/erasure.commands.ts';
import { erases, erasurePermissions } from '@paideia/events/erasures/erasure.permissions.ts';
import { leavingTheSeat } from '../accounts/seat.commands.ts';
import { defineProcess } from '../kernel/decide/process.ts';

/** Ends the account at once; a scheduled job removes the key and does all that follows, and goes on whoever was killed. */
export const eraseUser = defineProcess({
  type: 'EraseUser',
  schema: EraseUser,
  permission: erasurePermissions.EraseUser,
  reads: erases,
  scope: ({ userId }) => ({ ownerId: userId }),
  steps: async ({ userId }, ask, given) => {
    const isSelf = typeof given.who === 'object' && given.who.userId === userId;
    return [
      ...(isSelf ? [] : await leavingTheSeat({ userId }, ask, given)),
      { type: 'RegisterErasureStarted', data: { userId } },
      { type: 'RegisterUserDeactivated', data: { userId, reason: 'erasure' } },
    ];
  },
});
