import { days, defineAudit, labelled, nameIn, phrase, sentence, whole } from '../kernel/audit.ts';
import type { DataOf } from '../kernel/message.ts';
import {
  attendanceSchemaAuditFields,
  attendanceSchemaCategories,
  attendanceSchemaSentences as texts,
  attendanceSchemaAuditValues,
} from './attendance-schema-audit.messages.ts';
import { attendanceSchemaEvents, type AttendanceSchemaEvent } from './attendance-schema.events.ts';

const definition = ({ terms, periods, grading, ...data }: DataOf<AttendanceSchemaEvent, 'AttendanceSchemaDefined'>) =>
  whole({
    ...data,
    terms: terms.map(({ name, from, to }) => labelled(name, days(from, to))),
    periods: periods.map(({ key, weekday, start, end }) => labelled(key, phrase({ weekday }, `${start}–${end}`))),
    ...grading,
  });

export const attendanceSchemaAudit = defineAudit(attendanceSchemaEvents, {
  label: attendanceSchemaCategories.attendanceSchema,
  fields: attendanceSchemaAuditFields,
  values: attendanceSchemaAuditValues,
  ids: { schemaId: 'schema' },
  rows: {
    AttendanceSchemaDefined: {
      sentence: ({ name }) => sentence(texts.AttendanceSchemaDefined, { name }),
      changes: definition,
    },
    AttendanceSchemaRevised: {
      sentence: ({ name, schemaVersion }) => sentence(texts.AttendanceSchemaRevised, { name, version: schemaVersion }),
      changes: definition,
    },
    AttendanceSchemaDeleted: {
      sentence: (_, known) => sentence(texts.AttendanceSchemaDeleted, { name: nameIn(known) }),
      changes: () => whole({ deleted: true }),
    },
  },
});
