import { z } from 'zod';
import { DateInput, Id, Text } from '../kernel/ids.ts';
import { longestPersonName } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { Email, InviteUser } from '../accounts/account.commands.ts';
import { importLimits } from './user-import.rules.ts';

/** A person in a file, as the account will be made. `line` is where the file says so, for messages. */
export const ImportedPerson = z.object({
  line: z.int().positive(),
  email: Email,
  firstName: Text(longestPersonName),
  lastName: Text(longestPersonName),
  locale: z.string().max(10).default('en'),
  /** The first day in the groups of the import; without it they count from the day on which they are invited. */
  enrolledFrom: DateInput.nullable().default(null),
});
export type ImportedPerson = z.infer<typeof ImportedPerson>;
const importRef = z.object({ importId: Id });
const row = importRef.extend({ row: z.int().positive(), userId: Id });

export const userImportCommands = defineCommands({
  StartUserImport: importRef.extend({
    fileName: Text(200),
    fileHash: z.string().regex(/^[0-9a-f]{64}$/),
    rowCount: z.int().positive().max(importLimits.rows),
    regionId: Id,
    groupIds: z.array(Id).max(10),
  }),
  /** Rows from the given one on, in their order; those that are there already change nothing. */
  QueueUserImportRows: importRef.extend({
    from: z.int().positive(),
    rows: z.array(ImportedPerson).min(1).max(importLimits.chunk),
  }),
  CancelUserImport: importRef,
  UndoUserImport: importRef,
  /** After the row was worked off: what came of it is read from the account and the address. */
  SettleUserImportRow: row.extend({ email: z.string().nullable() }),
  SettleUserImportUndo: row,
});
export type UserImportCommand = CommandOf<typeof userImportCommands>;

/** InviteUser on behalf of whoever started the import. */
export const InviteImportedUser = InviteUser.omit({ roles: true }).extend({
  importId: Id,
  invitedBy: Id.nullable(),
  enrolledFrom: DateInput.nullable().default(null),
});
export type InviteImportedUser = z.infer<typeof InviteImportedUser>;
