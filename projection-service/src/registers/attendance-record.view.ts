import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { attendanceGroup } from './attendance-group.view.ts';
import type { MarkView } from './mark.view.ts';

export const attendanceRecordIdOf = (registerId: string, userId: string): string => `${registerId}_${userId}`;

/** A mark as its student meets it: there is one for each register in which the student has a status. */
export type AttendanceRecordView = Omit<MarkView, 'status' | 'earlier' | 'batchId'> & {
  readonly _id: string;
  readonly registerId: string;
  readonly groupId: string;
  readonly regionId: string;
  readonly date: string;
  readonly periodKey: string;
  readonly when: string;
  readonly term: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: AttendanceStatus;
  /** It says of an absence that nothing excuses whether its student said why. Null is no such absence. */
  readonly absence: 'unexplained' | 'explained' | null;
  /** It is the position of the last event that touched it. */
  readonly touched: number;
};

export const attendanceRecords = attendanceGroup.collection<AttendanceRecordView>('attendanceRecords', {
  indexes: {
    student: ['userId', 'groupId', 'when'],
    studentTerm: ['userId', 'groupId', 'term', 'when'],
    studentTermStatus: ['userId', 'term', 'status', 'when'],
    studentTouched: ['userId', 'groupId', 'term', 'touched'],
    group: ['groupId', 'when'],
    groupDate: ['groupId', 'date'],
    absence: ['absence', 'when'],
    absenceRegion: ['absence', 'regionId', 'when'],
    absenceGroup: ['absence', 'groupId', 'when'],
  },
  sparse: ['absence', 'absenceRegion', 'absenceGroup'],
});
