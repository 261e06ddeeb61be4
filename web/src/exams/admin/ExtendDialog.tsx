import Box from '@mui/material/Box';
import { useState } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { dateTime, instantOf, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { useAll } from '../../lib/data/index.ts';
import type { StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleActs } from './use-schedule-acts.ts';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  readonly timeZone: string;
  readonly acts: ScheduleActs;
  /** Whether the actor may move the exam for everybody. */
  readonly mayMove: boolean;
  readonly onClose: () => void;
};
const everybody = '';
const threeDays = 3 * 86_400_000;

/** Three days on, at the time of day of the present deadline. */
const laterThan = (closesAt: string, timeZone: string) => {
  const day = wallTime(new Date(Math.max(Date.parse(closesAt), Date.now()) + threeDays).toISOString(), timeZone).slice(
    0,
    10,
  );
  return day + wallTime(closesAt, timeZone).slice(10);
};

/** A later deadline, for one student or for the whole group. */
export function ExtendDialog({ exam, timeZone, acts, mayMove, onClose }: Props) {
  const t = useMessages(scheduleMessages);
  const { title, groupId, opensAt, closesAt, lockAt, extensions } = exam;
  const [chosen, setChosen] = useState<string>();
  const [until, setUntil] = useState(() => laterThan(closesAt, timeZone));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const members = useAll(GroupMembersDocument, { id: groupId }, ({ Group }) => Group.members);
  const students = (members.data ?? []).filter(({ status }) => status === 'active');
  const userId = chosen ?? (mayMove ? everybody : students[0]?.userId);
  const own = extensions.find((one) => one.userId === userId);
  const present = own?.closesAt ?? closesAt;
  const instant = instantOf(until, timeZone);
  const wrong =
    instant === undefined
      ? isTried
        ? t('timeMissing')
        : undefined
      : instant <= present
        ? t('notLater', { date: dateTime(present, timeZone) })
        : undefined;
  const submit = async () => {
    setTried(true);
    if (instant === undefined || wrong || userId === undefined) return;
    const times = { opensAt, closesAt: instant, lockAt: lockAt !== null && lockAt < instant ? instant : lockAt };
    const isDone = await (userId === everybody
      ? acts.move(exam, times, reason)
      : acts.extend(exam, userId, instant, reason));
    if (!isDone) return;
    notify(t('extended', { exam: title }));
    onClose();
  };
  return (
    <ActDialog
      title={t('extendTitle', { exam: title })}
      confirm={t('extend')}
      isBusy={acts.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LabelledChoice
        label={t('for')}
        isCompact
        value={userId ?? ''}
        options={[
          ...(mayMove ? [{ value: everybody, label: t('everybody') }] : []),
          ...students.map((one) => ({ value: one.userId, label: one.name ?? t('erased') })),
        ]}
        onChange={setChosen}
      />
      <LabelledText label={t('newDeadline')} error={wrong} type="datetime-local" value={until} onChange={setUntil} />
      <Box sx={{ fontSize: 13, color: 'var(--ink-2)', mt: '-9px' }}>
        {t('zone', { zone: zoneText(timeZone, instant ?? closesAt) })}
      </Box>
      <LabelledText
        label={t('reason')}
        isOptional
        hint={t(userId === everybody ? 'reasonAllHint' : 'reasonHint')}
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </ActDialog>
  );
}
