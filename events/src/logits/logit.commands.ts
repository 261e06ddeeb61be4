import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { LogitType } from './logit.events.ts';

export const maxPayloadBytes = 8192;
export const logitCommands = defineCommands({
  RecordLogit: z.object({
    logitId: Id,
    userId: Id.nullable(),
    action: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/),
    type: LogitType,
    payload: z.record(z.string(), z.unknown()).refine((payload) => JSON.stringify(payload).length <= maxPayloadBytes, 'logit.tooLarge'),
  }),
});
export type LogitCommand = CommandOf<typeof logitCommands>;
