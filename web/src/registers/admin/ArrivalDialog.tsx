import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { ActDialog, LabelledText, useForm } from '../../lib/forms/index.ts';
import { clock, instantOf, skippedTime, useMessages, wallTime } from '../../lib/i18n/index.ts';
import type { RegisterStudentFragment, StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type Props = {
  readonly student: RegisterStudentFragment;
  readonly register: StaffRegisterFragment;
  readonly timeZone: string;
  readonly onSet: (arrivedAt: string) => void;
  readonly onClose: () => void;
};

/** It asks when somebody came. The threshold of the register says whether that is late or absent. */
export function ArrivalDialog({ student, register, timeZone, onSet, onClose }: Props) {
  const t = useMessages(registerAdminMessages);
  const { named } = useNamesakes();
  const { date, startsAt, endsAt, minutesLateThreshold } = register;
  const now = new Date().toISOString();
  const present = student.arrivedAt ?? (now > startsAt && now < endsAt ? now : startsAt);
  const form = useForm({ start: () => ({ time: wallTime(present, timeZone).slice(11) }) });
  const wallOf = (time: string) => time && `${date}T${time}`;
  return (
    <ActDialog
      title={t('setTimeOf', { name: named(student) })}
      form={form}
      send={async ({ time }) => onSet(instantOf(wallOf(time), timeZone) ?? present)}
      onClose={onClose}
    >
      <LabelledText
        label={t('arrivedAt')}
        hint={t('arrivedHint', { count: minutesLateThreshold, start: clock(startsAt, timeZone) })}
        type="time"
        required
        autoFocus
        max={wallTime(endsAt, timeZone).slice(11)}
        {...form.field('time')}
        problem={skippedTime(wallOf(form.value.time), timeZone)}
      />
    </ActDialog>
  );
}
