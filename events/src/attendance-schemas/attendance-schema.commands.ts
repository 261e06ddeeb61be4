import { z } from 'zod';
import { Id, DateInput, LocalTime, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestPeriodKey, longestTermName, mostOfGrading, mostTerms } from './schema-limits.rules.ts';

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
    minutesLateThreshold: z.int().min(0).max(mostOfGrading.minutesLateThreshold),
    graceAbsentsPerTerm: z.int().min(0).max(mostOfGrading.graceAbsentsPerTerm),
    graceLatesPerTerm: z.int().min(0).max(mostOfGrading.graceLatesPerTerm),
    absenceDeduction: z.number().min(0).max(mostOfGrading.absenceDeduction),
    lateDeduction: z.number().min(0).max(mostOfGrading.lateDeduction),
  }),
});

export const attendanceSchemaCommands = defineCommands({
  DefineAttendanceSchema: definition,
  ReviseAttendanceSchema: definition,
  DeleteAttendanceSchema: z.object({ schemaId: Id }),
});
export type AttendanceSchemaCommand = CommandOf<typeof attendanceSchemaCommands>;
