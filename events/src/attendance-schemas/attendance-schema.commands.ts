import { z } from 'zod';
import { Id, DateInput, LocalTime, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestPeriodKey, longestTermName, mostTerms } from './schema-limits.rules.ts';

const percent = z.number().min(0).max(100);
const definition = z.object({
  schemaId: Id,
  name: Text(100),
  terms: z
    .array(z.object({ name: Text(longestTermName), from: DateInput, to: DateInput }))
    .min(1)
    .max(mostTerms),
  periods: z
    .array(
      z.object({
        key: z.string().regex(new RegExp(`^[A-Za-z0-9]{1,${longestPeriodKey}}$`)),
        weekday: z.int().min(1).max(7),
        start: LocalTime,
        end: LocalTime,
      }),
    )
    .min(1)
    .max(100),
  grading: z.object({
    minutesLateThreshold: z.int().min(0).max(600),
    graceAbsentsPerTerm: z.int().min(0).max(1000),
    graceLatesPerTerm: z.int().min(0).max(1000),
    absenceDeduction: percent,
    lateDeduction: percent,
  }),
});

export const attendanceSchemaCommands = defineCommands({
  DefineAttendanceSchema: definition,
  ReviseAttendanceSchema: definition,
  DeleteAttendanceSchema: z.object({ schemaId: Id }),
});
export type AttendanceSchemaCommand = CommandOf<typeof attendanceSchemaCommands>;
