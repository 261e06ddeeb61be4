import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { replayEvents, verificationEvents } from './operation.events.ts';

const projectionName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,79}$/);
export const replayCommands = defineCommands({
  StartReplay: z.object({ replayId: Id, projectionName }),
  CancelReplay: z.object({ projectionName }),
  FinishReplay: replayEvents.types.ReplayFinished.schema,
});
export type ReplayCommand = CommandOf<typeof replayCommands>;

export const verificationCommands = defineCommands({
  StartVerification: z.object({ verificationId: Id }),
  CancelVerification: z.object({}),
  FinishVerification: verificationEvents.types.VerificationFinished.schema,
});
export type VerificationCommand = CommandOf<typeof verificationCommands>;
