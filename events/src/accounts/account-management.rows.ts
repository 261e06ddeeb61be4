import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { event } from '../kernel/message.ts';

/** Rows of the account's table: what staff does to an account that is there. */
export const accountManagementRows = {
  /** The person never set a password, and the address is free for another account. */
  InvitationRetracted: event(z.object({ userId: Id, emailKey: z.string(), by: Id.nullable() })),
};
