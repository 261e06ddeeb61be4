import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

export const microsoftIdentityCommands = defineCommands({
  LinkMicrosoftIdentity: z.object({ identityKey: z.string().regex(/^[0-9a-f]{64}$/), userId: Id }),
});
export type MicrosoftIdentityCommand = CommandOf<typeof microsoftIdentityCommands>;
