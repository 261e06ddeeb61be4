import { z } from 'zod';
import { DateInput, Id, InstantInput, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { ExcuseCause, MarkInput, RegisterId } from './register.events.ts';

const one = z.object({ registerId: RegisterId, userId: Id });

export const registerCommands = defineCommands({
  OpenRegister: z.object({ groupId: Id, date: DateInput, periodKey: z.string().regex(/^[A-Za-z0-9]{1,20}$/) }),
  /** Everybody who is enrolled on its day and is not on it yet. */
  AddRegisterStudents: z.object({ registerId: RegisterId }),
  /** Commutes with marks of other students: reloaded and tried again. `batchId` is what an undo names. */
  RecordAttendance: z.object({
    registerId: RegisterId,
    batchId: z.uuid(),
    marks: z
      .array(z.object({ userId: Id, status: MarkInput, arrivedAt: InstantInput.nullable().default(null) }))
      .min(1)
      .max(500),
  }),
  RecordAttendanceScan: z.object({ registerId: RegisterId, userId: Id, code: z.string().min(1).max(64) }),
  CorrectAttendance: one.extend({ status: MarkInput, reason: Text(longestReason) }),
  UndoMarks: z.object({ registerId: RegisterId, batchId: z.uuid() }),
  ExcuseAttendance: one.extend({ cause: ExcuseCause, causeId: z.string().min(1).max(200) }),
  RevokeExcuse: one.extend({ cause: ExcuseCause, causeId: z.string().min(1).max(200) }),
  MarkAbsentFromLeave: one.extend({ leaveRequestId: Id }),
  CloseRegister: z.object({ registerId: RegisterId }),
});
export type RegisterCommand = CommandOf<typeof registerCommands>;
