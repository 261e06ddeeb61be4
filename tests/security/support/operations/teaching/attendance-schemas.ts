import {
  attendanceSchemaPermissions,
  keepsAttendanceSchemas,
} from '@paideia/events/attendance-schemas/attendance-schema.permissions.ts';
import { S } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, revision, type Row } from '../../row.ts';

/** Its term ends before it begins, so that none is made. */
const definition = {
  name: 'Matrix',
  terms: [{ name: 'Autumn', from: '2026-12-18', to: '2026-09-07' }],
  periods: [{ key: 'P1', weekday: 1, start: '08:30', end: '10:00' }],
  grading: {
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 1,
  },
};
const { DefineAttendanceSchema, ReviseAttendanceSchema, DeleteAttendanceSchema } = attendanceSchemaPermissions;

export const queries: Readonly<Record<string, Row>> = {
  allAttendanceSchemas: list(keepsAttendanceSchemas),
  AttendanceSchema: { rule: keepsAttendanceSchemas, ...nothing, args: () => ({ id: S(1) }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  defineAttendanceSchema: {
    rule: DefineAttendanceSchema,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'attendanceSchema'), ...definition } }),
  },
  reviseAttendanceSchema: {
    rule: ReviseAttendanceSchema,
    ...nothing,
    args: () => ({ input: { _id: S(1), ...definition }, ...revision }),
  },
  deleteAttendanceSchema: { rule: DeleteAttendanceSchema, ...nothing, args: () => ({ _id: S(1), ...revision }) },
};
