import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import type { TitledWish } from '../leave-form.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

/** It says "Late arrival, Tue 24 Nov, 09:15". */
export function useRequestTitle(): (request: TitledWish) => string {
  const t = useMessages(leaveRequestsMessages);
  return ({ attendanceType, fromDate, toDate, time }) => {
    const dates = dateRange(fromDate, toDate);
    return t('listTitle', { kind: t(attendanceType), dates: time ? t('atTime', { dates, time }) : dates });
  };
}
