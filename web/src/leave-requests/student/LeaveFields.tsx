import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { isTooLong, longestNotes, maxLeaveDays } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { type FormState, LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
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
  readonly form: Pick<FormState<LeaveForm>, 'value' | 'set' | 'change' | 'field'>;
  readonly periodKeys: readonly string[];
};

/** The fields of a leave request. */
export function LeaveFields({ form, periodKeys }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const list = useId();
  const { attendanceType, fromDate, toDate, periods } = form.value;
  const isDays = attendanceType === 'absence';
  const tooLong = isDays && isTooLong(fromDate, toDate) ? t('tooLong', { days: maxLeaveDays }) : undefined;
  // The last day follows the first one until it is later.
  const setFrom = (date: string) => form.set({ fromDate: date, ...(toDate < date ? { toDate: date } : {}) });
  const fields: EachField<LeaveForm, ReactNode, '_id'> = {
    attendanceType: <TypeChoice value={attendanceType} onChange={form.change('attendanceType')} />,
    fromDate: (
      <LabelledText
        label={isDays ? t('from') : t('date')}
        type="date"
        name="fromDate"
        required
        {...form.field('fromDate')}
        onChange={setFrom}
      />
    ),
    toDate: isDays && (
      <LabelledText
        label={t('to')}
        type="date"
        name="toDate"
        required
        min={fromDate}
        {...form.field('toDate')}
        error={tooLong}
        problem={tooLong}
      />
    ),
    time: !isDays && (
      <LabelledText
        label={attendanceType === 'lateArrival' ? t('arrival') : t('departure')}
        type="time"
        name="time"
        required
        {...form.field('time')}
      />
    ),
    periods: isDays && <PeriodChoice keys={periodKeys} value={periods} onChange={form.change('periods')} />,
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
          {...form.field('reason')}
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
        {...form.field('studentNotes')}
      />
    ),
  };
  return (
    <>
      {fields.attendanceType}
      <Box sx={pair}>
        {fields.fromDate}
        {fields.toDate}
        {fields.time}
      </Box>
      {fields.periods}
      {fields.reason}
      {fields.studentNotes}
    </>
  );
}
