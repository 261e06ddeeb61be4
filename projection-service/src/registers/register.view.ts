import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { attendanceGroup } from './attendance-group.view.ts';
import type { MarkView } from './mark.view.ts';
import { recordOf } from '../kernel/record.ts';

export type RegisterCounts = {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
  readonly open: number;
};

/** `_id` is `{groupId}_{yyyyMMdd}_{periodKey}`; `date` is the region's, `startsAt` and `endsAt` are instants. */
export type AttendanceRegisterView = {
  readonly _id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly regionId: string;
  readonly date: string;
  readonly periodKey: string;
  /** `{date} {startsAt}`: sorts by the local day and then by the hour, and a range of dates is a range of it. */
  readonly when: string;
  readonly term: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutesLateThreshold: number;
  /** It is the grading of the schema as that stood when the register was opened. */
  readonly grading: GradingParameters;
  readonly status: 'open' | 'closed';
  readonly openedBy: string | null;
  readonly students: readonly string[];
  /** Each student has one. */
  readonly marks: readonly MarkView[];
  readonly counts: RegisterCounts;
};

export const whenOf = (date: string, startsAt: string): string => `${date} ${startsAt}`;
/** The days from `from` to `to`, both included, as a range of `when`. */
export const daysOf = (from: string | null | undefined, to: string | null | undefined) =>
  from || to ? { ...(from && { from }), ...(to && { below: `${to}~` }) } : undefined;

export const attendanceRegisters = attendanceGroup.collection<AttendanceRegisterView>('attendanceRegisters', {
  indexes: {
    when: ['when'],
    group: ['groupId', 'when'],
    groupDate: ['groupId', 'date', 'when'],
    groupStatus: ['groupId', 'status', 'when'],
    groupTerm: ['groupId', 'term', 'when'],
    region: ['regionId', 'when'],
    regionStatus: ['regionId', 'status', 'when'],
    regionTerm: ['regionId', 'term', 'when'],
    status: ['status', 'when'],
    term: ['term', 'when'],
  },
});

export const registerRecord = recordOf(attendanceRegisters, { standing: { of: ['attendanceRegister'] } });
