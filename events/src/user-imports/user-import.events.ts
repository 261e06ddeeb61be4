import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const userImportStream = streamOf('userImport');

/** `emailTaken`: an account lives under the address already. `refused`: the account could not be made, as when a group was archived meanwhile. */
export const ImportOutcome = z.enum(['invited', 'emailTaken', 'cancelled', 'refused']);
export type ImportOutcome = z.infer<typeof ImportOutcome>;
/** `left`: the person has come in since, or somebody has deactivated the account. */
export const UndoOutcome = z.enum(['retracted', 'left']);
export type UndoOutcome = z.infer<typeof UndoOutcome>;
const importRef = z.object({ importId: Id });
const row = importRef.extend({ row: z.int(), userId: Id });
const by = Id.nullable();

/** One confirmed file of people. Its rows are worked off one after the other, each once. */
export const userImportEvents = defineEvents('userImport', {
  UserImportStarted: event(
    importRef.extend({
      fileName: z.string(),
      fileHash: z.string(),
      rowCount: z.int(),
      regionId: Id,
      groupIds: z.array(Id),
      by,
    }),
  ),
  UserImportRowQueued: event(
    row.extend({
      line: z.int(),
      email: personal(z.string()),
      firstName: personal(z.string()),
      lastName: personal(z.string()),
      locale: z.string(),
      /** The first day in the groups, where the file says it. */
      enrolledFrom: LocalDate.optional(),
    }),
    { subject: (data: { userId: string }) => data.userId },
  ),
  UserImportRowSettled: event(row.extend({ outcome: ImportOutcome })),
  /** Rows that were not settled by then make nobody. */
  UserImportCancelled: event(importRef.extend({ by })),
  UserImportFinished: event(importRef),
  UserImportUndoStarted: event(importRef.extend({ by })),
  UserImportRowUndone: event(row.extend({ outcome: UndoOutcome })),
  UserImportUndone: event(importRef),
});
export type UserImportEvent = EventOf<typeof userImportEvents>;
