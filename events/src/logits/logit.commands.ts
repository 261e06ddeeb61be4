import { z } from 'zod';
import { compact, Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { LogitType } from './logit.events.ts';

const maxPayloadBytes = 8192;
/** Clients note these; words of their own would stand in the log for ever. The services choose the action of audit entries. */
const clientActions: ReadonlySet<string> = new Set(['courseActivity', 'reportFrontEndError']);
export const logitCommands = defineCommands({
  RecordLogit: z
    .object({
      logitId: Id,
      /** `yyyyMMdd` in UTC: the day it is filed under. */
      day: z
        .string()
        .regex(/^\d{8}$/)
        .default(() => compact(new Date().toISOString().slice(0, 10))),
      userId: Id.nullable(),
      action: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/),
      type: LogitType,
      payload: z
        .record(z.string(), z.unknown())
        .refine((payload) => JSON.stringify(payload).length <= maxPayloadBytes, 'logit.tooLarge'),
    })
    .refine(({ action, type }) => type === 'AUDIT' || clientActions.has(action), { path: ['action'] }),
});
export type LogitCommand = CommandOf<typeof logitCommands>;
