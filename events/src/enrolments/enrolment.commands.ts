import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ groupId: Id, userId: Id });

export const enrolmentCommands = defineCommands({
  /** Without a date: today in the region's time zone. */
  EnrolStudent: of.extend({ date: DateInput.nullable().default(null) }),
  WithdrawStudent: of.extend({ date: DateInput, reason: Text(500) }),
  GraduateStudent: of.extend({ date: DateInput, gradYear: z.int().min(1900).max(2200), gradLocation: Text(120) }),
});
export type EnrolmentCommand = CommandOf<typeof enrolmentCommands>;
