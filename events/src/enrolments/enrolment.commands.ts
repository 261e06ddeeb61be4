import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { earliestGradYear, latestGradYear, longestGradLocation } from './enrolment.rules.ts';

const of = z.object({ groupId: Id, userId: Id });

export const enrolmentCommands = defineCommands({
  /** Without a date: today in the region's time zone. */
  EnrolStudent: of.extend({ date: DateInput.nullable().default(null) }),
  WithdrawStudent: of.extend({ date: DateInput, reason: Text(longestReason) }),
  SuspendEnrolment: of.extend({ date: DateInput }),
  ResumeEnrolment: of.extend({ date: DateInput }),
  GraduateStudent: of.extend({
    date: DateInput,
    gradYear: z.int().min(earliestGradYear).max(latestGradYear),
    gradLocation: Text(longestGradLocation),
  }),
  UndoGraduation: of.extend({ date: DateInput, reason: Text(longestReason) }),
});
export type EnrolmentCommand = CommandOf<typeof enrolmentCommands>;
