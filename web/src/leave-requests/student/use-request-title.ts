import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import type { TitledWish } from '../leave-form.ts';
import { leaveCardMessages } from '../leave-card.messages.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

/** It says "Late arrival, Tue 24 Nov, 09:15". */
export function useRequestTitle(): (request: TitledWish) => string {
  const t = useMessages(leaveRequestsMessages);
  const words = useMessages(leaveCardMessages);
  return ({ attendanceType, fromDate, toDate, time }) => {
    const dates = dateRange(fromDate, toDate);
    return t('listTitle', { kind: words(attendanceType), dates: time ? words('atTime', { dates, time }) : dates });
  };
}
