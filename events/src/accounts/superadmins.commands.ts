import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const userRef = z.object({ userId: Id });
export const superadminsCommands = defineCommands({
  /** Follows what happened to an account: seats whoever is an active superadmin, unseats whoever is none. */
  SeatSuperadmin: userRef,
  /** A step before the role is taken or the account closed; refused for the last one. */
  UnseatSuperadmin: userRef,
});
export type SuperadminsCommand = CommandOf<typeof superadminsCommands>;
