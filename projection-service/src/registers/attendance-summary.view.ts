import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { attendanceGroup } from './attendance-group.view.ts';

export const attendanceSummaryIdOf = (userId: string, groupId: string, term: string): string =>
  `${userId}_${groupId}_${term}`;

/** It counts how often each status was recorded in the term; all of them are marked. */
export type StatusCounts = {
  readonly present: number;
  readonly absent: number;
  readonly late: number;
  readonly excused: number;
};

/** `percent` is 0 to 100 or null without marks; `deduction` is in percent points of the term grade. The grading is that of the latest register that counts. */
export type AttendanceSummaryView = StatusCounts &
  GradingParameters & {
    readonly _id: string;
    readonly userId: string;
    readonly groupId: string;
    readonly regionId: string;
    readonly term: string;
    readonly total: number;
    readonly percent: number | null;
    readonly deduction: number;
    readonly absentsOverGrace: number;
    readonly latesOverGrace: number;
    /** The period whose grading is used began then. */
    readonly gradedAt: string;
    /** Every sum is made of these: the status by `{yyyyMMdd}_{periodKey}`. It depends on no other document, so a batch that was half written is made good by reading it again. */
    readonly statuses: Readonly<Record<string, AttendanceStatus>>;
  };

export const attendanceSummaries = attendanceGroup.collection<AttendanceSummaryView>('attendanceSummaries', {
  indexes: { student: ['userId', 'groupId', 'term'], group: ['groupId', 'term', 'userId'] },
});
