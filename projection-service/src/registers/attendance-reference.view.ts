import type { GradingParameters, Period, Term } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { attendanceGroup } from './attendance-group.view.ts';
import type { Reason } from './mark.view.ts';
import { recordOf } from '../kernel/record.ts';

/** The schema as it is now. */
export type AttendanceSchemaReference = {
  readonly _id: string;
  readonly _revision: number;
  readonly name: string;
  readonly nameKey: string;
  readonly schemaVersion: number;
  readonly terms: readonly Term[];
  /** Names that terms of earlier versions had and none has now: plans and registers still say them. */
  readonly formerTerms: readonly string[];
  readonly periods: readonly Period[];
  readonly grading: GradingParameters;
  readonly updatedAt: string;
};
export const attendanceSchemas = attendanceGroup.collection<AttendanceSchemaReference>('attendanceSchemas', {
  indexes: { byName: ['nameKey'] },
  search: ['name'],
});

/** The grading of one version, which never changes. */
type AttendanceGradingReference = { readonly _id: string; readonly grading: GradingParameters };
export const attendanceGradings = attendanceGroup.collection<AttendanceGradingReference>('attendanceGradings');
export const gradingIdOf = (schemaId: string, schemaVersion: number): string => `${schemaId}_${schemaVersion}`;

/** `schemaId` is null while the group keeps no attendance. */
export type AttendanceGroupReference = {
  readonly _id: string;
  readonly name: string;
  readonly regionId: string;
  readonly archived: boolean;
  readonly schemaId: string | null;
};
export const attendanceGroups = attendanceGroup.collection<AttendanceGroupReference>('attendanceGroups', {
  indexes: {
    archived: ['archived', 'name'],
    region: ['regionId', 'archived', 'name'],
    bySchema: ['schemaId', 'name'],
  },
});

/** The decision that stands for a leave request: what excuses and absences of its days rest on. */
type AttendanceLeaveReference = { readonly _id: string; readonly decision: Reason };
export const attendanceLeaves = attendanceGroup.collection<AttendanceLeaveReference>('attendanceLeaves');

export const attendanceSchemaRecord = recordOf(attendanceSchemas, {
  named: { kind: 'schema', name: ({ name }) => name },
  referred: { schemaId: 'attendanceSchema' },
});
