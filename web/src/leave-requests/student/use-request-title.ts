import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import type { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

type Named = {
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly time: string | null;
};

/** It says "Late arrival, Tue 24 Nov, 09:15". */
export function useRequestTitle(): (request: Named) => string {
  const t = useMessages(leaveRequestsMessages);
  return ({ attendanceType, fromDate, toDate, time }) => {
    const dates = dateRange(fromDate, toDate);
    return t('listTitle', { kind: t(attendanceType), dates: time ? t('atTime', { dates, time }) : dates });
  };
}
