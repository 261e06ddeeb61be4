import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { event } from '../kernel/message.ts';
import { withheld } from '../kernel/personal.ts';

/** Rows of the account's table: what staff does to an account that is there. */
export const accountManagementRows = {
  /** The person never set a password, and the address is free for another account. */
  InvitationRetracted: event(z.object({ userId: Id, emailKey: withheld(z.string()), by: Id.nullable() })),
  /** The key of the person's data is gone, and with it all that was personal in the log. `by` is who began it. */
  UserErased: event(z.object({ userId: Id, by: Id.nullable() })),
};
