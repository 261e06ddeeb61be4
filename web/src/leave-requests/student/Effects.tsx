import Box from '@mui/material/Box';
import { dateRange, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { useDebounced, useRemote } from '../../lib/data/index.ts';
import { isPreviewable, wishOf, type LeaveForm } from '../leave-form.ts';
import { LeavePreviewDocument, type LeavePreviewQuery } from '../../generated/leave-requests/leave-requests.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Props = { readonly form: LeaveForm; readonly groupId: string; readonly lateLimit: number };

/** What the request would change, before it is sent. The periods come from the server. */
export function Effects({ form, groupId, lateLimit }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const { attendanceType, fromDate, toDate, periods, time } = form;
  const asked = useDebounced(JSON.stringify({ ...wishOf(form, groupId), reason: null, studentNotes: null }));
  const isReady = isPreviewable({ ...form, attendanceType, fromDate, toDate, periods, time });
  const remote = useRemote(
    LeavePreviewDocument,
    isReady ? { input: JSON.parse(asked) as ReturnType<typeof wishOf> } : null,
    ({ leavePreview }) => leavePreview,
  ); // What was written just before.
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{
        bgcolor: 'var(--tint-2)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-s)',
        p: '12px 15px',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '9px 12px',
        fontSize: 14,
        lineHeight: '20px',
        alignItems: 'center',
        '& > h3, & > p': { gridColumn: '1 / -1' },
      }}
    >
      <Box component="h3" sx={{ fontSize: 14, fontWeight: 600 }}>
        {t('effects')}
      </Box>
      {!isReady || !remote.data ? (
        <p>{t('effectsWait')}</p>
      ) : (
        <Told preview={remote.data} form={form} lateLimit={lateLimit} />
      )}
    </Box>
  );
}

type ToldProps = {
  readonly preview: LeavePreviewQuery['leavePreview'];
  readonly form: LeaveForm;
  readonly lateLimit: number;
};

function Told({ preview, form, lateLimit }: ToldProps) {
  const t = useMessages(leaveRequestsMessages);
  const periodName = usePeriodName();
  const [first] = preview.periods;
  const last = preview.periods.at(-1);
  if (!first || !last) return <p>{t('effectsNone')}</p>;
  const minutes = form.attendanceType === 'lateArrival' ? minutesOf(form.time) - minutesOf(first.start) : 0;
  const isMerelyLate = minutes > 0 && minutes <= lateLimit;
  const { excused } = preview.approved;
  const approved =
    excused === 0
      ? t('noneExcused')
      : preview.periods.length === 1
        ? t('ifApprovedOne', { period: periodName(first.periodKey), date: shortDate(first.date) })
        : t('ifApproved', { count: excused, dates: dateRange(first.date, last.date) });
  return (
    <>
      <StatusChip area="attendance" status="excused" />
      <span>{approved}</span>
      <StatusChip area="attendance" status="absent" />
      <span>
        {minutes > 0 ? t(isMerelyLate ? 'ifLate' : 'ifTooLate', { minutes, limit: lateLimit }) : t('ifAcknowledged')}
      </span>
      {preview.beyondTerm && <p>{t('effectsBeyond')}</p>}
      {preview.isPast && <p>{t('effectsPast')}</p>}
      {preview.repeats && (
        <p>
          <b>{t('effectsRepeats', { dates: dateRange(preview.repeats.fromDate, preview.repeats.toDate) })}</b>
        </p>
      )}
    </>
  );
}
