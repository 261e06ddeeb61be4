import { mostExtraAttempts } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { longestTimeLimitMin } from '@paideia/events/exams/exam.rules.ts';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { GrantExtraAttemptDocument } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { GrantExtraTimeDocument, type StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import { GroupMembersDocument } from '../../generated/groups/admin/groups-admin.ts';
import { useAll, useCommand } from '../../lib/data/index.ts';
import {
  ActDialog,
  Barred,
  LabelledChoice,
  LabelledText,
  NumberField,
  parseDecimal,
  type DecimalRange,
  useForm,
} from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { accommodationsMessages } from './accommodations.messages.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { LockedTermNotice } from '../../groups/term-locks.parts.ts';
import { scheduleMessages } from './schedule.messages.ts';

type Props = {
  readonly exam: StaffScheduledExamFragment;
  /** The term of its course, where that is locked. */
  readonly locked: LockedTermFragment | undefined;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const range: DecimalRange = { digits: 0, min: 0, max: longestTimeLimitMin };

/** Staff give one student more time or more attempts than everybody has at an exam. */
export function AccommodateDialog({ exam, locked, again, onClose }: Props) {
  const t = useMessages(accommodationsMessages);
  const schedule = useMessages(scheduleMessages);
  const { title, groupId, examId, timeLimitMin, accommodations } = exam;
  const time = useCommand(GrantExtraTimeDocument);
  const attempts = useCommand(GrantExtraAttemptDocument);
  const members = useAll(GroupMembersDocument, { id: groupId }, ({ Group }) => Group.members);
  const students = (members.data ?? []).filter(({ status }) => status === 'active');
  // What stands is the student's: without anything typed it is shown as it is.
  const form = useForm({ start: { chosen: '', typed: '', count: 0, reason: '' } });
  const { chosen, typed, count } = form.value;
  const student = students.find(({ userId }) => userId === chosen);
  const present = accommodations.find(({ userId }) => userId === student?.userId)?.extraMinutes ?? 0;
  const text = typed || String(present);
  const read = parseDecimal(text, range);
  const minutes = 'units' in read ? read.units : present;
  const isNothing = minutes === present && count === 0;
  const send = async (reason: string) => {
    if (!student) return;
    const of = { userId: student.userId, groupId, examId, reason };
    // Asked again after a refusal, the time that stands by then is nothing new.
    if (minutes !== present) await time.run({ ...of, minutes });
    if (count > 0) await attempts.run({ ...of, count });
    await again();
  };
  return (
    <ActDialog
      title={t('title', { exam: title })}
      form={form}
      send={({ reason }) => send(reason)}
      done={t('done', { name: student?.name ?? schedule('erased') })}
      isBarred={locked !== undefined}
      onClose={onClose}
    >
      {locked && <LockedTermNotice term={locked} />}
      <Barred isBarred={locked !== undefined}>
        <LabelledChoice
          label={t('student')}
          isCompact
          hasPlaceholder
          {...form.field('chosen')}
          isRequired
          options={students.map(({ userId, name }) => ({ value: userId, label: name ?? schedule('erased') }))}
          onChange={(userId) => form.set({ chosen: userId, typed: '' })}
        />
        {timeLimitMin === null ? (
          <p style={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noLimit')}</p>
        ) : (
          <NumberField
            label={t('minutes')}
            {...form.field('typed')}
            value={text}
            range={range}
            say={(units) => t('minutesOf', { count: number(units) })}
            example={15}
            hint={t('minutesHint', { total: number(timeLimitMin + minutes), limit: number(timeLimitMin) })}
          />
        )}
        <LabelledChoice
          label={t('attempts')}
          isCompact
          {...form.field('count')}
          options={Array.from({ length: mostExtraAttempts + 1 }, (_, n) => ({ value: n, label: number(n) }))}
        />
        <LabelledText
          label={schedule('reason')}
          hint={schedule('reasonHint')}
          required
          maxLength={longestReason}
          problem={isNothing && form.trimmed.reason !== '' ? t('nothing') : undefined}
          {...form.field('reason')}
        />
      </Barred>
    </ActDialog>
  );
}
