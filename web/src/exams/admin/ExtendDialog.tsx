import Box from '@mui/material/Box';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { ActDialog, Barred, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { dateTime, instantOf, skippedTime, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { useAll, useCommand } from '../../lib/data/index.ts';
import {
  ExtendExamDeadlineDocument,
  RescheduleExamDocument,
  type StaffScheduledExamFragment,
} from '../../generated/exams/admin/schedule.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { LockedTermNotice } from '../../groups/term-locks.parts.ts';
import { scheduleMessages } from './schedule.messages.ts';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  readonly timeZone: string;
  /** The term of its course, where that is locked. */
  readonly locked: LockedTermFragment | undefined;
  readonly again: () => Promise<unknown>;
  /** It says whether the actor may move the exam for everybody. */
  readonly mayMove: boolean;
  readonly onClose: () => void;
};
const everybody = '';
const refusals = { 'exam.timeFarOff': { field: 'until' } } as const;
const threeDays = 3 * 86_400_000;

/** It is three days on, at the time of day of the present deadline. */
const laterThan = (closesAt: string, timeZone: string) => {
  const from = Math.max(Date.parse(closesAt), Date.now());
  const day = wallTime(new Date(from + threeDays).toISOString(), timeZone).slice(0, 10);
  return day + wallTime(closesAt, timeZone).slice(10);
};

/** Staff give a later deadline to one student or to the whole group. */
export function ExtendDialog({ exam, locked, timeZone, again, mayMove, onClose }: Props) {
  const t = useMessages(scheduleMessages);
  const { title, groupId, examId, opensAt, closesAt, lockAt, extensions, _revision } = exam;
  const move = useCommand(RescheduleExamDocument);
  const extend = useCommand(ExtendExamDeadlineDocument);
  const start = () => ({ chosen: everybody, until: laterThan(closesAt, timeZone), reason: '' });
  const form = useForm({ start, again, refusals });
  const { chosen, until } = form.value;
  const members = useAll(GroupMembersDocument, { id: groupId }, ({ Group }) => Group.members);
  const students = (members.data ?? []).filter(({ status }) => status === 'active');
  const userId = chosen === everybody && !mayMove ? (students[0]?.userId ?? '') : chosen;
  const present = extensions.find((one) => one.userId === userId)?.closesAt ?? closesAt;
  const instant = instantOf(until, timeZone) ?? '';
  const wrong = instant === '' ? t('timeMissing') : t('notLater', { date: dateTime(present, timeZone) });
  const send = (because: string) => {
    const seen = { groupId, examId, expectedRevision: _revision, reason: because || null };
    if (userId !== everybody) return extend.run({ ...seen, userId, closesAt: instant });
    const locks = lockAt !== null && lockAt < instant ? instant : lockAt;
    return move.run({ ...seen, opensAt, closesAt: instant, lockAt: locks });
  };
  return (
    <ActDialog
      title={t('extendTitle', { exam: title })}
      confirm={t('extend')}
      form={form}
      send={({ reason }) => send(reason)}
      done={t('extended', { exam: title })}
      isBarred={locked !== undefined}
      onClose={onClose}
    >
      {locked && <LockedTermNotice term={locked} />}
      <Barred isBarred={locked !== undefined}>
        <LabelledChoice
          label={t('for')}
          isCompact
          {...form.field('chosen')}
          value={userId}
          isRequired={!mayMove}
          options={[
            ...(mayMove ? [{ value: everybody, label: t('everybody') }] : []),
            ...students.map((one) => ({ value: one.userId, label: one.name ?? t('erased') })),
          ]}
        />
        <LabelledText
          label={t('newDeadline')}
          type="datetime-local"
          {...form.field('until')}
          problem={instant > present ? skippedTime(until, timeZone) : wrong}
        />
        <Box sx={{ fontSize: 13, color: 'var(--ink-2)', mt: '-9px' }}>
          {t('zone', { zone: zoneText(timeZone, instant || closesAt) })}
        </Box>
        <LabelledText
          label={t('reason')}
          isOptional
          hint={t(userId === everybody ? 'reasonAllHint' : 'reasonHint')}
          maxLength={longestReason}
          {...form.field('reason')}
        />
      </Barred>
    </ActDialog>
  );
}
