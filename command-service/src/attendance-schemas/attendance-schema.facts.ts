import { group } from '@paideia/documents/port.ts';
import {
  attendanceSchemaEvents,
  type AttendanceSchemaEvent,
  type GradingParameters,
  type Period,
  type Term,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { nameKeyOf } from '@paideia/events/attendance-schemas/schema-names.rules.ts';
import { formerTermsOf } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { collectionsOf, defineProjection, remove, upsert } from '@paideia/projection-service/kernel/projection.ts';

export type AttendanceSchemaFact = {
  readonly schemaId: string;
  readonly nameKey: string;
  readonly schemaVersion: number;
  readonly terms: readonly Term[];
  /** Names that it had before, which plans and registers still have. */
  readonly formerTerms: readonly string[];
  readonly periods: readonly Period[];
  readonly grading: GradingParameters;
};

const schemaFactsGroup = group('facts-attendance-schemas', 3);
export const attendanceSchemaFacts = schemaFactsGroup.collection<AttendanceSchemaFact>('attendanceSchemaFacts', {
  indexes: { name: ['nameKey'] },
});
const define = ({
  schemaId,
  name,
  schemaVersion,
  terms,
  periods,
  grading,
}: DataOf<AttendanceSchemaEvent, 'AttendanceSchemaDefined'>) =>
  upsert(attendanceSchemaFacts, schemaId, (before) => ({
    schemaId,
    nameKey: nameKeyOf(name),
    schemaVersion,
    terms,
    formerTerms: formerTermsOf(before, terms),
    periods,
    grading,
  }));

export const attendanceSchemaFactTable = defineProjection<AttendanceSchemaEvent>({
  group: schemaFactsGroup,
  collections: collectionsOf(attendanceSchemaFacts),
  events: [attendanceSchemaEvents],
  on: {
    AttendanceSchemaDefined: define,
    AttendanceSchemaRevised: define,
    AttendanceSchemaDeleted: ({ schemaId }) => remove(attendanceSchemaFacts, schemaId),
  },
});
