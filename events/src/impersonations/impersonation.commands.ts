import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const impersonationRef = z.object({ impersonationId: Id });

export const impersonationCommands = defineCommands({
  StartImpersonation: impersonationRef.extend({ userId: Id, reason: Text(longestReason) }),
  SetImpersonationWriting: impersonationRef.extend({ isWritable: z.boolean() }),
  StopImpersonation: impersonationRef,
});
export type ImpersonationCommand = CommandOf<typeof impersonationCommands>;
