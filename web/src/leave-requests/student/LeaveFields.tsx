import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { isTooLong, longestNotes, maxLeaveDays } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { LeaveForm } from '../leave-form.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { TypeChoice } from './TypeChoice.tsx';

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
  gap: { xs: '15px', md: '18px' },
};
const reasons = ['reasonMedical', 'reasonFamily', 'reasonIllness', 'reasonMinistry', 'reasonTransport'] as const;
type Props = {
  readonly form: LeaveForm;
  readonly set: (changed: Partial<LeaveForm>) => void;
  readonly periodKeys: readonly string[];
};

/** The fields of a leave request. */
export function LeaveFields({ form, set, periodKeys }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const list = useId();
  const { attendanceType, fromDate, toDate, time } = form;
  const isDays = attendanceType === 'absence';
  const tooLong = isDays && isTooLong(fromDate, toDate) ? t('tooLong', { days: maxLeaveDays }) : undefined;
  // The last day follows the first one until it is later.
  const setFrom = (date: string) => set({ fromDate: date, ...(toDate < date ? { toDate: date } : {}) });
  const fields: Readonly<Record<Exclude<keyof LeaveForm, '_id'>, ReactNode>> = {
    attendanceType: <TypeChoice value={attendanceType} onChange={(chosen) => set({ attendanceType: chosen })} />,
    fromDate: (
      <LabelledText
        label={isDays ? t('from') : t('date')}
        type="date"
        name="fromDate"
        required
        value={fromDate}
        onChange={setFrom}
      />
    ),
    toDate: (
      <LabelledText
        label={t('to')}
        error={tooLong}
        type="date"
        name="toDate"
        required
        min={fromDate}
        value={toDate}
        onChange={(date) => set({ toDate: date })}
      />
    ),
    time: (
      <LabelledText
        label={attendanceType === 'lateArrival' ? t('arrival') : t('departure')}
        type="time"
        name="time"
        required
        value={time}
        onChange={(at) => set({ time: at })}
      />
    ),
    periods: <PeriodChoice keys={periodKeys} value={form.periods} onChange={(periods) => set({ periods })} />,
    reason: (
      <>
        <LabelledText
          label={t('reason')}
          hint={t('reasonHint')}
          name="reason"
          required
          maxLength={longestReason}
          list={list}
          autoComplete="off"
          value={form.reason}
          onChange={(reason) => set({ reason })}
        />
        <datalist id={list}>
          {reasons.map((reason) => (
            <option key={reason} value={t(reason)} />
          ))}
        </datalist>
      </>
    ),
    studentNotes: (
      <LabelledText
        label={t('notes')}
        isOptional
        name="studentNotes"
        rows={3}
        maxLength={longestNotes}
        value={form.studentNotes}
        onChange={(studentNotes) => set({ studentNotes })}
      />
    ),
  };
  return (
    <>
      {fields.attendanceType}
      <Box sx={pair}>
        {fields.fromDate}
        {isDays ? fields.toDate : fields.time}
      </Box>
      {isDays && fields.periods}
      {fields.reason}
      {fields.studentNotes}
    </>
  );
}
