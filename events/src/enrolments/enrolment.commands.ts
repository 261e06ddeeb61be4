import { z } from 'zod';
import { Id, DateInput, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { earliestGradYear, latestGradYear, longestGradLocation } from './enrolment.rules.ts';

const enrolmentRef = z.object({ groupId: Id, userId: Id });

export const enrolmentCommands = defineCommands({
  /** Without a date it counts from today in the region's time zone. */
  EnrolStudent: enrolmentRef.extend({ date: DateInput.nullable().default(null) }),
  /** Of the present enrolment, or the last one. */
  CorrectEnrolmentStart: enrolmentRef.extend({ date: DateInput }),
  WithdrawStudent: enrolmentRef.extend({ date: DateInput, reason: Text(longestReason) }),
  SuspendEnrolment: enrolmentRef.extend({ date: DateInput }),
  ResumeEnrolment: enrolmentRef.extend({ date: DateInput }),
  GraduateStudent: enrolmentRef.extend({
    date: DateInput,
    gradYear: z.int().min(earliestGradYear).max(latestGradYear),
    gradLocation: Text(longestGradLocation),
  }),
  UndoGraduation: enrolmentRef.extend({ date: DateInput, reason: Text(longestReason) }),
});
export type EnrolmentCommand = CommandOf<typeof enrolmentCommands>;
