import { z } from 'zod';
import { Id, OptionalText } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { ErasureFigures } from './erasure.events.ts';

const userRef = z.object({ userId: Id });

export const erasureCommands = defineCommands({
  RequestErasure: userRef.extend({ reason: OptionalText(longestReason) }),
  WithdrawErasureRequest: userRef,
  /** A step of EraseUser: a superadmin has left the seat before. */
  RegisterErasureStarted: userRef,
  CompleteErasure: userRef.extend({ figures: ErasureFigures }),
});
export type ErasureCommand = CommandOf<typeof erasureCommands>;

/** Over the seat of a superadmin, the erasure and the account, which ends at once; the rest follows by itself. */
export const EraseUser = userRef;
