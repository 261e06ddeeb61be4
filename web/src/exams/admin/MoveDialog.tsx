import Box from '@mui/material/Box';
import { useState } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import type { StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleActs } from './use-schedule-acts.ts';
import { timesOf } from './window-draft.ts';
import { WindowFields } from './WindowFields.tsx';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  readonly timeZone: string;
  readonly acts: ScheduleActs;
  readonly onClose: () => void;
};

/** Other times for an exam of a group, for everybody in it. */
export function MoveDialog({ exam, timeZone, acts, onClose }: Props) {
  const t = useMessages(scheduleMessages);
  const { title, opensAt, closesAt, lockAt } = exam;
  const [draft, setDraft] = useState({
    opens: wallTime(opensAt, timeZone),
    closes: wallTime(closesAt, timeZone),
    locks: lockAt === null ? '' : wallTime(lockAt, timeZone),
  });
  const [reason, setReason] = useState('');
  const read = timesOf(draft, timeZone);
  const submit = async () => {
    if ('times' in read && (await acts.move(exam, read.times, reason))) {
      notify(t('moved', { exam: title }));
      onClose();
    }
  };
  return (
    <ActDialog
      title={t('changeTitle', { exam: title })}
      confirm={t('change')}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('zone', { zone: zoneText(timeZone, closesAt) })}</Box>
      <WindowFields draft={draft} problems={'problems' in read ? read.problems : {}} onChange={setDraft} />
      <LabelledText
        label={t('reason')}
        isOptional
        hint={t('reasonAllHint')}
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </ActDialog>
  );
}
