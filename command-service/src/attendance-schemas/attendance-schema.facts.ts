import { group } from '@paideia/documents/port.ts';
import {
  attendanceSchemaEvents,
  type AttendanceSchemaEvent,
  type GradingParameters,
  type Period,
  type Term,
} from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

export type AttendanceSchemaFact = {
  readonly schemaId: string;
  readonly schemaVersion: number;
  readonly terms: readonly Term[];
  readonly periods: readonly Period[];
  readonly grading: GradingParameters;
};

const schemaFactsGroup = group('facts-attendance-schemas', 1);
export const attendanceSchemaFacts = schemaFactsGroup.collection<AttendanceSchemaFact>('attendanceSchemaFacts');
const define = ({ schemaId, schemaVersion, terms, periods, grading }: AttendanceSchemaFact) =>
  put(attendanceSchemaFacts, schemaId, { schemaId, schemaVersion, terms, periods, grading });

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
