import Box from '@mui/material/Box';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, Barred, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { RescheduleExamDocument, type StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { LockedTermNotice } from '../../groups/term-locks.parts.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { timesOf, windowRefusals } from './window-draft.ts';
import { WindowFields } from './WindowFields.tsx';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  readonly timeZone: string;
  /** The term of its course, where that is locked. */
  readonly locked: LockedTermFragment | undefined;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Other times for an exam of a group, for everybody in it. */
export function MoveDialog({ exam, locked, timeZone, again, onClose }: Props) {
  const t = useMessages(scheduleMessages);
  const { title, groupId, examId, opensAt, closesAt, lockAt, _revision } = exam;
  const { run } = useCommand(RescheduleExamDocument);
  const stood = {
    opens: wallTime(opensAt, timeZone),
    closes: wallTime(closesAt, timeZone),
    locks: lockAt === null ? '' : wallTime(lockAt, timeZone),
  };
  const form = useForm({
    start: { ...stood, reason: '' },
    revision: _revision,
    again,
    refusals: windowRefusals(timeZone, stood),
  });
  return (
    <ActDialog
      title={t('changeTitle', { exam: title })}
      confirm={t('change')}
      form={form}
      send={({ reason, ...window }) =>
        run({
          groupId,
          examId,
          ...timesOf(window, timeZone).times,
          reason: reason || null,
          expectedRevision: form.expectedRevision,
        })
      }
      done={t('moved', { exam: title })}
      isBarred={locked !== undefined}
      onClose={onClose}
    >
      {locked && <LockedTermNotice term={locked} />}
      <Barred isBarred={locked !== undefined}>
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('zone', { zone: zoneText(timeZone, closesAt) })}</Box>
        <WindowFields form={form} timeZone={timeZone} />
        <LabelledText
          label={t('reason')}
          isOptional
          hint={t('reasonAllHint')}
          maxLength={longestReason}
          {...form.field('reason')}
        />
      </Barred>
    </ActDialog>
  );
}
