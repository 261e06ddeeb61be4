import { dayProgram, type ExamplesOf } from '../kernel/examples.ts';
import type { attendanceSchemaCommands } from './attendance-schema.commands.ts';

const definition = {
  schemaId: dayProgram,
  name: 'Day program',
  terms: [
    { name: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' },
    { name: 'Spring 2027', from: '2027-01-11', to: '2027-05-07' },
  ],
  periods: [1, 2, 3, 4].flatMap((weekday) => [
    { key: 'P1', weekday, start: '08:30', end: '10:00' },
    { key: 'P2', weekday, start: '10:30', end: '12:00' },
  ]),
  grading: {
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 0.5,
  },
};
export const attendanceSchemaExamples = {
  DefineAttendanceSchema: definition,
  ReviseAttendanceSchema: { ...definition, name: 'Day program, revised' },
  DeleteAttendanceSchema: { schemaId: dayProgram },
} satisfies ExamplesOf<typeof attendanceSchemaCommands>;
