import { z } from 'zod';
import { attendanceSchemaCommands } from '@paideia/events/attendance-schemas/attendance-schema.commands.ts';
import type { Fields } from '../../console/admin-resource.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import type { AttendanceSchemaInput } from '../../generated/schema.ts';
import { hoursOf, periodsOf, type Hours } from '../schema-hours.ts';

const { name, terms, periods, grading } = attendanceSchemaCommands.DefineAttendanceSchema.shape;
const hours = periods.element.omit({ weekday: true }).extend({ weekdays: z.array(z.int()).min(1) });
/** Of the form, which says each period once and has the grading among its own fields. */
export const schemaChecks = z.object({ name, terms, hours: z.array(hours).min(1), ...grading.shape });

type Grading = AttendanceSchemaInput['grading'];
export type SchemaTerm = AttendanceSchemaInput['terms'][number];
export type SchemaFields = Grading &
  Pick<AttendanceSchemaInput, 'name' | 'terms'> & { readonly hours: readonly Hours[] };

export const schemaFields = (schema: Omit<AdminAttendanceSchemaFragment, '_revision' | 'id'>): SchemaFields => ({
  name: schema.name,
  terms: schema.terms.map((term) => ({ ...term })),
  hours: hoursOf(schema.periods),
  ...schema.grading,
});
/** The command is sent this of the form. */
export function schemaInput(fields: Fields): AttendanceSchemaInput {
  const { id, hours: lines, name: called, terms: spans, ...rest } = fields as SchemaFields & { readonly id: string }; // The form holds these.
  const { minutesLateThreshold, graceAbsentsPerTerm, graceLatesPerTerm, absenceDeduction, lateDeduction } = rest;
  return {
    _id: id,
    name: called,
    terms: spans.map(({ name: term, from, to }) => ({ name: term, from, to })),
    periods: periodsOf(lines).map((period) => ({ ...period })),
    grading: { minutesLateThreshold, graceAbsentsPerTerm, graceLatesPerTerm, absenceDeduction, lateDeduction },
  };
}
/** Refusals that are about one field. */
export const schemaRefusals = {
  'attendanceSchema.nameTaken': { field: 'name' },
  'attendanceSchema.termBackwards': { field: 'terms' },
  'attendanceSchema.termsOverlap': { field: 'terms' },
  'attendanceSchema.termTwice': { field: 'terms' },
  'attendanceSchema.periodBackwards': { field: 'hours' },
  'attendanceSchema.periodsOverlap': { field: 'hours' },
  'attendanceSchema.periodTwice': { field: 'hours' },
} as const;
export const freshSchema: SchemaFields = {
  name: '',
  terms: [{ name: '', from: '', to: '' }],
  hours: [{ key: 'P1', start: '', end: '', weekdays: [1, 2, 3, 4] }],
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};
