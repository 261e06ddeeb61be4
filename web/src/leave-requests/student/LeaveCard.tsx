import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { CardNote, CardRow } from '../../lib/dashboard/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { LeaveCardFragment } from '../../generated/leave-requests/student/leave-card.ts';
import { leaveCardMessages } from '../leave-card.messages.ts';

type Props = { readonly data: NonNullable<LeaveCardFragment['leaveRequests']> };

/** The latest leave requests with their state. */
export function LeaveCard({ data: requests }: Props) {
  const t = useMessages(leaveCardMessages);
  if (requests.length === 0) return <CardNote>{t('noneAsked')}</CardNote>;
  return (
    <ul>
      {requests.map(({ _id, attendanceType, fromDate, toDate, time, status }) => (
        <CardRow
          key={_id}
          title={t(attendanceType)}
          note={time ? t('atTime', { dates: dateRange(fromDate, toDate), time }) : dateRange(fromDate, toDate)}
        >
          <StatusChip area="leaveRequest" status={status} />
        </CardRow>
      ))}
    </ul>
  );
}
