import { z } from 'zod';
import { Id, LocalDate, LocalTime } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const attendanceSchemaStream = streamOf('attendanceSchema');

export const Term = z.object({ name: z.string(), from: LocalDate, to: LocalDate });
/** `weekday`: 1 Monday to 7 Sunday; the same key on several weekdays is the same period of those days. */
export const Period = z.object({ key: z.string(), weekday: z.int().min(1).max(7), start: LocalTime, end: LocalTime });
export type Term = z.infer<typeof Term>;
export type Period = z.infer<typeof Period>;
/** Minutes, counts a term, and percent points taken off the term average for each one beyond the grace. */
export const GradingParameters = z.object({
  minutesLateThreshold: z.int(),
  graceAbsentsPerTerm: z.int(),
  graceLatesPerTerm: z.int(),
  absenceDeduction: z.number(),
  lateDeduction: z.number(),
});
export type GradingParameters = z.infer<typeof GradingParameters>;

const definition = z.object({
  schemaId: Id,
  name: z.string(),
  schemaVersion: z.int(),
  terms: z.array(Term),
  periods: z.array(Period),
  grading: GradingParameters,
});

export const attendanceSchemaEvents = defineEvents('attendanceSchema', {
  AttendanceSchemaDefined: event(definition),
  AttendanceSchemaRevised: event(definition),
  AttendanceSchemaDeleted: event(z.object({ schemaId: Id })),
});
export type AttendanceSchemaEvent = EventOf<typeof attendanceSchemaEvents>;
