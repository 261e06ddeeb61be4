import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ impersonationId: Id });

export const impersonationCommands = defineCommands({
  StartImpersonation: of.extend({ userId: Id, reason: Text(longestReason) }),
  SetImpersonationWriting: of.extend({ isWritable: z.boolean() }),
  StopImpersonation: of,
});
export type ImpersonationCommand = CommandOf<typeof impersonationCommands>;
